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

declare module 'fastify' {
  interface FastifyRequest {
    endsWork?: () => void;
  }
}

/** Notes each request by the name of its endpoint, from its first byte to the last of its answer. */
export function noteRequests(app: FastifyInstance): void {
  app.decorateRequest('endsWork');
  app.addHook('onRequest', (request, _reply, done) => {
    request.endsWork = begin(request.routeOptions.config.endpoint ?? request.routeOptions.url ?? 'other');
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    request.endsWork?.();
    done();
  });
}
