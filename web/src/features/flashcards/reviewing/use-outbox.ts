import { useEffect, useSyncExternalStore } from 'react';
import { api, ApiError, isRefusal } from '../../../lib/api.ts';
import { useMe } from '../../../lib/session.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** Milliseconds after which what waits is tried again. */
const TRY_AGAIN = 15_000;

const made = new Map<string, Outbox>();
/** Where the browser lets nothing be kept, it is kept as long as the page is open. */
const memory = new Map<string, string>();
const browserBox = {
  getItem: (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem: (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
};

const isLater = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500);

function outboxOf(email: string): Outbox {
  const known = made.get(email);
  if (known) return known;
  const fresh = createOutbox(browserBox, `abhyas.card-answers.${email}`, {
    send: async (reviews) => (await api.flashcards.answerCards({ body: { reviews } }, { quiet: true })).cards,
    undo: async (reviewId) => {
      try {
        return [await api.flashcards.undoReview({ params: { reviewId }, body: {} }, { quiet: true })];
      } catch (error) {
        if (isRefusal(error, 'NOT_FOUND')) return [];
        throw error;
      }
    },
    isLater,
  });
  made.set(email, fresh);
  return fresh;
}

/** The answers of whoever is signed in: sent at once, and again while some wait. */
export function useOutbox(): { readonly outbox: Outbox; readonly waiting: number; readonly heldUp: boolean } {
  const outbox = outboxOf(useMe()?.account.email ?? '');
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  const heldUp = useSyncExternalStore(outbox.subscribe, outbox.isHeldUp);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    const timer = setInterval(flush, TRY_AGAIN);
    addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      removeEventListener('online', flush);
    };
  }, [outbox]);
  return { outbox, waiting, heldUp };
}
