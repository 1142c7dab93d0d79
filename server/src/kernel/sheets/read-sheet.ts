import { Worker } from 'node:worker_threads';
import type { SheetMessage } from './sheet-worker.ts';
import { SheetError, type SheetLimits, type SheetRow } from './sheet.ts';

/** Where the rows go. Both are awaited, one after the other; what they throw ends the reading and comes out of `readSheet`. */
export interface SheetSink {
  readonly onHeader?: (header: readonly string[]) => void | Promise<void>;
  readonly onRows: (rows: readonly SheetRow[]) => void | Promise<void>;
}

/**
 * Reads a .csv or .xlsx file (told by content) in a worker of its own, whose memory and time are limited, and hands over its rows in batches.
 * Throws SheetError when the file as a whole cannot be read; rows handed over before that are then worth nothing.
 */
export async function readSheet(
  bytes: Uint8Array,
  limits: SheetLimits,
  sink: SheetSink,
): Promise<{ header: readonly string[]; rows: number }> {
  if (bytes.length === 0) throw new SheetError('SHEET_EMPTY');
  if (bytes.length > limits.bytes)
    throw new SheetError('SHEET_TOO_LARGE', { bytes: bytes.length, allowed: limits.bytes });
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: { bytes, limits },
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {},
  });
  try {
    return await receive(worker, limits, sink);
  } finally {
    await worker.terminate();
  }
}

async function receive(
  worker: Worker,
  limits: SheetLimits,
  sink: SheetSink,
): Promise<{ header: readonly string[]; rows: number }> {
  let header: readonly string[] = [];
  for await (const message of messagesOf(worker, limits)) {
    if (message.kind === 'failed') throw new SheetError(message.code, message.values);
    if (message.kind === 'done') return { header, rows: message.rows };
    if (message.kind === 'rows') await sink.onRows(message.rows);
    else {
      header = message.header;
      await sink.onHeader?.(header);
    }
  }
  throw new SheetError('SHEET_BROKEN');
}

/** The worker's messages in order. The time limit counts the waiting for it, not what is done with the rows. */
async function* messagesOf(worker: Worker, limits: SheetLimits): AsyncGenerator<SheetMessage> {
  const queue: SheetMessage[] = [];
  let wake = () => {};
  let ended: SheetError | undefined;
  worker.on('message', (message: SheetMessage) => {
    queue.push(message);
    wake();
  });
  const end = (error: SheetError) => {
    ended ??= error;
    wake();
  };
  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(new SheetError(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'SHEET_TOO_LARGE' : 'SHEET_BROKEN')),
  );
  worker.on('exit', () => end(new SheetError('SHEET_BROKEN')));
  let left = limits.milliseconds;
  for (;;) {
    const next = queue.shift();
    if (next) {
      yield next;
      continue;
    }
    if (ended) throw ended;
    if (left <= 0) throw new SheetError('SHEET_TIMEOUT', { seconds: Math.round(limits.milliseconds / 1000) });
    left -= await waitFor((resolve) => (wake = resolve), left);
  }
}

/** Waits until woken or the time is up; answers how long it took. */
async function waitFor(onWake: (resolve: () => void) => void, milliseconds: number): Promise<number> {
  const from = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    onWake(() => {
      clearTimeout(timer);
      resolve();
    });
  });
  return performance.now() - from;
}
