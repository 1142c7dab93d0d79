import type { Log } from '../log/log.ts';

const EVERY_MS = 60_000;

/** Looks once a minute for what is wrong and writes each trouble as one line into the log, for as long as it lasts. */
export function watchHealth(log: Log, troubles: () => Promise<readonly string[]>): { readonly stop: () => void } {
  const look = async () => {
    for (const trouble of await troubles()) log.warn({ trouble }, 'something needs an operator');
  };
  const timer = setInterval(
    () => void look().catch((error: unknown) => log.warn({ err: error }, 'health is unknown')),
    EVERY_MS,
  );
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
