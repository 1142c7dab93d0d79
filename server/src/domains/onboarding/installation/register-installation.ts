import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { hostOf, isCrossSite, originOf } from '../../../kernel/http/caller.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { foundProvider } from './found-provider.ts';
import { foundedPage, type InstallationPage, installationPage, type Language } from './installation-page.ts';
import { hashOwnerKey, isNewInstallation } from './offer-first-owner.ts';
import { findOwnerLink } from './owner-links.store.ts';
import { readInstallation } from './read-installation.ts';

/** `/install`: where an installation without an institute gets its provider and first owner. Later it leads to the home. */
export function registerInstallation(app: FastifyInstance, contextFor: (instituteId: number) => Context): void {
  const config = { access: 'public' as const, endpoint: 'install' };
  app.get<{ Querystring: { key?: string } }>('/install', { config }, async (request, reply) => {
    if (!(await isNewInstallation())) return reply.redirect('/');
    const { key } = request.query;
    const link = typeof key === 'string' ? await knownLink(key) : undefined;
    const known = link && { key, values: { email: link.email ?? '' } };
    return send(reply, 200, installationPage({ ...pageOf(request), ...known }));
  });
  app.post<{ Body: Record<string, unknown> }>('/install', { config }, async (request, reply) => {
    if (!(await isNewInstallation())) return reply.redirect('/', 303);
    const { key, ...values } = request.body ?? {};
    const page = pageOf(request);
    if (isCrossSite(request) || typeof key !== 'string' || !(await knownLink(key))) {
      // A key ends in the moment in which somebody else founds the provider with it.
      if (!(await isNewInstallation())) return reply.redirect('/', 303);
      return send(reply, 403, installationPage(page));
    }
    const read = await readInstallation(values);
    if ('problems' in read) return send(reply, 422, installationPage({ ...page, key, values, ...read }));
    try {
      await foundProvider({ ...contextFor(0), origin: originOf(request) }, read.given, hashOwnerKey(key));
    } catch (error) {
      // Somebody with the same key was faster.
      if (error instanceof Refusal) return reply.redirect('/', 303);
      throw error;
    }
    return send(reply, 200, foundedPage(page.language));
  });
}

const knownLink = (key: string) => findOwnerLink(runtime().staff.unbound, hashOwnerKey(key), runtime().clock.now());

function pageOf(request: FastifyRequest): InstallationPage {
  const wants = request.headers['accept-language'] ?? '';
  const language: Language = /^hi\b/i.test(wants) ? 'hi' : 'en';
  return { language, domain: runtime().config.providerEmailDomain, host: hostOf(request) };
}

/** The address holds the key: it is kept nowhere, and no other site learns it. */
const send = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html);
