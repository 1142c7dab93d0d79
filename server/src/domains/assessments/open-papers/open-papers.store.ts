import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { type Paper, type Settings, settingsOfRow } from '../versions/papers.store.ts';
import type { VersionSection } from '../versions/paper-version.ts';

/** A published paper with what lists show of its newest version. */
export interface Published {
  readonly paperId: string;
  readonly kind: Paper['kind'];
  /** The exam that it was made for, where that was said. */
  readonly examId: number | null;
  readonly patternId: string | null;
  readonly version: number;
  readonly status: 'published' | 'archived';
  readonly title: string;
  readonly minutes: number;
  readonly questions: number;
  readonly fullMarks: number;
  readonly subjects: readonly string[];
  readonly settings: Settings;
}

/** These papers, as far as they were ever published; newest first. */
export async function listPublished(ctx: Context, paperIds: readonly string[]): Promise<Published[]> {
  if (paperIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('papers as p')
    .innerJoin('paper_versions as v', (join) =>
      join
        .onRef('v.institute_id', '=', 'p.institute_id')
        .onRef('v.paper_id', '=', 'p.id')
        .onRef('v.version', '=', 'p.version'),
    )
    .select([
      'p.id',
      'p.kind',
      'p.exam_id',
      'p.version',
      'p.status',
      'p.practice_after_close',
      'p.opens_at',
      'p.closes_at',
      'p.attempts_allowed',
      'p.result_visibility',
      'p.results_on',
      'p.grace_seconds',
    ])
    .select(['v.title', 'v.minutes', 'v.questions', 'v.full_marks', 'v.sections', 'v.pattern_id'])
    .where('p.institute_id', '=', ctx.instituteId)
    .where('p.id', '=', sql<string>`any(${paperIds as string[]}::uuid[])`)
    .orderBy('v.published_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
  return rows.map((row) => ({
    paperId: row.id,
    kind: row.kind as Paper['kind'],
    examId: row.exam_id,
    patternId: row.pattern_id,
    version: row.version,
    status: row.status as Published['status'],
    title: row.title,
    minutes: row.minutes,
    questions: row.questions,
    fullMarks: row.full_marks,
    subjects: [
      ...new Set(
        (row.sections as VersionSection[]).flatMap(({ questions }) => questions.map(({ subject }) => subject)),
      ),
    ],
    settings: settingsOfRow(row),
  }));
}

/** People who finished an attempt, for each of these papers that somebody sat. */
export async function countSat(ctx: Context, paperIds: readonly string[]): Promise<Map<string, number>> {
  if (paperIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('results')
    .select((eb) => ['paper_id', eb.fn.countAll<number>().as('count')])
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', sql<string>`any(${paperIds as string[]}::uuid[])`)
    .where('ranked', '=', true)
    .groupBy('paper_id')
    .execute();
  return new Map(rows.map((row) => [row.paper_id, row.count]));
}

/** Papers that stand published, and attempts that are marked. */
export async function countAll(ctx: Context): Promise<{ papers: number; attempts: number }> {
  const [papers, results] = await Promise.all([
    ctx.db
      .selectFrom('papers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('institute_id', '=', ctx.instituteId)
      .where('status', '=', 'published')
      .where('kind', '=', 'PREDEFINED')
      .executeTakeFirstOrThrow(),
    ctx.db
      .selectFrom('results')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('institute_id', '=', ctx.instituteId)
      .executeTakeFirstOrThrow(),
  ]);
  return { papers: papers.count, attempts: results.count };
}
