import type { StudentDay } from '@abhyas/contract/discovery/home';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { openPapersOf } from '../../assessments/index.ts';
import { preparationOf } from '../../learners/index.ts';
import { comingExamDates, listExams } from '../../taxonomy/index.ts';
import { streakOf } from './streak.ts';

/** What stands around every page of a student: how many tests wait, how many days in a row were studied, how far the exams are. */
export async function showDay(ctx: Context): Promise<StudentDay> {
  const { accountId } = actorOf(ctx);
  const papers = await openPapersOf(ctx, accountId);
  return {
    due: papers.filter(({ state, attempts }) => state === 'running' || (state === 'open' && attempts.length === 0))
      .length,
    streak: await streakOf(ctx, accountId),
    exams: await examsAhead(ctx, accountId),
  };
}

async function examsAhead(ctx: Context, accountId: string): Promise<StudentDay['exams']> {
  const { exams: chosen } = await preparationOf(ctx, accountId);
  const exams = (await listExams(ctx)).filter(({ name }) => chosen.includes(name));
  return (await comingExamDates(ctx)).flatMap(({ examId, title, day, days }) => {
    const exam = exams.find(({ id }) => id === examId);
    return exam ? [{ code: exam.code, title, day, days }] : [];
  });
}
