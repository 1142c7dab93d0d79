import { channel } from 'node:diagnostics_channel';
import { hash, verify } from '@node-rs/argon2';

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes at once in this process: each holds 19 MiB and a core. */
const AT_ONCE = 4;

/** Tells whoever listens the cost of each hash that is computed, e.g. `argon2id v=19 m=19456,t=2,p=1`, and nothing of the password. */
export const hashings = channel('abhyas.password-hashings');
const costOf = (stored: string): string => stored.split('$').slice(1, 4).join(' ');

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** argon2id hash of a password, with salt and parameters inside. */
export async function hashPassword(password: string): Promise<string> {
  const made = await inTurn(() => hash(password, options));
  hashings.publish(costOf(made));
  return made;
}

let dummy: Promise<string> | undefined;

/** Checks a password. For an unknown person a dummy is checked, so that the time tells nothing. */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await (dummy ??= hashPassword('nobody has this password')));
  const fits = await inTurn(() => verify(known, password));
  hashings.publish(costOf(known));
  return fits && stored !== null && stored !== undefined;
}
