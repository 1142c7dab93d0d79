import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';
import { type OwnForm, wishOf } from './own-form.ts';

const REST_MS = 250;
const FRESH_MS = 30_000;

/** How many questions each choice stands for; asked when the form has come to rest, and the last figures stay until the next ones are there. */
export function useOwnCounts(form: OwnForm) {
  const [rested] = useDebouncedValue(form, REST_MS);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(api.assessments.countOwnQuestions, { body: wishOf(rested) }, { quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  return { counts: data, error, refetch, isRested: rested === form && !isPlaceholderData };
}
