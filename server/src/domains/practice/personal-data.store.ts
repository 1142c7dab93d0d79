import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../kernel/context.ts';
import { anyOf, changeRows, removeRows, rows } from '../../kernel/database/rows.ts';

export const listStandings = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('practiceSkills')
    .select(['chapterId as chapter', 'mean', 'variance', 'answers', 'mastered', 'lastAt'])
    .where('accountId', '=', accountId)
    .orderBy('chapterId')
    .execute();

export const listPractised = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('practiceSessions as s')
    .innerJoin('practiceQuestions as q', 'q.sessionId', 's.id')
    .select([
      's.kind',
      's.startedAt',
      'q.questionId as question',
      'q.response',
      'q.outcome',
      'q.seconds',
      'q.answeredAt',
    ])
    .where('s.accountId', '=', accountId)
    .orderBy('s.startedAt')
    .orderBy('q.position')
    .execute();

export const listAssigned = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('practiceAssigned as g')
    .innerJoin('practiceAssignments as a', 'a.id', 'g.assignmentId')
    .select(['a.chapterIds as chapters', 'a.questions', 'a.dueOn', 'a.note', 'a.assignedAt'])
    .where('g.accountId', '=', accountId)
    .orderBy('a.assignedAt')
    .execute();

export const listPlanned = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('practicePlans')
    .select(['examId as exam', 'examOn', 'minutes', 'savedAt'])
    .where('accountId', '=', accountId)
    .orderBy('examId')
    .execute();

const ofAccount = [
  'practiceStudents',
  'practiceSkills',
  'practiceTaken',
  'practiceGoals',
  'practiceAssigned',
  'practicePlans',
] as const;

export async function forgetPractice(tx: TransactionContext, accountId: string): Promise<void> {
  for (const table of ofAccount) await removeRows(tx, table, { accountId });
  const own = await rows(tx).selectFrom('practiceSessions').select('id').where('accountId', '=', accountId).execute();
  await removeRows(tx, 'practiceQuestions', { sessionId: anyOf(own.map(({ id }) => id)) });
  await removeRows(tx, 'practiceSessions', { accountId });
}

/** Of two beliefs the surer one stays; answers and sets move whole. */
export async function movePractice(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`
    insert into practice_taken as mine
      (institute_id, account_id, question_id, source_id, chapter_id, credit, first, taken_at)
    select institute_id, ${to}::uuid, question_id, source_id, chapter_id, credit, first and not exists (
        select from practice_taken k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid
          and k.question_id = t.question_id), taken_at
    from practice_taken t where t.institute_id = ${tx.instituteId} and t.account_id = ${from}::uuid
    on conflict (institute_id, account_id, question_id, source_id) do nothing`.execute(rows(tx));
  await sql`
    insert into practice_students (institute_id, account_id, mean, variance, answers)
    select institute_id, ${to}::uuid, mean, variance, answers from practice_students
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid
    on conflict (institute_id, account_id) do update set
      mean = case when excluded.variance < practice_students.variance then excluded.mean else practice_students.mean end,
      variance = case when excluded.variance < practice_students.variance then excluded.variance else practice_students.variance end,
      answers = practice_students.answers + excluded.answers`.execute(rows(tx));
  await sql`
    insert into practice_skills (institute_id, account_id, chapter_id, mean, variance, answers, mastered, last_at)
    select institute_id, ${to}::uuid, chapter_id, mean, variance, answers, mastered, last_at from practice_skills
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid
    on conflict (institute_id, account_id, chapter_id) do nothing`.execute(rows(tx));
  await sql`
    insert into practice_goals (institute_id, account_id, questions, rest_days)
    select institute_id, ${to}::uuid, questions, rest_days from practice_goals
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid
    on conflict (institute_id, account_id) do nothing`.execute(rows(tx));
  await sql`
    insert into practice_assigned (institute_id, assignment_id, account_id)
    select institute_id, assignment_id, ${to}::uuid from practice_assigned
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid
    on conflict (institute_id, assignment_id, account_id) do nothing`.execute(rows(tx));
  await sql`
    insert into practice_plans (institute_id, account_id, exam_id, exam_on, minutes, saved_at)
    select institute_id, ${to}::uuid, exam_id, exam_on, minutes, saved_at from practice_plans
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid
    on conflict (institute_id, account_id, exam_id) do nothing`.execute(rows(tx));
  await changeRows(tx, 'practiceAssignments', { assignedBy: from }, { assignedBy: to });
  for (const table of ofAccount) await removeRows(tx, table, { accountId: from });
  await changeRows(tx, 'practiceSessions', { accountId: from }, { accountId: to });
}
