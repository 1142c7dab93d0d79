import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadCells, ReadItem } from './exchange.ts';
import { FileProblem } from './file-problem.ts';
import type { FileMessage } from './file-worker.ts';
import type { BookFormat, BookLimits } from './read-file.ts';

/**
 * Reads a file in a worker of its own, whose memory and time are limited, and hands over its items in batches. Throws FileProblem where
 * the file as a whole cannot be read; what was handed over before is then worth nothing.
 */
export async function readInWorker(
  bytes: Uint8Array,
  format: BookFormat,
  limits: BookLimits,
  onItems: (items: readonly (ReadItem | ReadCells)[]) => void | Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), {
    workerData: { bytes, format, limits },
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {},
  });
  const timeout = AbortSignal.timeout(limits.milliseconds);
  try {
    for await (const [message] of on(worker, 'message', { signal: timeout, close: ['exit'] }) as AsyncIterable<
      [FileMessage]
    >) {
      if (message.kind === 'failed') throw new FileProblem(message.code, message.values);
      if (message.kind === 'done') return;
      await onItems(message.items);
    }
    throw new FileProblem('FILE_BROKEN');
  } catch (error) {
    if (timeout.aborted && (error as Error).name === 'AbortError')
      throw new FileProblem('FILE_TIMEOUT', { seconds: Math.round(limits.milliseconds / 1000) });
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') throw new FileProblem('FILE_TOO_LARGE');
    throw error;
  } finally {
    await worker.terminate();
  }
}
