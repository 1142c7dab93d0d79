import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** In how many papers each of these questions was ever published; one that was in none is missing. */
export async function countPapersWith(ctx: Context, questionIds: readonly string[]): Promise<Map<string, number>> {
  if (questionIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('paper_questions')
    .select((eb) => ['question_id', eb.fn.count<number>('paper_id').distinct().as('papers')])
    .where('institute_id', '=', ctx.instituteId)
    .where('question_id', '=', sql<string>`any(${questionIds as string[]}::uuid[])`)
    .groupBy('question_id')
    .execute();
  return new Map(rows.map((row) => [row.question_id, row.papers]));
}
