import type { FastifyInstance } from 'fastify';

/** What this process does at the moment, by name: endpoints that are called and jobs that run. */
const names = new Map<number, string>();
/** What ended since the last look: it may have been that which held up the rest. */
let ended: string[] = [];
let last = 0;

/** Notes that something begins, such as `questions.saveQuestion`; whoever began it says when it has ended. */
export function begin(name: string): () => void {
  const id = ++last;
  names.set(id, name);
  return () => {
    if (names.delete(id)) ended.push(name);
  };
}

/** Each name that was under way at some moment since the last look, once, in the order in which they began. */
export function takeUnderWay(): string[] {
  const all = new Set([...ended, ...names.values()]);
  ended = [];
  return [...all];
}

/** Notes each request by the name of its endpoint, from its first byte to the last of its answer, or until its caller has hung up. */
export function noteRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const end = begin(request.routeOptions.config.endpoint ?? request.routeOptions.url ?? 'other');
    reply.raw.once('finish', end).once('close', end);
    done();
  });
}
