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
export function closeOpened(): Promise<void> {
  return closeAll(opened.splice(0));
}

/** Makes what the files after this one use too: all that `make` opens stays open until `close` is called. */
export async function openBeyondFile<T>(
  make: () => Promise<T>,
): Promise<{ readonly made: T; readonly close: () => Promise<void> }> {
  const before = opened.length;
  const made = await make();
  const kept = opened.splice(before);
  return { made, close: () => closeAll(kept) };
}

async function closeAll(closes: readonly Close[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closes.toReversed()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all that the file opened could be closed');
}
