import type { Rewording } from '@abhyas/contract/questions/rewording';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import type { scopeBody } from '../scope-of.ts';

export type ScopeBody = ReturnType<typeof scopeBody>;
const SIZE = 10;

/** One page of what a change of words would do. */
export const previewQuery = (scope: ScopeBody, rewording: Rewording, page: number) =>
  queryOptions({
    queryKey: [...api.questions.previewRewording.key, { scope, rewording, page }],
    queryFn: ({ signal }) =>
      api.questions.previewRewording({ body: { scope, rewording, leaveOut: [], page, size: SIZE } }, { signal }),
    staleTime: 60_000,
  });
export const previewSize = SIZE;
