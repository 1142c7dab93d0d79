type Close = () => unknown;

const opened: Close[] = [];

/**
 * Has something closed when the tests of this file are over, what was opened last first. vitest forgets an `afterAll` that is set
 * once the hooks of a file run, and most worlds are made in a `beforeAll`.
 */
export function closeAfterFile(close: Close): void {
  opened.push(close);
}

/** Closes all of it, whatever fails on the way; then says what failed. */
export async function closeOpened(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of opened.splice(0).toReversed()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all that the file opened could be closed');
}
