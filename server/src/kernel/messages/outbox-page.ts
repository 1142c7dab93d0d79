import type { FastifyInstance } from 'fastify';
import { fail } from '../errors.ts';
import { hostOf } from '../http/caller.ts';
import { escapeHtml } from '../http/page/web-app.ts';
import type { Outbox } from './outbox.ts';

/**
 * `/dev/outbox`: every message that would have gone to a person. Registered where demonstration is allowed, nowhere else, and shown under
 * hosts of ours alone: the page of a stranger could call it by a name of its own that leads to this machine.
 */
export function addOutboxPage(app: FastifyInstance, outbox: Outbox, isOurs: (host: string) => Promise<boolean>): void {
  app.get('/dev/outbox', { config: { access: 'public', endpoint: 'outbox' } }, async (request, reply) => {
    if (!(await isOurs(hostOf(request)))) fail('NOT_FOUND');
    const messages = outbox
      .list()
      .map(
        ({ kind, to, subject, text, at }) =>
          `<article><h2>${escapeHtml(subject)}</h2><p>${kind} to ${escapeHtml(to)}, ${at.toISOString()}</p><pre>${escapeHtml(text)}</pre></article>`,
      );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${messages.join('') || '<p>No message was sent yet.</p>'}</html>`,
      );
  });
}
