import type { DeckKind } from '@abhyas/contract/flashcards/cards';
import type { Deck } from '@abhyas/contract/flashcards/decks';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';

interface Props {
  readonly kind: DeckKind;
  readonly onClose: () => void;
  /** The deck to rename; without it a new one is made. */
  readonly deck?: Deck;
  readonly onSaved?: (deck: Deck) => void;
}

/** Names a deck, new or old. */
export function DeckForm({ kind, onClose, deck, onSaved }: Props) {
  const { t } = useTranslation();
  const anew = useFlashcardsAnew();
  const send = async ({ name, description }: { name: string; description: string }) => {
    const body = { name: name.trim(), description: description.trim() };
    const saved = await (deck
      ? api.flashcards.updateDeck({ params: { deckId: deck.id }, body })
      : api.flashcards.createDeck({ body: { kind, ...body } }));
    void anew();
    onSaved?.(saved);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(deck ? 'flashcards.form.edit' : 'flashcards.form.create')}
      submit={t(deck ? 'flashcards.form.save' : 'flashcards.form.confirm')}
      initial={{ name: deck?.name ?? '', description: deck?.description ?? '' }}
      check={({ name }) => (name.trim() === '' ? { name: t('flashcards.form.nameMissing') } : {})}
      fieldOf={{ DECK_NAME_TAKEN: 'name' }}
      send={send}
    >
      {(fields) => (
        <>
          <TextInput {...fields.text('name')} label={t('flashcards.form.name')} required maxLength={80} />
          <Textarea
            {...fields.text('description')}
            label={t('flashcards.form.description')}
            maxLength={300}
            autosize
            minRows={2}
          />
        </>
      )}
    </FormDialog>
  );
}
