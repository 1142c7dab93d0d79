import type { Card } from '@abhyas/contract/flashcards/cards';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';
import { CardFields, trimmed, useCardCheck } from './card-fields.tsx';

interface Props {
  readonly card: Pick<Card, 'id' | 'kind' | 'front' | 'back'>;
  readonly onClose: () => void;
  readonly onSaved?: ((card: Card) => void) | undefined;
}

/** Other words on a card; its dates stay. */
export function EditCard({ card, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const check = useCardCheck();
  const anew = useFlashcardsAnew();
  return (
    <FormDialog
      onClose={onClose}
      title={t('flashcards.edit.title')}
      size="lg"
      initial={{ kind: card.kind, front: card.front, back: card.back }}
      submit={t('flashcards.edit.save')}
      check={check}
      send={async (values) => {
        onSaved?.(await api.flashcards.updateCard({ params: { cardId: card.id }, body: trimmed(values) }));
        void anew();
      }}
    >
      {(fields) => (
        <>
          <CardFields fields={fields} />
          <Quiet as="p" size="sm">
            {t('flashcards.edit.dates')}
          </Quiet>
        </>
      )}
    </FormDialog>
  );
}
