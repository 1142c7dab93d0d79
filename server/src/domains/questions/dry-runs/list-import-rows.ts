import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { countRows, listNumbers, listRows, type RowState } from './import-rows.store.ts';
import { getImport, isWritten } from '../imports/imports.store.ts';
import { indexAreas } from '../reading/nearest-areas.ts';
import { presentRow } from './present-row.ts';

type Endpoint = typeof api.questions.listImportRows;

/** The report of an import row by row: cells as read, what is wrong, and what the question will look like. */
export async function listImportRows(ctx: Context, { params, query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const file = await getImport(ctx, params.importId);
  const states = statesOf(query.state, isWritten(file));
  const counts = (await countRows(ctx, [file.id])).get(file.id)!;
  const total = states.reduce((sum, state) => sum + counts[state], 0);
  const rows = total === 0 ? [] : await listRows(ctx, file.id, states, query);
  const areas = indexAreas(await areasOf(ctx));
  const numbers = await listNumbers(
    ctx,
    rows.flatMap(({ duplicateQuestionId }) => duplicateQuestionId ?? []),
  );
  return {
    rows: rows.map((row) => presentRow(row, isWritten(file), areas, numbers)),
    total,
    page: query.page,
    size: query.size,
  };
}

function statesOf(wanted: Input<Endpoint>['query']['state'], written: boolean): readonly RowState[] {
  if (wanted === 'all') return ['ready', 'duplicate', 'refused'];
  if (wanted === 'problems') return ['duplicate', 'refused'];
  if (wanted === 'ready' || wanted === 'written') return (wanted === 'written') === written ? ['ready'] : [];
  return [wanted];
}
