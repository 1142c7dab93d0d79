import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { learnerChoices } from '../../learners/index.ts';
import { comingExamDates, listExams } from '../../taxonomy/index.ts';
import { planOf, todayOf } from './plan-of.ts';
import { listPlans } from './plans.store.ts';

type Endpoint = typeof api.practice.showPlan;

/** The plan to the exam that was asked for, else to the nearest one that is planned. */
export async function showPlan(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const { examIds } = await learnerChoices(ctx, accountId);
  const all = await listExams(ctx);
  const chosen = all.filter(({ id }) => examIds.includes(id));
  const exams = (chosen.length > 0 ? chosen : all).map(({ id, name }) => ({ id, name }));
  const kept = await listPlans(ctx, accountId, await todayOf(ctx));
  const wanted = [query.examId, kept[0]?.examId, exams[0]?.id];
  const examId = wanted.find((one) => exams.some(({ id }) => id === one)) ?? fail('NOT_FOUND');
  const own = kept.find((one) => one.examId === examId);
  return {
    exams,
    examId,
    written: (await comingExamDates(ctx)).find((one) => one.examId === examId)?.day ?? null,
    plan: own ? await planOf(ctx, accountId, own) : null,
  };
}
