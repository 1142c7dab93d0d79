import { printKeptDays, printsAtOnce } from '@abhyas/contract/assessments/prints';
import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileKind } from '../../../kernel/made-files/file-kind.ts';
import { countWaiting } from '../../../kernel/made-files/made-files.store.ts';
import { askForFiles } from '../../../kernel/made-files/made-files.ts';
import { PrintError } from '../../../kernel/printing/print-page.ts';

/** One queue for all institutes: printing takes one place of the worker at most, the clock of attempts has the others. */
const queue = 'print';

/** What papers and results on paper have in common. Nobody is helped by the same failure again, so none is tried twice. */
export const printed = {
  queue,
  keptDays: printKeptDays,
  afterwards: 'forgotten',
  onErase: 'keep',
  onMerge: 'move',
  failureOf: (error: unknown) => (error instanceof PrintError ? error.end : 'broken'),
} as const satisfies Partial<FileKind>;

/** Has files made one after the other; PRINTS_WAITING where the institute waits for too many already. Answers their ids. */
export async function queuePrints<A extends object>(
  tx: TransactionContext,
  kind: FileKind<A>,
  asked: Parameters<typeof askForFiles<A>>[2],
): Promise<string[]> {
  const waiting = await countWaiting(tx, queue);
  if (waiting + asked.length > printsAtOnce) fail('PRINTS_WAITING', { waiting });
  return askForFiles(tx, kind, asked);
}

/** Chromium writes each page as an object of its own, uncompressed. */
export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
