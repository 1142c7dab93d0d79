import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageCommit } from '@abhyas/contract/media/packages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../kernel/context.ts';
import { contentType } from '../../../kernel/content-host/content-type.ts';
import { hostOf } from '../../../kernel/http/caller.ts';
import { instituteOfContentHost } from '../../tenancy/index.ts';
import { sendStored } from '../files/send-stored.ts';
import { findPackageFile, packageFolder } from './packages.store.ts';
import { packageRules, playerPage, playerRules } from './player/player-page.ts';
import { readSittingToken } from './sittings/sitting-token.ts';
import { findOpenSitting, type Sitting } from './sittings/sittings.store.ts';
import { saveLast } from './sittings/save-last.ts';

type ContextFor = (instituteId: number) => Context;
interface ToPackage {
  Params: { token: string; '*': string };
}
const content = (endpoint: string, limits: { readonly rateLimit?: false } = {}) =>
  ({ config: { access: 'public', content: true, endpoint, ...limits } }) as const;
/** Files of a package that somebody has an address of. */
const file = (endpoint: string) => content(endpoint, { rateLimit: false });

/** Scripts of the player by the names that its page asks for; the API itself comes from scorm-again. */
const parts: Readonly<Record<string, { readonly path: string; readonly type: string }>> = {
  'player.js': { path: beside('player/player.js'), type: 'text/javascript; charset=utf-8' },
  'player.css': { path: beside('player/player.css'), type: 'text/css; charset=utf-8' },
  'scorm12.js': { path: ofScorm('scorm12.min.js'), type: 'text/javascript; charset=utf-8' },
  'scorm2004.js': { path: ofScorm('scorm2004.min.js'), type: 'text/javascript; charset=utf-8' },
};
function beside(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
function ofScorm(name: string): string {
  return join(dirname(createRequire(import.meta.url).resolve('scorm-again')), 'esm', name);
}

/**
 * The content host: the player's page and its scripts, the files of the package that a sitting has open, and the last that it says.
 * Each address is signed for one sitting and good while that is open; no cookie, no token of a session is read or set.
 */
export function registerPackages(app: FastifyInstance, contextFor: ContextFor): void {
  app.get<{ Params: { name: string } }>('/player/:name', file('media.playerPart'), async ({ params }, reply) => {
    const part = Object.hasOwn(parts, params.name) ? parts[params.name] : undefined;
    if (!part) return nothing(reply);
    return reply
      .type(part.type)
      .header('cache-control', 'public, max-age=300')
      .send(await readFile(part.path));
  });
  app.get<ToPackage>('/package/:token/player', file('media.player'), async (request, reply) => {
    const found = await sittingOf(request, contextFor);
    if (!found) return nothing(reply);
    const { appOrigin } = found.sitting;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', playerRules(appOrigin))
      .header('cache-control', 'no-store')
      .send(playerPage(appOrigin, request.params.token));
  });
  app.get<ToPackage>('/package/:token/files/*', file('media.packageFile'), async (request, reply) => {
    // A service worker would outlive the package and see what others open.
    if (request.headers['service-worker'] !== undefined) return nothing(reply);
    const found = await sittingOf(request, contextFor);
    return found ? sendFile(request, reply, found) : nothing(reply);
  });
  app.post<ToPackage>('/package/:token/said', content('media.packageSaid'), async (request, reply) => {
    const found = await sittingOf(request, contextFor);
    const said = packageCommit.safeParse(request.body);
    if (!found || !said.success) return nothing(reply);
    await saveLast(found.ctx, found.sitting, said.data);
    return reply.code(204).send();
  });
}

const nothing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('');

interface Found {
  readonly ctx: Context;
  readonly sitting: Sitting;
}
async function sittingOf(request: FastifyRequest<ToPackage>, contextFor: ContextFor): Promise<Found | undefined> {
  const institute = await instituteOfContentHost(hostOf(request));
  if (!institute) return undefined;
  const ctx = contextFor(institute.id);
  const sittingId = readSittingToken(institute.id, request.params.token);
  const sitting = sittingId === undefined ? undefined : await findOpenSitting(ctx, sittingId);
  return sitting && { ctx, sitting };
}

async function sendFile(request: FastifyRequest<ToPackage>, reply: FastifyReply, { ctx, sitting }: Found) {
  const path = request.params['*'].normalize('NFC');
  const file = await findPackageFile(ctx, sitting.mediaId, path);
  if (!file) return nothing(reply);
  const type = contentType(file.path);
  reply
    .type(type ?? 'application/octet-stream')
    .headers(type ? {} : { 'content-disposition': 'attachment' })
    .header('content-security-policy', packageRules(sitting.appOrigin))
    .header('cache-control', 'private, max-age=300');
  return sendStored(reply, `${packageFolder(ctx.instituteId, sitting.mediaId)}/${file.number}`, request.headers.range);
}
