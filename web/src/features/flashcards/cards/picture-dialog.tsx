import type { Card } from '@abhyas/contract/flashcards/cards';
import { Button, FileButton } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';
import { PictureFields, type PictureValues, valuesOf } from './picture-fields.tsx';

/** Chooses a picture, and asks for its areas once it is kept. */
export function AddPicture({ deckId }: { readonly deckId: string }) {
  const { t } = useTranslation();
  const kept = useChange((file: File) =>
    api.flashcards.uploadCardPicture({ query: { deckId, fileName: file.name || 'picture.png' }, body: file }),
  );
  const { reply } = kept;
  const reset = useRef<() => void>(null);
  return (
    <>
      <FileButton
        accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
        inputProps={{ 'aria-label': t('flashcards.picture.action') }}
        resetRef={reset}
        onChange={(file) => {
          // Else the same picture could not be chosen a second time.
          reset.current?.();
          if (file) kept.send(file);
        }}
      >
        {(button) => (
          <Button
            {...button}
            variant="ghost"
            size="sm"
            loading={kept.busy}
            leftSection={<Icon of={IconPhotoPlus} size={16} />}
          >
            {t('flashcards.picture.action')}
          </Button>
        )}
      </FileButton>
      {reply && (
        <PictureForm
          title={t('flashcards.picture.title')}
          url={reply.url}
          initial={{ question: '', hides: 'all', areas: [] }}
          send={(values) =>
            api.flashcards.addCardPicture({
              params: { deckId },
              body: { mediaId: reply.mediaId, ...toSend(values) },
            })
          }
          onClose={kept.reset}
        />
      )}
    </>
  );
}

interface EditProps {
  readonly card: Card;
  readonly onClose: () => void;
  /** Hears of the card where its area stayed. */
  readonly onSaved?: ((card: Card) => void) | undefined;
}

/** Changes the areas, answers and question of the picture of a card. */
export function EditPicture({ card, onClose, onSaved }: EditProps) {
  const { t } = useTranslation();
  const params = { pictureId: card.picture!.id };
  const shown = useQuery({ ...query(api.flashcards.showCardPicture, { params }), gcTime: 0 });
  const title = t('flashcards.picture.edit');
  if (!shown.data)
    return (
      <Dialog opened onClose={onClose} title={title} size="xl">
        <Loaded query={shown} skeleton={<CardSkeleton lines={6} />}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  return (
    <PictureForm
      title={title}
      url={shown.data.url}
      initial={valuesOf(shown.data)}
      send={async (values) => {
        const { question, hides, areas } = await api.flashcards.saveCardPicture({ params, body: toSend(values) });
        const asked = areas.findIndex(({ cardId }) => cardId === card.id);
        if (asked < 0) return;
        const sides = areas.map(({ x, y, width, height }) => ({ x, y, width, height }));
        const picture = { ...card.picture!, hides, areas: sides, asked };
        onSaved?.({ ...card, front: question, back: areas[asked]!.answer, picture });
      }}
      onClose={onClose}
    />
  );
}

const toSend = ({ question, hides, areas }: PictureValues) => ({
  question: question.trim(),
  hides,
  areas: areas.map(({ key: _key, cardId, answer, ...area }) => {
    return { ...area, answer: answer.trim(), ...(cardId !== undefined && { cardId }) };
  }),
});

interface FormProps {
  readonly title: string;
  readonly url: string;
  readonly initial: PictureValues;
  readonly send: (values: PictureValues) => Promise<unknown>;
  readonly onClose: () => void;
}

function PictureForm({ title, url, initial, send, onClose }: FormProps) {
  const { t } = useTranslation();
  const anew = useFlashcardsAnew();
  return (
    <FormDialog
      title={title}
      size="xl"
      onClose={onClose}
      initial={initial}
      submit={({ areas }) => t('flashcards.picture.save', { count: areas.length })}
      check={({ question, areas }) => ({
        ...(question.trim() === '' && { question: t('flashcards.picture.questionMissing') }),
        ...(areas.length === 0 && { areas: t('flashcards.picture.areasMissing') }),
      })}
      send={async (values) => {
        await send(values);
        void anew();
      }}
    >
      {(fields) => <PictureFields fields={fields} url={url} />}
    </FormDialog>
  );
}
