import type { PaperPattern, PaperSeen } from '@abhyas/contract/questions/paper-pattern';
import { type ChildEnd, runInChild } from '../../../kernel/child-process/run-in-child.ts';
import type { ReadCells, ReadItem } from './exchange.ts';
import { FileProblem } from './file-problem.ts';
import type { FileMessage } from './file-child.ts';
import type { BookFormat, BookLimits } from './read-file.ts';

/**
 * Reads a file in a process of its own, whose memory and time are limited, and hands over its items in batches. `encoding`: how its text is
 * written, where the format leaves a choice. `pattern`: how an ordinary paper of Word is to be read. Throws FileProblem where the file as a whole cannot be read; what was handed over before is
 * then worth nothing.
 */
export async function readFileInChild(
  bytes: Uint8Array,
  format: BookFormat,
  limits: BookLimits,
  onItems: (items: readonly (ReadItem | ReadCells)[]) => void | Promise<void>,
  pattern?: PaperPattern,
): Promise<{ readonly encoding: string | undefined; readonly paper: PaperSeen | undefined }> {
  const failed = (end: ChildEnd) =>
    end === 'time'
      ? new FileProblem('FILE_TIMEOUT', { seconds: Math.round(limits.milliseconds / 1000) })
      : new FileProblem(end === 'memory' ? 'FILE_TOO_LARGE' : 'FILE_BROKEN');
  const module = new URL('./file-child.ts', import.meta.url);
  for await (const message of runInChild<FileMessage>(module, { bytes, format, limits, pattern }, limits, failed)) {
    if (message.kind === 'failed') throw new FileProblem(message.code, message.values);
    if (message.kind === 'done') return { encoding: message.encoding, paper: message.paper };
    await onItems(message.items);
  }
  throw new FileProblem('FILE_BROKEN');
}
