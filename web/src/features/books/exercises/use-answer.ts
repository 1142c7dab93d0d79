import type { JudgedAnswer, ShownItem } from '@abhyas/contract/books/reading';
import type { Response } from '@abhyas/contract/questions/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { newId } from '../../../lib/new-id.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { readAddress } from '../addresses.ts';
import { useBookOutbox } from './use-book-outbox.ts';

const MOST_SECONDS = 7200;

/** Sends an answer to a question of a book; without a network it is kept on the device and judged later. */
export function useAnswer(bookId: string, itemId: string) {
  const [begun] = useState(() => Date.now());
  const { outbox, heldUp } = useBookOutbox();
  const waits = outbox.lines().findLast(({ answer }) => answer.itemId === itemId)?.answer;
  return {
    send: (response: Response | null, hinted: boolean) => {
      const now = Date.now();
      const seconds = Math.min(MOST_SECONDS, Math.round((now - begun) / 1000));
      outbox.add({
        bookId,
        answer: { id: newId(), itemId, response, seconds, hinted, answeredAt: new Date(now).toISOString() },
      });
    },
    busy: waits !== undefined && !heldUp,
    /** The answer that waits for a network; undefined: none does. */
    kept: heldUp ? waits : undefined,
  };
}

/** Shows what the server judged as soon as answers arrive, and says which of them it did not take. Once for a book that is open. */
export function useJudgedAnswers(): void {
  const { t } = useTranslation();
  const say = useRefusalText();
  const client = useQueryClient();
  const { outbox } = useBookOutbox();
  useEffect(
    () =>
      outbox.onSent(({ refused, answers }) => {
        for (const { because } of refused) toast.bad(t(`books.reading.answer.refused.${because}`));
        client.setQueriesData<ShownItem>(
          { queryKey: api.books.openBookItem.key },
          (item) => item && judged(item, answers),
        );
        for (const { key } of [api.books.openBookItem, api.books.openBook, api.books.listMyBooks])
          void client.invalidateQueries({ queryKey: key });
      }),
    [outbox, client, t],
  );
  useEffect(() => outbox.onRefused((error) => toast.bad(say(error))), [outbox, say]);
}

/** An exercise with these answers of its questions as the last ones. Pure. */
function judged(item: ShownItem, answers: readonly JudgedAnswer[]): ShownItem {
  const own = answers.filter(({ itemId }) => item.questions.some((question) => question.itemId === itemId));
  const ids = new Set(own.map(({ itemId }) => itemId));
  return { ...item, answers: [...item.answers.filter(({ itemId }) => !ids.has(itemId)), ...own] };
}

/** Calls back when an answer to this question was judged. */
export function useWhenJudged(itemId: string, onJudged: () => void): void {
  const { outbox } = useBookOutbox();
  const latest = useRef(onJudged);
  useEffect(() => {
    latest.current = onJudged;
  }, [onJudged]);
  useEffect(
    () =>
      outbox.onSent((_got, lines) => {
        if (lines.some(({ answer }) => answer.itemId === itemId)) latest.current();
      }),
    [outbox, itemId],
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
