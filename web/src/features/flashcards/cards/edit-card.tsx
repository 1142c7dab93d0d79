import type { Card, TextKind } from '@abhyas/contract/flashcards/cards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';
import { CardFields, trimmed, useCardCheck } from './card-fields.tsx';
import { EditPicture } from './picture-dialog.tsx';
import { SoundField } from './sounds/sound-field.tsx';

interface Props {
  readonly card: Card;
  readonly onClose: () => void;
  readonly onSaved?: ((card: Card) => void) | undefined;
}

/** Other words on a card; its dates stay. */
export function EditCard(props: Props) {
  const { kind } = props.card;
  return kind === 'picture' ? <EditPicture {...props} /> : <EditWords {...props} kind={kind} />;
}

function EditWords({ card, kind, onClose, onSaved }: Props & { readonly kind: TextKind }) {
  const { t } = useTranslation();
  const check = useCardCheck();
  const anew = useFlashcardsAnew();
  const [shown, setShown] = useState(card);
  // A sound is kept at once; the words wait for their button.
  const take = (saved: Card) => {
    setShown(saved);
    onSaved?.(saved);
    void anew();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('flashcards.edit.title')}
      size="lg"
      initial={{ kind, front: card.front, back: card.back }}
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
          <SoundField card={shown} onSaved={take} />
          <Quiet as="p" size="sm">
            {t('flashcards.edit.dates')}
          </Quiet>
        </>
      )}
    </FormDialog>
  );
}
