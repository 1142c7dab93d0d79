import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** How often the doubts of a course changed; of all courses together without one. */
export async function newsVersion(ctx: Context, courseId?: string): Promise<number> {
  const of = courseId === undefined ? sql`` : sql`and course_id = ${courseId}::uuid`;
  const { rows } = await sql<{ version: number }>`
    select coalesce(sum(version), 0)::bigint as version from doubt_news
    where institute_id = ${ctx.instituteId} ${of}`.execute(ctx.db);
  return rows[0]!.version;
}

export async function addNews(tx: TransactionContext, courseId: string): Promise<void> {
  await sql`
    insert into doubt_news (institute_id, course_id, version) values (${tx.instituteId}, ${courseId}::uuid, 1)
    on conflict (institute_id, course_id) do update set version = doubt_news.version + 1`.execute(tx.db);
}
