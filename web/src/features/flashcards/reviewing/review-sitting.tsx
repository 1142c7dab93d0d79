import type { DueCard } from '@abhyas/contract/flashcards/reviewing';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { EditCard } from '../cards/edit-card.tsx';
import { useFlashcardsAnew } from '../flashcards-day.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import classes from './review.module.css';
import { ReviewCard } from './review-card.tsx';
import { ReviewEnd } from './review-end.tsx';
import { isHeard, playSound } from '../cards/sounds/card-sound.tsx';
import { answeredOf } from './review-session.ts';
import { ReviewTop } from './review-top.tsx';
import { useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface Props {
  readonly cards: readonly DueCard[];
  /** How many were due in all when these were asked for. */
  readonly total: number;
  readonly onMore: () => void;
}

/** One sitting: the card, and under the thumb what can be done with it. */
export function ReviewSitting({ cards, total, onMore }: Props) {
  const { t } = useTranslation();
  const review = useReview(cards);
  const { session, turn, rate, undo, dispatch } = review;
  const { current, turned } = session;
  const [editing, setEditing] = useState(false);
  const sound = current?.sound;
  const onPlay = () => sound?.url && isHeard(sound, turned) && playSound(sound.url);
  useReviewKeys({ turned, onTurn: turn, onRate: rate, onUndo: undo, onPlay }, !editing);
  const rest = useRest((cardId) => dispatch({ type: 'drop', cardId, now: Date.now() }));
  useCountsAnew(current === undefined && review.waiting === 0);
  const onUndo = session.before && undo;
  const held = review.heldUp ? review.waiting : 0;
  if (!current)
    return <ReviewEnd session={session} left={total - cards.length} held={held} onUndo={onUndo} onMore={onMore} />;
  return (
    <>
      <ReviewTop done={answeredOf(session)} total={session.total} onUndo={onUndo} held={held} />
      <main className={classes['main']}>
        <ReviewCard
          key={`${current.id} ${session.done.length}`}
          card={current}
          turned={turned}
          onSwiped={(side) => rate(side === 'left' ? 'again' : 'good')}
          onRest={() => rest.send(current.id)}
          onEdit={current.deck.kind === 'student' ? () => setEditing(true) : undefined}
        />
      </main>
      <div className={classes['dock']}>
        {turned ? (
          <AnswerButtons next={session.unsure.has(current.id) ? undefined : current.next} onRate={rate} />
        ) : (
          <Button variant="action" size="lg" fullWidth onClick={turn}>
            {t('flashcards.review.turn')}
          </Button>
        )}
      </div>
      {editing && (
        <EditCard
          card={current}
          onClose={() => setEditing(false)}
          onSaved={(card) => dispatch({ type: 'edited', card })}
        />
      )}
    </>
  );
}

/** Lets a card rest, which takes it out of the sitting. */
function useRest(onRests: (cardId: string) => void) {
  const { t } = useTranslation();
  return useChange((cardId: string) => api.flashcards.suspendCard({ params: { cardId }, body: { suspended: true } }), {
    said: t('flashcards.rest.done'),
    after: (_, cardId) => onRests(cardId),
  });
}

/** Asks for the counts of the day when the last answer has arrived. */
function useCountsAnew(isOver: boolean): void {
  const anew = useFlashcardsAnew();
  useEffect(() => {
    if (isOver) void anew();
  }, [isOver, anew]);
}
