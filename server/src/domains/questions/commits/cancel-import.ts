import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { removeRows } from '../dry-runs/import-rows.store.ts';
import { recountRows } from '../dry-runs/recount-rows.ts';
import { isDryRun, lockImport, moveImport } from '../imports/imports.store.ts';
import { summaryOf } from '../imports/summary-of.ts';
import { dropLeftovers } from './drop-leftovers.ts';

/** Drops a dry run, with its rows, its pictures and its file. */
export async function cancelImport(
  ctx: Context,
  { params: { importId } }: Input<typeof api.questions.cancelImport>,
): Promise<ImportSummary> {
  await dropDryRun(ctx, importId, 'question_import.cancelled');
  return summaryOf(ctx, importId);
}

/** The same, whoever wants it; `action`: what the audit says of it. */
export async function dropDryRun(
  ctx: Context,
  importId: string,
  action: 'question_import.cancelled' | 'question_import.abandoned',
): Promise<void> {
  const cancelled = await inTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, importId);
    if (!isDryRun(found)) fail('IMPORT_STATE', { status: found.status });
    await removeRows(tx, importId);
    await recountRows(tx, importId);
    await moveImport(tx, importId, 'cancelled');
    await record(tx, { action, subjectKind: 'question_import', subjectId: importId });
    return { ...found, status: 'cancelled' } as const;
  });
  await dropLeftovers(ctx, cancelled);
}
