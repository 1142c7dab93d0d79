import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { dayIn } from '../../../kernel/clock.ts';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { listExams } from '../exams/list-exams.ts';
import { listWrittenDates, removeExamDate, upsertExamDate } from './exam-dates.store.ts';
import { listExamDates } from './list-exam-dates.ts';

/** Gives an exam its next date, or none: what students count the days to. */
export async function saveExamDate(
  ctx: Context,
  { body: { examId, next } }: Input<typeof api.taxonomy.saveExamDate>,
): Promise<Answer<typeof api.taxonomy.saveExamDate>> {
  const exam = (await listExams(ctx)).find(({ id }) => id === examId) ?? fail('NOT_FOUND');
  const { timeZone } = await rulesOf(ctx.instituteId);
  // Days of the calendar as ISO 8601 writes them stand in the order of their letters.
  if (next && next.day < dayIn(timeZone, ctx.clock.now())) fail('EXAM_DATE_PAST');
  await inTransaction(ctx, async (tx) => {
    const before = (await listWrittenDates(tx)).find((date) => date.examId === examId);
    if (next) await upsertExamDate(tx, { examId, ...next });
    else await removeExamDate(tx, examId);
    await record(tx, {
      action: 'exam_date.saved',
      subjectKind: 'exam',
      subjectId: exam.code,
      before: { title: before?.title ?? null, day: before?.day ?? null },
      after: { title: next?.title ?? null, day: next?.day ?? null },
    });
  });
  return listExamDates(ctx);
}
