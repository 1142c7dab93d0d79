const EVERY_MS = 1000;

interface Kept {
  readonly isUp: () => boolean;
  readonly startAgain: () => Promise<void>;
  /** Hears why it could not be started; it is tried again after a second. */
  readonly log: (line: string) => void;
}

/** Looks every second whether a server lives, and starts it again where it was killed, for as long as nobody stops that. */
export function keepRunning({ isUp, startAgain, log }: Kept): { readonly stop: () => Promise<void> } {
  let underWay: Promise<void> | undefined;
  const look = () => {
    if (underWay || isUp()) return;
    log('PostgreSQL is gone and is started again.');
    underWay = startAgain()
      .catch((error: unknown) => log(error instanceof Error ? error.message : String(error)))
      .finally(() => (underWay = undefined));
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
