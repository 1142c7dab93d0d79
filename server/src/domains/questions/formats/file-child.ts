import type { PaperPattern, PaperSeen } from '@abhyas/contract/questions/paper-pattern';
import { type Send, workInChild } from '../../../kernel/child-process/work-in-child.ts';
import type { ReadCells, ReadItem } from './exchange.ts';
import { FileProblem, type FileProblemCode } from './file-problem.ts';
import { inBatches } from './in-batches.ts';
import { type BookFormat, type BookLimits, readFile } from './read-file.ts';

/** What this process sends; `done` or `failed` comes last. */
export type FileMessage =
  | { readonly kind: 'items'; readonly items: readonly (ReadItem | ReadCells)[] }
  | { readonly kind: 'done'; readonly encoding: string | undefined; readonly paper: PaperSeen | undefined }
  | {
      readonly kind: 'failed';
      readonly code: FileProblemCode;
      readonly values: Readonly<Record<string, string | number>>;
    };

interface Task {
  readonly bytes: Uint8Array;
  readonly format: BookFormat;
  readonly limits: BookLimits;
  readonly pattern: PaperPattern | undefined;
}

async function read({ bytes, format, limits, pattern }: Task, send: Send<FileMessage>): Promise<void> {
  try {
    const { items, encoding, paper } = await readFile(bytes, format, limits, pattern);
    for (const batch of inBatches(items, limits)) await send({ kind: 'items', items: batch });
    await send({ kind: 'done', encoding, paper });
  } catch (error) {
    const known = error instanceof FileProblem ? error : new FileProblem('FILE_BROKEN');
    await send({ kind: 'failed', code: known.code, values: known.values });
  }
}

workInChild(read);
