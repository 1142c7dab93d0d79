/** Tells the process that asked, and waits until it is told, so that nothing piles up here. */
export type Tell<M> = (message: M) => Promise<void>;

/** The other half of `readAside`: what a module does with the one task that it is given. It ends with the process that asked. */
export function workAside<T, M>(work: (task: T, tell: Tell<M>) => Promise<void>): void {
  const tell: Tell<M> = (message) =>
    new Promise((resolve, reject) =>
      process.send!(message, undefined, {}, (error) => (error ? reject(error) : resolve())),
    );
  process.once('disconnect', () => process.exit());
  process.once('message', (task: T) => void work(task, tell));
}
