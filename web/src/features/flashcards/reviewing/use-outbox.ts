import { api, isRefusal } from '../../../lib/api.ts';
import { browserBox, isLater, useSending } from '../../../lib/outbox.ts';
import { useMe } from '../../../lib/session.ts';
import { createReviewOutbox, type ReviewOutbox } from './outbox.ts';

const made = new Map<string, ReviewOutbox>();

function outboxOf(email: string): ReviewOutbox {
  const known = made.get(email);
  if (known) return known;
  const fresh = createReviewOutbox(browserBox, `abhyas.card-answers.${email}`, {
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
export function useOutbox(): { readonly outbox: ReviewOutbox; readonly waiting: number; readonly heldUp: boolean } {
  const outbox = outboxOf(useMe()?.account.email ?? '');
  return { outbox, ...useSending(outbox) };
}
