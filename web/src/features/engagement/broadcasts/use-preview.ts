import type { BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';

/** Milliseconds of quiet before what is typed is asked for. */
const QUIET = 400;

/** Who would get a notice as it is typed now, and how some of them would read it. */
export function usePreview(draft: BroadcastDraft) {
  const [settled] = useDebouncedValue(draft, QUIET);
  return useQuery({
    ...query(api.engagement.previewBroadcast, { body: settled }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
