import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';

export interface Assignment {
  readonly id: string;
  readonly batchId: string;
  readonly examId: number;
  readonly chapterIds: readonly string[];
  readonly questions: number;
  /** As `2026-11-30`. */
  readonly dueOn: string;
  readonly note: string;
  readonly assignedBy: string;
  readonly assignedAt: Date;
}

export async function insertAssignment(
  tx: TransactionContext,
  assignment: Assignment,
  accountIds: readonly string[],
): Promise<void> {
  const { id, batchId, examId, chapterIds, questions, dueOn, note, assignedBy, assignedAt } = assignment;
  await sql`
    insert into practice_assignments
      (institute_id, id, batch_id, exam_id, chapter_ids, questions, due_on, note, assigned_by, assigned_at)
    values (${tx.instituteId}, ${id}, ${batchId}, ${examId}, ${[...chapterIds]}::uuid[], ${questions}, ${dueOn}::date, ${note},
      ${assignedBy}, ${assignedAt})`.execute(rows(tx));
  const made = accountIds.map((accountId) => ({ assignmentId: id, accountId }));
  await insertRows(tx, 'practiceAssigned', made);
}

/** Answers whether it was there and not yet taken back. */
export async function withdrawAssignment(tx: TransactionContext, batchId: string, id: string): Promise<boolean> {
  const withdrawnAt = tx.clock.now();
  return (await changeRows(tx, 'practiceAssignments', { batchId, id, withdrawnAt: null }, { withdrawnAt })) > 0;
}

/** One student of an assignment, and what was answered in its chapters since then; what was left out counts for nothing. */
export interface AssignedRow extends Assignment {
  readonly accountId: string;
  readonly answered: number;
  readonly right: number;
  /** Of each chapter in its order. */
  readonly counts: readonly number[];
}

const selected = (ctx: Bound, where: ReturnType<typeof sql>) => sql<AssignedRow>`
  select a.id, a.batch_id as "batchId", a.exam_id as "examId", a.chapter_ids as "chapterIds", a.questions, a.due_on::text as "dueOn",
    a.note, a.assigned_by as "assignedBy", a.assigned_at as "assignedAt", g.account_id as "accountId",
    coalesce(p.answered, 0)::int as answered, coalesce(p.correct, 0)::int as "right",
    array(select (select count(*)::int from unnest(p.chapters) as k where k = c.id) from unnest(a.chapter_ids)
      with ordinality as c (id, place) order by c.place) as counts
  from practice_assignments a
  join practice_assigned g on g.institute_id = ${ctx.instituteId} and g.assignment_id = a.id
  left join lateral (
    select count(*) as answered, count(*) filter (where q.outcome = 'right') as correct, array_agg(q.chapter_id) as chapters
    from practice_sessions s
    join practice_questions q on q.institute_id = ${ctx.instituteId} and q.session_id = s.id
    where s.institute_id = ${ctx.instituteId} and s.account_id = g.account_id and q.answered_at >= a.assigned_at
      and q.outcome <> 'unanswered' and q.chapter_id = any(a.chapter_ids)
  ) p on true
  where a.institute_id = ${ctx.instituteId} and a.withdrawn_at is null and ${where}`;

/** What a batch was asked, the newest first; a row for each student. */
export async function listOfBatch(ctx: Bound, batchId: string, most: number): Promise<AssignedRow[]> {
  const newest = sql`a.id in (select n.id from practice_assignments n
    where n.institute_id = ${ctx.instituteId} and n.batch_id = ${batchId}::uuid and n.withdrawn_at is null
    order by n.assigned_at desc limit ${most})`;
  return (await sql<AssignedRow>`${selected(ctx, newest)} order by a.assigned_at desc, a.id`.execute(rows(ctx))).rows;
}

/** What one student was asked of which the last day is not before `since`, the nearest day first. */
export async function listOfStudent(ctx: Bound, accountId: string, since: string): Promise<AssignedRow[]> {
  const own = sql`g.account_id = ${accountId}::uuid and a.due_on >= ${since}::date`;
  return (await sql<AssignedRow>`${selected(ctx, own)} order by a.due_on, a.assigned_at`.execute(rows(ctx))).rows;
}
