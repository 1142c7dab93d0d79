import type { FastifyInstance } from 'fastify';

/** What this process does at the moment, by name: endpoints that are called and jobs that run. */
const names = new Map<number, string>();
/** For each who looks: what ended since the last look. It may have been that which held up the rest. */
const ended = new Set<string[]>();
let last = 0;

/** Notes that something begins, such as `questions.saveQuestion`; whoever began it says when it has ended. */
export function begin(name: string): () => void {
  const id = ++last;
  names.set(id, name);
  return () => {
    if (names.delete(id)) for (const one of ended) one.push(name);
  };
}

/** A look at what is under way: `take` answers each name that was under way at some moment since the look before, once. */
export function lookAtWork(): { readonly take: () => string[]; readonly stop: () => void } {
  const own: string[] = [];
  ended.add(own);
  return {
    take: () => [...new Set([...own.splice(0), ...names.values()])],
    stop: () => void ended.delete(own),
  };
}

/** Notes each request by the name of its endpoint, from its first byte to the last of its answer, or until its caller has hung up. */
export function noteRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const end = begin(request.routeOptions.config.endpoint ?? request.routeOptions.url ?? 'other');
    reply.raw.once('finish', end).once('close', end);
    done();
  });
}
