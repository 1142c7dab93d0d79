import type { queueFilters } from '@abhyas/contract/courses/doubts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';
import { type Doubt, readDoubt, selectDoubts } from '../doubts/doubts.store.ts';

type Filters = z.output<typeof queueFilters>;

const openReports = sql<number>`(select count(*)::int from doubt_reports r
  where r.institute_id = d.institute_id and r.doubt_id = d.id and r.decided_at is null)`;
/** The newest version of its course names this account among its teachers. */
const taughtBy = (accountId: string) => sql<boolean>`exists (select from courses c
  join course_versions v on v.institute_id = c.institute_id and v.course_id = c.id and v.version = c.version
  where c.institute_id = d.institute_id and c.id = d.course_id and v.details->'teacherIds' ? ${accountId})`;

/** Doubts of the chosen courses, whatever their state. */
const chosen = (ctx: Context, viewer: string, { courses, courseId, search }: Filters) =>
  selectDoubts(ctx)
    .$if(courses === 'mine' && courseId === undefined, (query) => query.where(taughtBy(viewer)))
    .$if(courseId !== undefined, (query) => query.where('d.course_id', '=', courseId!))
    .$if(search !== '', (query) =>
      query.where((where) =>
        where.or([where('d.title', 'ilike', containing(search)), where('d.lesson_title', 'ilike', containing(search))]),
      ),
    );

const inState = {
  waiting: sql<boolean>`d.hidden_at is null and d.waiting_since is not null`,
  answered: sql<boolean>`d.hidden_at is null and d.state = 'answered'`,
  solved: sql<boolean>`d.hidden_at is null and d.state = 'solved'`,
  reported: sql<boolean>`${openReports} > 0`,
  hidden: sql<boolean>`d.hidden_at is not null`,
  all: sql<boolean>`true`,
} as const;

export interface Queued extends Doubt {
  /** Reports that nobody decided yet. */
  readonly reports: number;
}

/** One page of the queue: who waits longest first, then the newest. */
export async function listQueue(
  ctx: Context,
  viewer: string,
  filters: Filters,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: Queued[]; total: number }> {
  const found = chosen(ctx, viewer, filters).where(inState[filters.state]);
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(openReports.as('reports'))
    .orderBy(sql`case when d.hidden_at is null then d.waiting_since end asc nulls last`)
    .orderBy('d.asked_at', 'desc')
    .orderBy('d.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: rows.map((row) => ({ ...readDoubt(row), reports: row.reports })), total };
}

/** How many stand in each state. */
export function countQueue(
  ctx: Context,
  viewer: string,
  filters: Filters,
): Promise<Record<'waiting' | 'answered' | 'solved' | 'reported' | 'hidden', number>> {
  const count = (state: keyof typeof inState) => sql<number>`(count(*) filter (where ${inState[state]}))::int`;
  return chosen(ctx, viewer, filters)
    .clearSelect()
    .select([
      count('waiting').as('waiting'),
      count('answered').as('answered'),
      count('solved').as('solved'),
      count('reported').as('reported'),
      count('hidden').as('hidden'),
    ])
    .executeTakeFirstOrThrow();
}

/** Courses that have doubts, those with most who wait first. */
export async function listCoursesWithDoubts(
  ctx: Context,
  viewer: string,
  courses: Filters['courses'],
): Promise<{ courseId: string; waiting: number }[]> {
  return ctx.db
    .selectFrom('doubts as d')
    .select(['d.course_id as courseId', sql<number>`(count(*) filter (where ${inState.waiting}))::int`.as('waiting')])
    .where('d.institute_id', '=', ctx.instituteId)
    .$if(courses === 'mine', (query) => query.where(taughtBy(viewer)))
    .groupBy('d.course_id')
    .orderBy('waiting', 'desc')
    .orderBy('d.course_id')
    .limit(200)
    .execute();
}
