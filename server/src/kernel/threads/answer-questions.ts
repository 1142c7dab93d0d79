import { parentPort } from 'node:worker_threads';

interface Asked<Q> {
  readonly id: number;
  readonly question: Q;
}

/** The other half of `thread`: what its module does with each question. An error in `answer` ends the thread. */
export function answerQuestions<Q, A>(answer: (question: Q) => A | Promise<A>): void {
  if (!parentPort) throw new Error('This module runs in a thread.');
  const port = parentPort;
  port.on('message', async ({ id, question }: Asked<Q>) => port.postMessage({ id, answer: await answer(question) }));
}
