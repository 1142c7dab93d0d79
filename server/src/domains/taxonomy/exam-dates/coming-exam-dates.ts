import type { ExamDate } from '@abhyas/contract/taxonomy/taxonomy';
import { dayIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { listWrittenDates } from './exam-dates.store.ts';

/** An exam's date that is not over, and how many days of the institute's calendar there are until then: 0 on the day itself. */
export interface ComingExamDate extends ExamDate {
  readonly days: number;
}

const DAY_MS = 86_400_000;

/** When the exams are held next, the nearest first. */
export async function comingExamDates(ctx: Context): Promise<ComingExamDate[]> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const today = dayIn(timeZone, ctx.clock.now());
  return (await listWrittenDates(ctx))
    .map((date) => ({ ...date, days: (Date.parse(date.day) - Date.parse(today)) / DAY_MS }))
    .filter(({ days }) => days >= 0);
}
