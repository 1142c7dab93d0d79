import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf, hostOf } from '../../../kernel/http/caller.ts';
import { escapeHtml } from '../../../kernel/http/page/web-app.ts';
import { listedPages } from '../../courses/index.ts';
import { instituteOfHost, settingsOf } from '../../tenancy/index.ts';

/** Nothing in these is for an index: areas of people, and what only answers calls. */
const closed = ['/api/', '/student', '/partner', '/employees', '/guardian', '/files/', '/login', '/signup'];
const HOUR = 'public, max-age=3600';

/** `/robots.txt` and `/sitemap.xml` of each institute; where it shows visitors nothing, its door alone. */
export function registerSitemap(app: FastifyInstance, contextFor: (instituteId: number) => Context): void {
  app.get('/robots.txt', { config: { access: 'public', endpoint: 'robots' } }, async (request, reply) => {
    await instituteOf(request);
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /api/catalogue/'];
    return send(reply, 'text/plain', `${lines.join('\n')}\n\nSitemap: ${addressOf(request)}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', { config: { access: 'public', endpoint: 'sitemap' } }, async (request, reply) => {
    const { id, isOpen, mayExplore } = await instituteOf(request);
    const courses = isOpen ? await listedPages(contextFor(id)) : [];
    const origin = addressOf(request);
    const urls = [
      entry(`${origin}/`),
      ...(isOpen ? [entry(`${origin}/courses`)] : []),
      ...(mayExplore ? [entry(`${origin}/explore`)] : []),
      ...courses.map(({ courseId, listedAt }) => entry(`${origin}/courses/${courseId}`, listedAt)),
    ];
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
    return send(reply, 'application/xml', xml);
  });
}

async function instituteOf(request: FastifyRequest): Promise<{ id: number; isOpen: boolean; mayExplore: boolean }> {
  const institute = await instituteOfHost(hostOf(request));
  const settings = institute && (await settingsOf(institute.id));
  if (!institute || !settings) return fail('NOT_FOUND');
  const items = settings.uientity.allowedItems;
  const mayExplore = !settings.standing && items.includes('explore');
  const isOpen = mayExplore || (!settings.standing && items.includes('marketPlace'));
  return { id: institute.id, isOpen, mayExplore };
}

const entry = (address: string, changedAt?: Date): string =>
  `<url><loc>${escapeHtml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`;

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.header('content-type', `${type}; charset=utf-8`).header('cache-control', HOUR).send(text);
