import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { dropImages } from '../../media/index.ts';
import { lockImport, moveImport } from '../imports/imports.store.ts';
import { removeTermsOfImport } from '../search/search.store.ts';
import { summaryOf } from '../imports/summary-of.ts';
import { listUnused, lockWritten, removeWritten } from './commit.store.ts';
import { removeMadeGroups } from './made-groups.store.ts';
import { dropLeftovers } from './drop-leftovers.ts';
import { questionUsage } from './usage.ts';

/** Takes a committed import back, whole. What stands in a published paper stays, and so does everything that came with it. */
export async function undoImport(
  ctx: Context,
  { params: { importId } }: Input<typeof api.questions.undoImport>,
): Promise<ImportSummary> {
  const undone = await inTransaction(ctx, async (tx) => {
    const file = await lockImport(tx, importId);
    const { status } = file;
    if (status !== 'committed') fail('IMPORT_STATE', { status });
    const written = await lockWritten(tx, importId);
    const count = await questionUsage().usedInPapers(tx, written);
    if (count > 0) fail('IMPORT_IN_USE', { count });
    await removeWritten(tx, importId);
    await removeMadeGroups(tx, importId);
    await removeTermsOfImport(tx, importId);
    const unused = await dropImages(tx, await listUnused(tx, importId));
    await moveImport(tx, importId, 'undone');
    await record(tx, {
      action: 'question_import.undone',
      subjectKind: 'question_import',
      subjectId: importId,
      details: { removed: written.length, pictures: unused.length },
    });
    return { ...file, status: 'undone' } as const;
  });
  await dropLeftovers(ctx, undone);
  return summaryOf(ctx, importId);
}
