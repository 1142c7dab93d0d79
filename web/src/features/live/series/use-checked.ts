import type { CheckedPlan, Plan } from '@abhyas/contract/live/classes';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { api } from '../../../lib/api.ts';

/** What the form holds: every field as its input has it. */
export interface PlanWish {
  readonly title: string;
  readonly kind: Plan['kind'];
  readonly place: string;
  readonly batchIds: string[];
  readonly teacherId: string | null;
  readonly day: string;
  readonly time: string;
  readonly ends: string;
  readonly weekdays: readonly number[];
  readonly until: string;
  readonly skip: readonly string[];
  readonly times: readonly { readonly day: string; readonly time: string }[];
  readonly remind: string | null;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const lengthOf = ({ time, ends }: Pick<PlanWish, 'time' | 'ends'>) => minutesOf(ends) - minutesOf(time);
/** A class takes from ten minutes to five hours. */
export const isLongEnough = (wish: Pick<PlanWish, 'time' | 'ends'>): boolean =>
  lengthOf(wish) >= 10 && lengthOf(wish) <= 300;

/** The plan as the server takes it; undefined where too little is filled in to ask. */
export function planOf(wish: PlanWish): Plan | undefined {
  const { title, kind, place, batchIds, teacherId, day, time, weekdays, until, skip, times, remind } = wish;
  const minutes = lengthOf(wish);
  if (teacherId === null || batchIds.length === 0 || day === '' || !isLongEnough(wish)) return undefined;
  if ((kind !== 'room' && place.trim() === '') || (weekdays.length > 0 && until === '')) return undefined;
  const which = { title: title.trim() || '–', kind, place: place.trim(), batchIds, teacherId };
  const when = {
    day,
    time,
    minutes,
    weekdays: [...weekdays],
    until: until || null,
    skip: [...skip],
    times: [...times],
  };
  return { ...which, ...when, remindMinutes: Number(remind) as 0 | 5 | 15 | 60 };
}

/** What the server says of a plan, a moment after the last change. */
export function useChecked(wish: PlanWish): UseQueryResult<CheckedPlan> {
  const [quiet] = useDebouncedValue(planOf({ ...wish, title: '' }), 250);
  return useQuery({
    queryKey: [...api.live.checkClasses.key, quiet],
    queryFn: ({ signal }) => api.live.checkClasses({ body: quiet! }, { signal, quiet: true }),
    enabled: quiet !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
