import type { Response } from '@abhyas/contract/questions/shapes';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { newId } from '../../../lib/new-id.ts';
import { useChange } from '../../../lib/use-change.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { readAddress } from '../addresses.ts';

const MOST_SECONDS = 7200;

/** Sends an answer to a question of a book. Tried again after a refusal it is the same answer: it counts once. */
export function useAnswer(bookId: string, itemId: string, onJudged: () => void) {
  const [begun] = useState(() => Date.now());
  const sent = useRef<{ readonly response: Response | null; readonly id: string }>(undefined);
  return useChange(
    (response: Response | null) => {
      if (sent.current?.response !== response) sent.current = { response, id: newId() };
      const now = Date.now();
      const seconds = Math.min(MOST_SECONDS, Math.round((now - begun) / 1000));
      const answeredAt = new Date(now).toISOString();
      const answers = [{ id: sent.current!.id, itemId, response, seconds, answeredAt }];
      return api.books.answerBook({ params: { bookId }, body: { answers } });
    },
    {
      stale: [api.books.openBookItem, api.books.openBook, api.books.listMyBooks],
      after: async (_reply, _given, refreshed) => {
        await refreshed;
        onJudged();
      },
      inline: true,
    },
  );
}

/** Goes to another question about the same, or says that there is none. */
export function useSimilar(bookId: string, itemId: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useChange(() => api.books.findSimilarInBook({ params: { bookId, itemId } }), {
    after: (found) => {
      if (found.exerciseId === null) toast.good(t('books.reading.answer.noSimilar'));
      else void navigate(readAddress(bookId, `${found.exerciseId}/${found.itemId ?? ''}`));
    },
  });
}
