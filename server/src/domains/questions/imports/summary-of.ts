import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { canEdit } from '../policies.ts';
import { getImport, type ImportFile, isDryRun, isWritten } from './imports.store.ts';

/** How an import stands now. */
export async function summaryOf(ctx: Context, importId: string): Promise<ImportSummary> {
  const [summary] = await summariesOf(ctx, [await getImport(ctx, importId)]);
  return summary!;
}

/** How these imports stand, in the same order. */
export async function summariesOf(ctx: Context, files: readonly ImportFile[]): Promise<ImportSummary[]> {
  const names = await namesOf(ctx, [...new Set(files.map(({ createdBy }) => createdBy))]);
  const may = canEdit(actorOf(ctx));
  return files.map((file) => {
    const { id, fileName, format, encoding, losses, sheet, paper, status, problem, createdAt, createdBy, written } =
      file;
    const { rows, duplicate, refused, fixable, otherKey = 0, ...of } = file.counts;
    const ready = isWritten(file) ? 0 : of.ready;
    return {
      id,
      fileName,
      format,
      encoding,
      losses,
      sheet: sheet && { above: sheet.above, rows: sheet.rows, columns: sheet.columns },
      paper: paper && { pattern: paper.pattern, seen: paper.seen },
      status,
      problem,
      createdAt: createdAt.toISOString(),
      createdBy: names.get(createdBy)?.name ?? '',
      counts: { rows, ready, duplicate, otherKey, refused, fixable, written },
      can: {
        commit: may && status === 'checked' && ready > 0,
        cancel: may && isDryRun(file),
        undo: may && status === 'committed',
      },
    };
  });
}
