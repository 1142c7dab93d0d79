import { type ChildProcess, fork } from 'node:child_process';
import { compileCacheOfChild } from './compile-cache.ts';

/** How a process may end without having said all. */
export type ChildEnd = 'memory' | 'broken' | 'time';
export interface ChildLimits {
  readonly milliseconds: number;
  readonly memoryMb: number;
}

/** So many at once; others wait their turn. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Does dangerous work, such as reading a file that somebody sent, in a process of its own: `module` calls `workInChild`, gets `task` and
 * sends its messages, which come out in order until their reader has heard enough; what the reader gives back (`next(answer)`) goes to the
 * child. Throws `failed(end)` where it stops early. A thread
 * would not do: what fills its memory in one step ends the whole server. The time counts the waiting for it alone, not what is done with
 * what it sent.
 */
export async function* runInChild<M, A = never>(
  module: URL,
  task: unknown,
  limits: ChildLimits,
  failed: (end: ChildEnd) => Error,
): AsyncGenerator<M, void, A | undefined> {
  if (running === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  const child = fork(module, {
    execArgv: [`--max-old-space-size=${limits.memoryMb}`, '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: 'ignore',
    env: compileCacheOfChild(),
  });
  try {
    child.send(task as object, (error) => error && child.kill('SIGKILL'));
    yield* messagesOf<M, A>(child, limits.milliseconds, failed);
  } finally {
    child.kill('SIGKILL');
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

async function* messagesOf<M, A>(
  child: ChildProcess,
  milliseconds: number,
  failed: (end: ChildEnd) => Error,
): AsyncGenerator<M, void, A | undefined> {
  const queue: M[] = [];
  let wake = () => {};
  let ended: ChildEnd | undefined;
  const end = (how: ChildEnd) => {
    ended ??= how;
    wake();
  };
  child.on('message', (message: M) => {
    queue.push(message);
    wake();
  });
  child.on('error', () => end('broken'));
  // V8 aborts when its memory is used up, the system kills when its own is.
  child.on('exit', (_code, signal) => end(signal === 'SIGABRT' || signal === 'SIGKILL' ? 'memory' : 'broken'));
  let left = milliseconds;
  for (;;) {
    const next = queue.shift();
    if (next !== undefined) {
      const answer = yield next;
      if (answer !== undefined) child.send(answer as object, (error) => error && end('broken'));
      continue;
    }
    if (ended) throw failed(ended);
    if (left <= 0) throw failed('time');
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
