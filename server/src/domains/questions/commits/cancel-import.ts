import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { removeRows } from '../dry-runs/import-rows.store.ts';
import { listAllPictures, removePictures } from '../dry-runs/pictures.store.ts';
import { dropFiles } from '../dry-runs/stage-pictures.ts';
import { lockImport, moveImport } from '../imports/imports.store.ts';
import { summaryOf } from '../imports/summary-of.ts';

/** Drops a dry run, with its rows and its file. */
export async function cancelImport(
  ctx: Context,
  { params: { importId } }: Input<typeof api.questions.cancelImport>,
): Promise<ImportSummary> {
  const keys = await inTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, importId);
    if (found.status !== 'checked' && found.status !== 'failed') fail('IMPORT_STATE', { status: found.status });
    const pictures = await listAllPictures(tx, importId, { ready: false });
    await removeRows(tx, importId);
    await removePictures(tx, importId);
    await moveImport(tx, importId, 'cancelled');
    await record(tx, { action: 'question_import.cancelled', subjectKind: 'question_import', subjectId: importId });
    return [found.storageKey, ...pictures.map(({ storageKey }) => storageKey)];
  });
  await dropFiles(keys);
  return summaryOf(ctx, importId);
}
