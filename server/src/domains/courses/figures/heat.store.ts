import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

export interface SeenLesson {
  readonly courseId: string;
  readonly lessonId: string;
}

/** Learners who began the lesson, and the farthest second or page that anybody saw. */
export async function findReach(
  ctx: Context,
  { courseId, lessonId }: SeenLesson,
): Promise<{ learners: number; reach: number }> {
  const { rows } = await sql<{ learners: number; reach: number }>`
    select count(*)::int as learners, coalesce(max((p.watched->-1->>1)::int), 0) as reach
    from lesson_progress p
    where p.institute_id = ${ctx.instituteId} and p.course_id = ${courseId}::uuid and p.lesson_id = ${lessonId}::uuid`.execute(
    ctx.db,
  );
  return rows[0]!;
}

/**
 * How many learners saw something of each part of a lesson. What one saw is joined to whole parts first, so that nobody counts twice in
 * a part; then only the ends of what was seen are added up, not every second.
 */
export async function countParts(
  ctx: Context,
  { courseId, lessonId }: SeenLesson,
  every: number,
  parts: number,
): Promise<number[]> {
  const { rows } = await sql<{ part: number; change: number }>`
    with seen as (
      select unnest(range_agg(int4range((r.ends->>0)::int / ${every}::int, ((r.ends->>1)::int - 1) / ${every}::int + 1))) as parts
      from lesson_progress p cross join lateral jsonb_array_elements(p.watched) as r (ends)
      where p.institute_id = ${ctx.instituteId} and p.course_id = ${courseId}::uuid and p.lesson_id = ${lessonId}::uuid
      group by p.account_id),
    steps as (select lower(parts) as part, 1 as change from seen union all select upper(parts), -1 from seen)
    select part, sum(change)::int as change from steps group by part order by part`.execute(ctx.db);
  const changes = new Map(rows.map(({ part, change }) => [part, change]));
  let viewers = 0;
  return Array.from({ length: parts }, (_, part) => (viewers += changes.get(part) ?? 0));
}

/** Doubts of each part of a lesson. */
export async function countDoubtsByPart(
  ctx: Context,
  { courseId, lessonId }: SeenLesson,
  unit: 'second' | 'page',
  every: number,
): Promise<Map<number, number>> {
  const place = unit === 'second' ? sql`d.at_second` : sql`d.at_page - 1`;
  const { rows } = await sql<{ part: number; count: number }>`
    select ${place} / ${every}::int as part, count(*)::int as count from doubts d
    where d.institute_id = ${ctx.instituteId} and d.course_id = ${courseId}::uuid and d.lesson_id = ${lessonId}::uuid
      and d.hidden_at is null and ${place} is not null
    group by 1`.execute(ctx.db);
  return new Map(rows.map(({ part, count }) => [part, count]));
}
