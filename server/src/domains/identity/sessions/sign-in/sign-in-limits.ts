import type { Context } from '../../../../kernel/context.ts';
import { browserHash } from '../../devices/recognise-device.ts';
import { isDeviceOf } from '../../devices/devices.store.ts';
import { callerOf } from '../../limits/caller-of.ts';
import { checkLimits, countTry, type Limit, requireTry } from '../../limits/limit-tries.ts';
import { removeTries } from '../../limits/tries.store.ts';

const QUARTER_HOUR = 15 * 60;
/** Tries in a quarter of an hour from one network, or on one device, without a right one among them. */
const TRIES = 8;
/** The same from all networks together, devices that the person signed in on before left out. */
const TRIES_OF_ALL = 40;
const ofPerson = (email: string): Limit => ({ key: `signIn:${email}`, tries: TRIES_OF_ALL, seconds: QUARTER_HOUR });
const ofNetwork = (ctx: Context, email: string): Limit => ({
  key: `signIn:${email}@${callerOf(ctx)}`,
  tries: TRIES,
  seconds: QUARTER_HOUR,
});
const ofDevice = (email: string, hash: Buffer): Limit => ({
  key: `signIn:${email}#${hash.toString('hex')}`,
  tries: TRIES,
  seconds: QUARTER_HOUR,
});
/** Wrong passwords from one address: a school has many people behind one, so the right ones do not count. */
const ofCaller = (ctx: Context): Limit => ({ key: `signIn@${callerOf(ctx)}`, tries: 100, seconds: QUARTER_HOUR });

/**
 * Takes a try before the password is looked at, so that no number of guesses at once gets past the limit: of the device where the person
 * signed in on it before, and else of the person in this network and in all. So a stranger who guesses shuts out neither who is at home on
 * the device nor, from one network, anybody elsewhere. Refuses with TOO_MANY_REQUESTS once a limit is reached.
 */
export async function takeSignInTry(ctx: Context, email: string): Promise<void> {
  const known = await knownDevice(ctx, email);
  if (known) return requireTry(ctx, [ofDevice(email, known)]);
  await checkLimits(ctx, [ofCaller(ctx), ofPerson(email)]);
  await requireTry(ctx, [ofNetwork(ctx, email)]);
  await requireTry(ctx, [ofPerson(email)]);
}

/** Counts a wrong password for the address that it came from; the person's try is taken already. */
export const countWrongPassword = (ctx: Context): Promise<void> => countTry(ctx, [ofCaller(ctx)]);

/** The right password gives the tries of this device and this network back. */
export async function forgetSignInTries(ctx: Context, email: string): Promise<void> {
  const hash = browserHash(ctx);
  const limits = [ofPerson(email), ofNetwork(ctx, email), ...(hash ? [ofDevice(email, hash)] : [])];
  for (const { key } of limits) await removeTries(ctx, key);
}

/** The browser that calls, where this person signed in on it before. Its cookie cannot be guessed, so nobody else says it is this one. */
async function knownDevice(ctx: Context, email: string): Promise<Buffer | undefined> {
  const hash = browserHash(ctx);
  return hash && (await isDeviceOf(ctx, email, hash)) ? hash : undefined;
}
