import { examLimits } from '@abhyas/contract/flashcards/exam';
import type { Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { daysBetween, studyDayOf } from '../scheduling/study-day.ts';

/** The study day that it is now. */
export async function todayOf(ctx: Context): Promise<string> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  return studyDayOf(timeZone, ctx.clock.now());
}

/** Today and the study days until the exam, today included; EXAM_DAY beside the day where it is not ahead. */
export async function daysUntil(ctx: Context, examOn: string): Promise<{ today: string; days: number }> {
  const today = await todayOf(ctx);
  const days = daysBetween(today, examOn);
  if (days < 1 || days > examLimits.days) failFields('EXAM_DAY', [{ path: 'examOn', messageKey: 'errors.EXAM_DAY' }]);
  return { today, days };
}
