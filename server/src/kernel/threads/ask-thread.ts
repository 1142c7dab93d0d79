import { Worker } from 'node:worker_threads';

interface Waiting<A> {
  readonly resolve: (answer: A) => void;
  readonly reject: (error: Error) => void;
}
interface Answered<A> {
  readonly id: number;
  readonly answer: A;
}

/**
 * Moves trusted code that computes for long off the event loop, into one thread that stays. `module` calls `answerQuestions`; questions
 * are answered one after another. Where the thread dies, its open questions are refused and the next question starts another.
 * What parses files that people send belongs into a process instead, whose memory has a limit.
 */
export function thread<Q, A>(module: URL): (question: Q) => Promise<A> {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting<A>>();

  const end = (error: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const begin = (): Worker => {
    const started = new Worker(module);
    started.on('message', ({ id, answer }: Answered<A>) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
      if (waiting.size === 0) started.unref(); // an idle thread does not keep the process alive
    });
    started.once('error', end);
    return started;
  };
  return (question) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker ??= begin();
      worker.ref();
      worker.postMessage({ id, question });
    });
}
