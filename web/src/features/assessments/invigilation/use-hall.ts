import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';
import type { LiveSearch } from '../addresses.ts';

export type Hall = Reply<typeof contract.assessments.watchPaper>;

/** Milliseconds between two looks at the hall. The consoles report as often while somebody looks. */
const lookEvery = 4000;

/** The hall as it stands, asked for again every few seconds while the page is seen. */
export function useHall(paperId: string, { view: _view, ...search }: LiveSearch) {
  return useQuery({
    ...query(api.assessments.watchPaper, { params: { paperId }, query: { ...search, size: 50 } }, { quiet: true }),
    staleTime: 0,
    refetchInterval: lookEvery,
    placeholderData: keepPreviousData,
  });
}

/** Looks again at once: something was done. */
export function useLookAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      [api.assessments.watchPaper.key, api.assessments.showTimeline.key].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
}
