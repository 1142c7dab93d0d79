import type { CourseStatus, CourseType } from '@abhyas/contract/courses/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';

/** What the lists of access say of a course: as it was published last, or as its authors write it. */
export interface CourseBrief {
  readonly id: string;
  readonly type: CourseType;
  readonly status: CourseStatus;
  readonly title: string;
  readonly validityDays: number | null;
}
/** As many as one reads before refining the words. */
const MOST_FOUND = 20;

const briefs = (ctx: Context, narrowed: RawBuilder<unknown>) => sql<CourseBrief>`
  select c.id, c.type, c.status, coalesce(v.details, c.details)->>'title' as title,
    (coalesce(v.details, c.details)->>'validityDays')::integer as "validityDays"
  from courses c
  left join course_versions v on v.institute_id = ${ctx.instituteId} and v.course_id = c.id and v.version = c.version
  where c.institute_id = ${ctx.instituteId} and ${narrowed}`;

/** These courses by id; one that is not here is missing. */
export async function courseBriefs(ctx: Context, ids: readonly string[]): Promise<Map<string, CourseBrief>> {
  if (ids.length === 0) return new Map();
  const { rows } = await briefs(ctx, sql`c.id = any(${ids as string[]}::uuid[])`).execute(ctx.db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** At most twenty published courses and packs whose title holds the words, by title. */
export async function findCourseBriefs(ctx: Context, words: string): Promise<CourseBrief[]> {
  const pattern = containing(words.toLowerCase());
  const { rows } = await sql<CourseBrief>`select * from (${briefs(ctx, sql`c.status = 'published'`)}) as brief
    where lower(title) like ${pattern} order by lower(title), id limit ${MOST_FOUND}`.execute(ctx.db);
  return rows;
}

/** Published courses by their titles in lower case, as a spreadsheet names them; one title may be that of several. */
export async function courseBriefsTitled(ctx: Context, titles: readonly string[]): Promise<Map<string, CourseBrief[]>> {
  const { rows } = await sql<CourseBrief>`select * from (${briefs(ctx, sql`c.status = 'published'`)}) as brief
    where lower(title) = any(${titles as string[]}::text[])`.execute(ctx.db);
  return Map.groupBy(rows, ({ title }) => title.toLowerCase());
}
