import type { Rating } from '@abhyas/contract/flashcards/cards';
import type { DueCard } from '@abhyas/contract/flashcards/reviewing';
import { useEffect, useReducer, useRef } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { beginSession, reviewing, type Session, type SessionAction } from './review-session.ts';
import { useOutbox } from './use-outbox.ts';

/** Whoever went away for a while did not think for that long. */
const LONGEST = 60_000;

export interface Review {
  readonly session: Session;
  readonly dispatch: (action: SessionAction) => void;
  readonly turn: () => void;
  readonly rate: (rating: Rating) => void;
  readonly undo: () => void;
  /** Answers that the server does not have yet. */
  readonly waiting: number;
  readonly heldUp: boolean;
}

/** A sitting over these cards: each answer goes on its way at once, and the dates that come back are shown. */
export function useReview(cards: readonly DueCard[]): Review {
  const [session, dispatch] = useReducer(reviewing, cards, beginSession);
  const { outbox, waiting, heldUp } = useOutbox();
  const asked = useRef({ cardId: '', answers: 0, at: 0 });
  const { current, done } = session;
  const cardId = current?.id ?? '';
  useEffect(() => {
    asked.current = { cardId, answers: done.length, at: Date.now() };
  }, [cardId, done.length]);
  useEffect(() => outbox.onSent((learned) => dispatch({ type: 'learned', cards: learned })), [outbox]);
  const rate = (rating: Rating) => {
    if (!current || !session.turned) return;
    const now = Date.now();
    const milliseconds = Math.min(LONGEST, Math.max(0, now - asked.current.at));
    const answer = { id: newId(), cardId: current.id, rating, milliseconds };
    dispatch({ type: 'answer', done: answer, now });
    outbox.add({ ...answer, reviewedAt: new Date(now).toISOString() });
  };
  const undo = () => {
    const last = done.at(-1);
    if (!last || !session.before) return;
    dispatch({ type: 'undo' });
    outbox.takeBack(last.id);
  };
  return { session, dispatch, turn: () => dispatch({ type: 'turn' }), rate, undo, waiting, heldUp };
}
