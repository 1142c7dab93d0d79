import type { CardOrigin, CardText } from '@abhyas/contract/flashcards/cards';
import type { Collection } from '@abhyas/contract/flashcards/keeping';
import { Button } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';

interface Props {
  readonly collects: Collection;
  readonly origin: CardOrigin;
  readonly card: () => Pick<CardText, 'front' | 'back'>;
  /** A sign among other signs. */
  readonly small?: boolean;
}

/** One tap makes a card of what is at hand; it can be taken back, and leads to the deck that it went to. */
export function KeepButton({ collects, origin, card, small }: Props) {
  const { t } = useTranslation();
  const anew = useFlashcardsAnew();
  const back = useChange((cardId: string) => api.flashcards.removeCard({ params: { cardId } }), {
    said: t('flashcards.keep.undone'),
    after: () => {
      keep.reset();
      void anew();
    },
  });
  const keep = useChange(
    () =>
      api.flashcards.keepCard({
        body: { collects, deckName: t(`flashcards.keep.deck.${collects}`), card: { kind: 'basic', ...card() }, origin },
      }),
    {
      after: ({ cardId, deck, isNew }) => {
        void anew();
        const words = t(isNew ? 'flashcards.keep.made' : 'flashcards.keep.known', { deck: deck.name });
        toast.good(words, isNew ? { undo: () => back.send(cardId) } : {});
      },
    },
  );
  const label = t('flashcards.keep.action');
  if (small)
    return (
      <IconButton icon={IconCards} label={label} disabled={keep.busy || keep.isDone} onClick={() => keep.send()} />
    );
  if (keep.reply)
    return (
      <Link to="/student/flashcards/$" params={{ _splat: keep.reply.deck.id }} {...buttonFace('ghost', 'sm')}>
        <Icon of={IconCards} size={16} />
        {t('flashcards.keep.open', { deck: keep.reply.deck.name })}
      </Link>
    );
  return (
    <Button
      size="sm"
      variant="outline"
      loading={keep.busy}
      leftSection={<Icon of={IconCards} size={16} />}
      onClick={() => keep.send()}
    >
      {label}
    </Button>
  );
}
