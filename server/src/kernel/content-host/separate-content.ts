import type { FastifyInstance } from 'fastify';
import { hostOf } from '../http/caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers on content hosts, and nowhere else; every other route answers everywhere but there. */
    content?: true;
  }
}

/** What the app's own pages send, and what uploaded content must not inherit: its rules come with each of its files. */
const ofTheApp = ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy', 'origin-agent-cluster'];
const ofContent = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
};

/**
 * Keeps uploaded content and the app apart: on a content host only routes marked `content` answer, elsewhere all but those; everything else is
 * an empty 404 there. Registered before any hook that reads an institute, a token or a cookie.
 */
export function separateContent(app: FastifyInstance, isContentHost: (host: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const isContent = request.routeOptions.config?.content === true;
    if (!isContentHost(hostOf(request))) return isContent ? reply.callNotFound() : undefined;
    for (const name of ofTheApp) reply.removeHeader(name);
    reply.headers(ofContent);
    if (isContent) return undefined;
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('');
  });
}
