import type { QuestionRecord } from '@abhyas/contract/assessments/asked-before';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/** No call names more questions (contract: asked before). */
const MOST = 500;
const STALE = 60_000;

/** What published tests did with these questions: where they were asked last, and which a verdict dropped. Nothing while it is asked for. */
export function useAskedBefore(paperId: string, questionIds: readonly string[]): ReadonlyMap<string, QuestionRecord> {
  const params = { paperId };
  const body = { questionIds: questionIds.toSorted().slice(0, MOST) };
  const { data } = useQuery({
    queryKey: [...api.assessments.listAskedBefore.key, { params, body }],
    queryFn: ({ signal }) => api.assessments.listAskedBefore({ params, body }, { signal, quiet: true }),
    enabled: questionIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: STALE,
  });
  return new Map(data?.rows.map((row) => [row.questionId, row]));
}
