import type { Log } from '../log/log.ts';
import { lookAtWork } from './under-way.ts';

/** Everything else waited for so long, because one piece of code did not let go. */
export interface Block {
  readonly ms: number;
  /** Milliseconds of a processor that this thread had meanwhile: far fewer than `ms`, and the machine was busy with something else. */
  readonly cpuMs: number;
  /** Endpoints and jobs that were under way; the one that held the others up is among them. */
  readonly during: readonly string[];
}

/** Whoever waits longer than this notices it. */
const LONG_BLOCK_MS = 200;
const EVERY_MS = 20;

/** Watches the event loop: looks every 20 ms and tells everybody in `listeners` of each block of more than 200 ms. */
export function watchLoop(...listeners: readonly ((block: Block) => void)[]): { readonly stop: () => void } {
  const work = lookAtWork();
  let seen = performance.now();
  let used = threadMs();
  const look = () => {
    const now = performance.now();
    const cpu = threadMs();
    const during = work.take();
    const ms = now - seen - EVERY_MS;
    const block = { ms: Math.round(ms), cpuMs: Math.round(cpu - used), during };
    if (ms > LONG_BLOCK_MS) for (const tell of listeners) tell(block);
    seen = now;
    used = cpu;
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      work.stop();
    },
  };
}

/** One line for each block: `during` says where to look. Where the processor was busy with other programs it is no fault of ours, and a detail. */
export const logBlock = (log: Log) => (block: Block) =>
  log[4 * block.cpuMs < block.ms ? 'debug' : 'warn'](block, 'the event loop was blocked');

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
