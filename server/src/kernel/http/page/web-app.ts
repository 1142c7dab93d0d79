import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, hostOf } from '../caller.ts';
import { pagePaths } from './page-paths.ts';
import { type PageSources, withSources } from './page-sources.ts';

/** What the server writes into the page, so that the first paint is branded. */
export interface Boot {
  /** 200, or 404 for a host that nobody has. */
  readonly status: number;
  readonly title: string;
  /** Attributes of `<html>`, escaped. */
  readonly attributes: string;
  /** Elements for `<head>`, escaped. */
  readonly head: string;
  /** What the page says to who runs no scripts, escaped. */
  readonly body?: string;
  /** Read by the page as JSON. */
  readonly state: unknown;
  /** The address of this page holds a secret: no other site may learn it. */
  readonly noReferrer?: true;
  /** Path of this host that answers instead. */
  readonly goTo?: string;
}

const immutable = 'public, max-age=31536000, immutable';
/** A page consists of some sixty of these: each would carry 600 bytes about frames and scripts that only a document has. */
const noDocument = /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** What lies here is asked for by programs: they must learn that it is not there, not get a page instead. */
const noPage = /^\/(?:api|static|assets|files|stream)(?:\/|$)/;

/**
 * Serves the built web app: hashed files for ever, pre-compressed; every other path is the page itself, branded for its host. A path
 * that no route has gets the page with status 404, and says there that it was not found.
 */
export async function serveWebApp(
  app: FastifyInstance,
  dist: string,
  bootOf: (host: string, url: string, origin: string) => Promise<Boot>,
  sourcesOf: (host: string, origin: string) => Promise<PageSources>,
): Promise<void> {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: dist,
    serve: true,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/.*'],
    setHeaders: (reply, path) => {
      const part = /[\\/]static[\\/][^\\/]+$/.test(path);
      reply.header('cache-control', part ? immutable : path.includes('sw.js') ? 'no-cache' : 'public, max-age=300');
      if (part && noDocument.test(path)) for (const name of ofDocuments) reply.removeHeader(name);
    },
  });
  const isPage = pagePaths(dist);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!;
    if (noPage.test(path)) return reply.callNotFound();
    const boot = await bootOf(hostOf(request), request.url, addressOf(request));
    if (boot.goTo !== undefined) return reply.header('referrer-policy', 'no-referrer').redirect(boot.goTo);
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header('content-security-policy', withSources(policy, await sourcesOf(hostOf(request), addressOf(request))));
    if (boot.noReferrer) reply.header('referrer-policy', 'no-referrer');
    return reply
      .code(isPage(path) ? boot.status : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(render(template, boot));
  };
  app.get('/*', { config: { access: 'public', endpoint: 'page' } }, page);
}

/** True when a built web app lies there. */
export const hasWebApp = (dist: string): boolean => existsSync(join(dist, 'index.html'));

/** Makes text safe inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

function render(template: string, boot: Boot): string {
  const state = JSON.stringify(boot.state).replaceAll('<', '\\u003c');
  const parts: Readonly<Record<string, string>> = {
    '%TITLE%': escapeHtml(boot.title),
    '%LANG%': 'en',
    '%ATTRS%': boot.attributes,
    '<div id="root"></div>': `<div id="root">${boot.body ?? ''}</div>`,
    '<!--boot-->': `${boot.head}<script type="application/json" id="boot">${state}</script>`,
  };
  return template.replaceAll(
    /%TITLE%|%LANG%|%ATTRS%|<!--boot-->|<div id="root"><\/div>/g,
    (place) => parts[place] ?? place,
  );
}
