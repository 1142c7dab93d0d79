import { type Tell, workAside } from '../../../kernel/aside/work-aside.ts';
import type { ReadCells, ReadItem } from './exchange.ts';
import { FileProblem, type FileProblemCode } from './file-problem.ts';
import { inBatches } from './in-batches.ts';
import { type BookFormat, type BookLimits, readFile } from './read-file.ts';

/** What this process tells; `done` or `failed` comes last. */
export type FileMessage =
  | { readonly kind: 'items'; readonly items: readonly (ReadItem | ReadCells)[] }
  | { readonly kind: 'done'; readonly encoding: string | undefined }
  | {
      readonly kind: 'failed';
      readonly code: FileProblemCode;
      readonly values: Readonly<Record<string, string | number>>;
    };

interface Task {
  readonly bytes: Uint8Array;
  readonly format: BookFormat;
  readonly limits: BookLimits;
}

async function read({ bytes, format, limits }: Task, tell: Tell<FileMessage>): Promise<void> {
  try {
    const { items, encoding } = await readFile(bytes, format, limits);
    for (const batch of inBatches(items, limits)) await tell({ kind: 'items', items: batch });
    await tell({ kind: 'done', encoding });
  } catch (error) {
    const known = error instanceof FileProblem ? error : new FileProblem('FILE_BROKEN');
    await tell({ kind: 'failed', code: known.code, values: known.values });
  }
}

workAside(read);
