import type { PaperDraft } from '@abhyas/contract/assessments/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';
import type { Paper } from '../versions/papers.store.ts';

export interface PaperListFilter {
  readonly status?: Paper['status'] | undefined;
  readonly kind?: Paper['kind'] | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly size: number;
}
export interface PaperListRow {
  readonly id: string;
  readonly kind: Paper['kind'];
  readonly status: Paper['status'];
  readonly version: number;
  readonly draft: PaperDraft;
  /** What students get, where it is published. */
  readonly published:
    | { readonly title: string; readonly minutes: number; readonly questions: number; readonly fullMarks: number }
    | undefined;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly updatedAt: Date;
}

const title = sql<string>`p.draft ->> 'title'`;

/** One page of the papers that teachers make, newest first; without a status everything but the archived (as spec §4 lists courses). */
export async function listPaperRows(
  ctx: Context,
  filter: PaperListFilter,
): Promise<{ rows: PaperListRow[]; total: number }> {
  let query = ctx.db
    .selectFrom('papers as p')
    .where('p.institute_id', '=', ctx.instituteId)
    .where('p.kind', '=', 'PREDEFINED');
  query = filter.status ? query.where('p.status', '=', filter.status) : query.where('p.status', '<>', 'archived');
  if (filter.kind) query = query.where('p.kind', '=', filter.kind);
  if (filter.search) query = query.where(title, 'ilike', containing(filter.search));
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('paper_versions as v', (join) =>
      join
        .onRef('v.institute_id', '=', 'p.institute_id')
        .onRef('v.paper_id', '=', 'p.id')
        .onRef('v.version', '=', 'p.version'),
    )
    .select(['p.id', 'p.kind', 'p.status', 'p.version', 'p.draft', 'p.opens_at', 'p.closes_at', 'p.updated_at'])
    .select(['v.title', 'v.minutes', 'v.questions', 'v.full_marks'])
    .orderBy('p.updated_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { total, rows: rows.map(asRow) };
}

interface JoinedRow {
  id: string;
  kind: string;
  status: string;
  version: number;
  draft: unknown;
  opens_at: Date | null;
  closes_at: Date | null;
  updated_at: Date;
  title: string | null;
  minutes: number | null;
  questions: number | null;
  full_marks: number | null;
}
function asRow(row: JoinedRow): PaperListRow {
  const { title: published, minutes, questions, full_marks: fullMarks } = row;
  return {
    id: row.id,
    kind: row.kind as Paper['kind'],
    status: row.status as Paper['status'],
    version: row.version,
    draft: row.draft as PaperDraft,
    published:
      published === null || minutes === null || questions === null || fullMarks === null
        ? undefined
        : { title: published, minutes, questions, fullMarks },
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    updatedAt: row.updated_at,
  };
}

/** Working titles by id, archived ones among them. */
export async function titlesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .selectFrom('papers as p')
    .select(['p.id', title.as('title')])
    .where('p.institute_id', '=', ctx.instituteId)
    .where('p.id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}
