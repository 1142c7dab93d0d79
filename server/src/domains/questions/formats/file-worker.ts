import { parentPort, workerData } from 'node:worker_threads';
import type { ReadCells, ReadItem } from './exchange.ts';
import { FileProblem, type FileProblemCode } from './file-problem.ts';
import { type BookFormat, type BookLimits, readFile } from './read-file.ts';

/** What the worker tells; `done` or `failed` comes last. */
export type FileMessage =
  | { readonly kind: 'items'; readonly items: readonly (ReadItem | ReadCells)[] }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly code: FileProblemCode;
      readonly values: Readonly<Record<string, string | number>>;
    };

const BATCH = 200;
const tell = (message: FileMessage) => parentPort?.postMessage(message);

const { bytes, format, limits } = workerData as { bytes: Uint8Array; format: BookFormat; limits: BookLimits };
try {
  const items = await readFile(bytes, format, limits);
  for (let from = 0; from < items.length; from += BATCH)
    tell({ kind: 'items', items: items.slice(from, from + BATCH) });
  tell({ kind: 'done' });
} catch (error) {
  const known = error instanceof FileProblem ? error : new FileProblem('FILE_BROKEN');
  tell({ kind: 'failed', code: known.code, values: known.values });
}
