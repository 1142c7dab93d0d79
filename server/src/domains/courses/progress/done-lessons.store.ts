import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** Of these lessons, those that the account has done. */
export async function listDoneIds(ctx: Context, accountId: string, lessonIds: readonly string[]): Promise<Set<string>> {
  if (lessonIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select lesson_id as id from lesson_progress
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid and done_at is not null
      and lesson_id = any(${lessonIds as string[]}::uuid[])`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
}
