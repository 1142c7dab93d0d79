import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { sql } from 'kysely';
import { rows } from '../../../kernel/database/rows.ts';
import { brought } from '../../../kernel/database/sql.ts';

export interface TakenRow {
  readonly questionId: string;
  readonly chapterId: string;
  readonly credit: number;
}

interface Source {
  readonly accountId: string;
  readonly sourceId: string;
  readonly at: Date;
}

/**
 * Writes down answers that are about to be learned from. Answers those that stood under this source already leave out, each with whether
 * it is the student's first to its question. The student is locked by whoever calls.
 */
export async function takeAnswers(
  tx: TransactionContext,
  { accountId, sourceId, at }: Source,
  answers: readonly TakenRow[],
): Promise<Map<string, boolean>> {
  const column = <K extends keyof TakenRow>(name: K) => answers.map((answer) => answer[name]);
  const { rows: taken } = await sql<{ questionId: string; first: boolean }>`
    insert into practice_taken (institute_id, account_id, question_id, source_id, chapter_id, credit, first, taken_at)
    select place.institute_id, ${accountId}::uuid, a.question_id, ${sourceId}::uuid, a.chapter_id, a.credit,
      not exists (select from practice_taken t where t.institute_id = ${tx.instituteId} and t.account_id = ${accountId}::uuid
        and t.question_id = a.question_id), ${at}::timestamptz
    from ${brought(
      tx,
      sql`unnest(${column('questionId')}::uuid[], ${column('chapterId')}::uuid[], ${column('credit')}::float8[])
      as a (question_id, chapter_id, credit)`,
    )}
    on conflict (institute_id, account_id, question_id, source_id) do nothing
    returning question_id, first`.execute(rows(tx));
  return new Map(taken.map(({ questionId, first }) => [questionId, first]));
}

/** How many answers of a chapter went wrong since then. */
export async function countMissed(ctx: Bound, accountId: string, chapterId: string, since: Date): Promise<number> {
  const { count } = await rows(ctx)
    .selectFrom('practiceTaken')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('chapterId', '=', chapterId)
    .where('takenAt', '>=', since)
    .where('credit', '<', 0.5)
    .executeTakeFirstOrThrow();
  return count;
}
