import type { api } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What a learner sees first. */
export type FlashcardsDay = Reply<typeof api.flashcards.showFlashcardsDay>;

/** Cards of one sitting; whoever comes back to more begins with those most at risk. */
export const SITTING = 50;

/** Asks for decks, cards and counts anew: a change of one shows in all of them. Cards that are being answered stay as they are. */
export function useFlashcardsAnew(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [domain, endpoint] }) => domain === 'flashcards' && endpoint !== 'listDueCards',
      }),
    [client],
  );
}
