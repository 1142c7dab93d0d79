import { keepCompiled } from './compile-cache.ts';

/** Sends to the process that asked, and waits until it has it, so that nothing piles up here. */
export type Send<M> = (message: M) => Promise<void>;

/** Sends to the process that asked, and waits for what it answers. */
export type Ask<M, A> = (message: M) => Promise<A>;

/** The other half of `runInChild`: what a module does with the one task that it is given. It ends with the process that asked. */
export function workInChild<T, M, A = never>(work: (task: T, send: Send<M>, ask: Ask<M, A>) => Promise<void>): void {
  const send: Send<M> = (message) =>
    new Promise((resolve, reject) =>
      process.send!(message, undefined, {}, (error) => (error ? reject(error) : resolve())),
    );
  const ask: Ask<M, A> = (message) =>
    new Promise((resolve, reject) => {
      process.once('message', (answer: A) => resolve(answer));
      send(message).catch(reject);
    });
  process.once('disconnect', () => process.exit());
  process.once('message', (task: T) => {
    keepCompiled();
    void work(task, send, ask);
  });
}
