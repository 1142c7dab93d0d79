import type { PlanTerms } from '@abhyas/contract/passes/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { comingExamDates, listExams } from '../../taxonomy/index.ts';
import type { StoredPlan } from './plans.store.ts';

type Terms = Omit<StoredPlan, 'id' | 'state' | 'createdAt' | 'publishedAt'>;
const asDate = (given: string | null) => (given === null ? null : new Date(given));

/** Terms as they are stored: a preview costs nothing and has no end. PLAN_EXAM_UNKNOWN beside the exams. */
export async function storedTerms(ctx: Context, { rules: _rules, ...terms }: PlanTerms): Promise<Terms> {
  const known = new Set((await listExams(ctx)).map(({ id }) => id));
  if (terms.examIds.some((id) => !known.has(id)))
    failFields('PLAN_EXAM_UNKNOWN', [{ path: 'body.examIds', messageKey: 'errors.PLAN_EXAM_UNKNOWN' }]);
  const free = { pricePaise: 0, salePaise: null, saleFrom: null, saleUntil: null, days: null, pauseDays: null };
  return {
    ...terms,
    examIds: [...new Set(terms.examIds)].toSorted((a, b) => a - b),
    saleFrom: asDate(terms.saleFrom),
    saleUntil: asDate(terms.saleUntil),
    ...(terms.mode === 'preview' && free),
  };
}

/** What can be offered opens something and has an end that is known. PLAN_WITHOUT_RULES, PLAN_WITHOUT_DATE. */
export async function requireOfferable(
  ctx: Context,
  { mode, days, examIds }: Pick<Terms, 'mode' | 'days' | 'examIds'>,
  rules: number,
): Promise<void> {
  if (rules === 0) fail('PLAN_WITHOUT_RULES');
  if (mode !== 'preview' && days === null && (await lastExamDay(ctx, examIds)) === undefined) fail('PLAN_WITHOUT_DATE');
}

/** The last day on which one of these exams is held, as `2027-01-24`, if one is known. */
export async function lastExamDay(ctx: Context, examIds: readonly number[]): Promise<string | undefined> {
  const days = (await comingExamDates(ctx)).filter(({ examId }) => examIds.includes(examId)).map(({ day }) => day);
  return days.toSorted().at(-1);
}
