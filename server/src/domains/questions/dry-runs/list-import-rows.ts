import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { ImportRow } from '@abhyas/contract/questions/imports';
import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { countRefused, listNumbers, listRows, type RowState, type StoredRow } from './import-rows.store.ts';
import { listPictures } from './pictures/pictures.store.ts';
import { getImport, type ImportFile, isWritten } from '../imports/imports.store.ts';
import { indexAreas } from '../reading/nearest-areas.ts';
import { presentRow } from './present-row.ts';

type Endpoint = typeof api.questions.listImportRows;

/** The report of an import row by row: cells as read, what is wrong, and what the question will look like. */
export async function listImportRows(ctx: Context, { params, query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const file = await getImport(ctx, params.importId);
  const states = query.code === undefined ? statesOf(query.state, isWritten(file)) : (['refused'] as const);
  const only = { fixable: query.state === 'fixable', otherKey: query.state === 'otherKey' };
  const total = await totalOf(ctx, file, query);
  const rows = total === 0 ? [] : await listRows(ctx, file.id, states, { ...query, ...only });
  return { ...(await presentRows(ctx, file.id, rows, isWritten(file))), total, page: query.page, size: query.size };
}

async function totalOf(ctx: Context, file: ImportFile, { state, code }: Input<Endpoint>['query']): Promise<number> {
  if (code !== undefined) return countRefused(ctx, file.id, code);
  if (state === 'fixable') return file.counts.fixable;
  if (state === 'otherKey') return file.counts.otherKey ?? 0;
  return statesOf(state, isWritten(file)).reduce((sum, one) => sum + file.counts[one], 0);
}

/** Rows as the report shows them, with the addresses of their pictures. */
export async function presentRows(
  ctx: Context,
  importId: string,
  rows: readonly StoredRow[],
  written: boolean,
): Promise<{ rows: ImportRow[]; images: Record<string, string> }> {
  const areas = indexAreas(await areasOf(ctx));
  const numbers = await listNumbers(
    ctx,
    rows.flatMap(({ duplicateQuestionId }) => duplicateQuestionId ?? []),
  );
  const pictures = await listPictures(
    ctx,
    importId,
    rows.map(({ row }) => row),
  );
  const { signer } = runtime();
  const now = ctx.clock.now();
  return {
    rows: rows.map((row) => presentRow(row, written, areas, numbers)),
    images: Object.fromEntries(
      pictures.map(({ id, storageKey }) => [id, signer.sign(ctx.instituteId, storageKey, now)]),
    ),
  };
}

function statesOf(wanted: Input<Endpoint>['query']['state'], written: boolean): readonly RowState[] {
  if (wanted === 'all') return ['ready', 'duplicate', 'refused'];
  if (wanted === 'problems') return ['duplicate', 'refused'];
  if (wanted === 'ready' || wanted === 'written') return (wanted === 'written') === written ? ['ready'] : [];
  if (wanted === 'otherKey') return ['duplicate'];
  return wanted === 'fixable' ? ['refused'] : [wanted];
}
