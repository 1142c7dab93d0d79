import type { ExamDate } from '@abhyas/contract/taxonomy/taxonomy';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { removeRows, rows } from '../../../kernel/database/rows.ts';

/** What was written, also where the day is over; the nearest first. */
export async function listWrittenDates(ctx: Bound): Promise<ExamDate[]> {
  const { rows: found } = await sql<ExamDate>`
    select exam_id as "examId", title, day::text as day from exam_dates
    where institute_id = ${ctx.instituteId} order by exam_dates.day, exam_id`.execute(rows(ctx));
  return found;
}

export async function upsertExamDate(tx: TransactionContext, { examId, title, day }: ExamDate): Promise<void> {
  await sql`
    insert into exam_dates (institute_id, exam_id, title, day, saved_at)
    values (${tx.instituteId}, ${examId}, ${title}, ${day}::date, ${tx.clock.now()})
    on conflict (institute_id, exam_id)
      do update set title = excluded.title, day = excluded.day, saved_at = excluded.saved_at`.execute(rows(tx));
}

export async function removeExamDate(tx: TransactionContext, examId: number): Promise<void> {
  await removeRows(tx, 'examDates', { examId });
}
