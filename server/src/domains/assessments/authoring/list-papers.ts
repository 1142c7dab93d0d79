import type { api } from '@abhyas/contract';
import type { PaperRow } from '@abhyas/contract/assessments/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { sizeOf } from '../versions/snapshot.ts';
import { listPaperRows, type PaperListRow } from './paper-list.store.ts';
import { countAttempts } from '../versions/papers.store.ts';

/** The institute's papers: a published one with the figures that its students see. */
export async function listPapers(
  ctx: Context,
  { query }: Input<typeof api.assessments.listPapers>,
): Promise<Reply<typeof api.assessments.listPapers>> {
  const { rows, total } = await listPaperRows(ctx, query);
  const attempts = await countAttempts(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => presentRow(row, attempts.get(row.id) ?? 0)),
    total,
    page: query.page,
    size: query.size,
  };
}

function presentRow({ draft, published, ...row }: PaperListRow, attempts: number): PaperRow {
  const { title, minutes, questions, fullMarks } = published ?? {
    title: draft.title,
    minutes: draft.minutes,
    ...sizeOf(draft),
  };
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    version: row.version,
    title,
    questions,
    marks: fullMarks,
    minutes,
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    attempts,
    updatedAt: row.updatedAt.toISOString(),
  };
}
