import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/page/web-app.ts';
import type { Outbox } from './outbox.ts';

/** `/dev/outbox`: every message that would have gone to a person. Registered where demonstration is allowed, nowhere else. */
export function addOutboxPage(app: FastifyInstance, outbox: Outbox): void {
  app.get('/dev/outbox', { config: { access: 'public', endpoint: 'outbox' } }, async (_request, reply) => {
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
