import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { sendStored } from './send-stored.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const openOffice = 'application/vnd.oasis.opendocument';
/** Only these leave the server, as what they are. */
const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.mov': 'video/quicktime',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.flac': 'audio/flac',
  '.pdf': 'application/pdf',
  '.docx': `${office}.wordprocessingml.document`,
  '.xlsx': `${office}.spreadsheetml.sheet`,
  '.pptx': `${office}.presentationml.presentation`,
  '.odt': `${openOffice}.text`,
  '.ods': `${openOffice}.spreadsheet`,
  '.odp': `${openOffice}.presentation`,
  '.epub': 'application/epub+zip',
  '.zip': 'application/zip',
  '.imscc': 'application/zip',
};
const download = 'application/octet-stream';
/** Kept as they came, and given out as nothing in particular. */
const plain: ReadonlySet<string> = new Set(['.avi', '.mpg', '.mpeg', '.wmv', '.flv', '.csv', '.txt']);
/** What a page shows in itself; everything else is only saved. */
const shown = /^(image|video|audio)\//;
/** Where they lie, below the institute: what people uploaded, and what jobs made; `prints` holds what was printed before `made` was there. */
const folders = ['media', 'made', 'prints'] as const;
const DAY_SECONDS = 86_400;

type Asked = FastifyRequest<{
  Params: { '*': string };
  Querystring: { expires?: string; signature?: string; name?: string };
}>;

/**
 * Gives out stored files to whoever has an address that this server signed for the institute of this host, whole or in parts. A file under
 * an address never changes, so browsers keep it as long as the address is good. Nothing in it can run: no script, no sniffing, a sandbox
 * without rights.
 */
export function registerFiles(app: FastifyInstance): void {
  app.get('/files/*', { config: { access: 'public', rateLimit: false } }, async (request: Asked, reply) => {
    const { ctx, params, query, headers } = request;
    const key = params['*'];
    const { signer } = runtime();
    const { expires, signature, name } = query;
    if (typeof expires !== 'string' || typeof signature !== 'string') fail('ADDRESS_EXPIRED');
    if (name !== undefined && typeof name !== 'string') fail('ADDRESS_EXPIRED');
    const now = ctx.clock.now();
    if (!signer.check(ctx.instituteId, key, { expires, signature, name }, now)) fail('ADDRESS_EXPIRED');
    const type = types[extname(key)] ?? (plain.has(extname(key)) ? download : undefined);
    const within = folders.some((folder) => key.startsWith(`${ctx.instituteId}/${folder}/`));
    if (!within || !type) fail('NOT_FOUND');
    protect(reply, type, name, Number(expires) - Math.floor(now.getTime() / 1000));
    return sendStored(reply, key, headers.range);
  });
}

function protect(reply: FastifyReply, type: string, name: string | undefined, seconds: number): void {
  const saved = name === undefined ? 'attachment' : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
  reply
    .header('content-type', type)
    .headers(shown.test(type) && name === undefined ? {} : { 'content-disposition': saved })
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`)
    .header('cache-control', `private, max-age=${Math.min(seconds, DAY_SECONDS)}, immutable`);
}
