import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../../errors.ts';

/** So many bytes within so many seconds. */
export interface WrittenLimit {
  readonly bytes: number;
  readonly seconds: number;
}

/** An exam day of a student is less than a megabyte; whoever writes a question bank by hand stays below this, too. */
const LIMITS: readonly WrittenLimit[] = [
  { bytes: 30_000_000, seconds: 60 },
  { bytes: 500_000_000, seconds: 86_400 },
];
/** A body whose length is not said counts as the largest. */
const UNKNOWN_BYTES = 1_000_000;
const MOST_PEOPLE = 50_000;

/** Bytes of the body of a call; files are not counted here, but by what they fill. */
function bytesOf({ headers }: FastifyRequest): number {
  if (!String(headers['content-type']).includes('json')) return 0;
  return headers['content-length'] === undefined ? UNKNOWN_BYTES : Number(headers['content-length']);
}

/**
 * Refuses a person who writes without end, TOO_MANY_REQUESTS: within the number of calls that one may make in a minute, one student wrote 142 MB in
 * eight seconds. Counted in each process, by who is signed in.
 */
export function limitWritten(app: FastifyInstance, limits = LIMITS): void {
  const windows = limits.map(({ bytes, seconds }) => ({
    bytes,
    written: new LRUCache<string, number>({ max: MOST_PEOPLE, ttl: seconds * 1000, ttlAutopurge: false }),
  }));
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const bytes = bytesOf(request);
    const person = (request.ctx as typeof request.ctx | undefined)?.actor?.accountId;
    if (bytes === 0 || person === undefined) return done();
    for (const { bytes: most, written } of windows) {
      const now = (written.get(person) ?? 0) + bytes;
      if (now > most)
        return done(new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(written.getRemainingTTL(person) / 1000) }));
      // The window ends when it would have ended; it does not begin anew with each call.
      written.set(person, now, written.has(person) ? { noUpdateTTL: true } : {});
    }
    done();
  });
}
