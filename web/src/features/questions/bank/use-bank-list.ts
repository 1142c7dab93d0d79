import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';
import type { BankSearch } from '../addresses.ts';
import { bankQuery } from './bank-query.ts';

/**
 * The questions that a search finds. The best hits come at once; where there are more of them, every number follows a moment later from a
 * count of all hits, so that nobody reads "500" where more are found.
 */
export function useBankList(search: BankSearch, size?: number) {
  const asked = bankQuery(search, size);
  const list = useQuery({ ...query(api.questions.listQuestions, { query: asked }), placeholderData: keepPreviousData });
  const all = useQuery({
    ...query(api.questions.listQuestions, { query: { ...asked, page: 1, size: 1, hits: 'all' } }),
    enabled: list.data?.more === true && !list.isPlaceholderData,
  });
  const { data, error, isPending, refetch } = list;
  const counted = data?.more ? all.data : undefined;
  return {
    data: data && counted ? { ...data, total: counted.total, counts: counted.counts, more: counted.more } : data,
    error,
    isPending,
    retry: () => void refetch(),
  };
}
