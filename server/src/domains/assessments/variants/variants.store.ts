import type { Variant } from '@abhyas/contract/questions/variables';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

/** The numbers of one question in one attempt. */
interface GivenVariant {
  readonly attemptId: string;
  readonly questionId: string;
  readonly variant: Variant;
}

/** Keeps what attempts of this transaction were given. */
export async function insertVariants(tx: TransactionContext, given: readonly GivenVariant[]): Promise<void> {
  if (given.length === 0) return;
  await tx.db
    .insertInto('attempt_variants')
    .values(
      given.map(({ attemptId, questionId, variant }) => ({
        institute_id: tx.instituteId,
        attempt_id: attemptId,
        question_id: questionId,
        variant: json(variant),
      })),
    )
    .execute();
}

/** What an attempt was given, by question id. */
export async function listVariants(ctx: Context, attemptId: string): Promise<Map<string, Variant>> {
  const rows = await ctx.db
    .selectFrom('attempt_variants')
    .select(['question_id', 'variant'])
    .where('institute_id', '=', ctx.instituteId)
    .where('attempt_id', '=', attemptId)
    .execute();
  return new Map(rows.map((row) => [row.question_id, row.variant as Variant]));
}

/** What these attempts' students were given in earlier attempts at the same papers, with the attempt that comes after. */
export async function listEarlierVariants(ctx: Context, attemptIds: readonly string[]): Promise<GivenVariant[]> {
  const { rows } = await sql<GivenVariant>`
    select mine.id as "attemptId", v.question_id as "questionId", v.variant
    from attempts mine
    join attempts earlier on earlier.institute_id = ${ctx.instituteId} and earlier.paper_id = mine.paper_id
      and earlier.account_id = mine.account_id and earlier.number < mine.number
    join attempt_variants v on v.institute_id = ${ctx.instituteId} and v.attempt_id = earlier.id
    where mine.institute_id = ${ctx.instituteId} and mine.id = any(${[...attemptIds]}::uuid[])`.execute(ctx.db);
  return rows;
}
