import { STREAK_SECONDS } from '@abhyas/contract/discovery/constants';
import type { StudentDay, StudyDay } from '@abhyas/contract/discovery/home';
import type { Context } from '../../../kernel/context.ts';
import { lastStudied } from './study-week.ts';

type Streak = StudentDay['streak'];

/** Most students need no more; who has studied through all of it gets a wider look. */
const FIRST_LOOK = 32;

/** How many days in a row somebody studied, and how long today. */
export async function streakOf(ctx: Context, accountId: string, look = FIRST_LOOK): Promise<Streak> {
  const streak = countStreak(await lastStudied(ctx, accountId, look));
  return streak.days < look - 1 ? streak : streakOf(ctx, accountId, look * 4);
}

/** Days in a row that reach the least time, counted back from the last one; a last one that does not reach it yet breaks nothing. Pure. */
export function countStreak(days: readonly StudyDay[]): Streak {
  const seconds = days.map(({ watched, tested }) => watched + tested);
  const today = seconds.at(-1) ?? 0;
  const before = seconds.slice(0, -1);
  const broken = before.findLastIndex((one) => one < STREAK_SECONDS);
  return { days: before.length - 1 - broken + (today >= STREAK_SECONDS ? 1 : 0), today };
}
