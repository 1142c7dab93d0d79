import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';

/** Only these leave the server as what they are. */
const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};
/** Where they lie, below the institute: pictures, and what was made to be printed. */
const folders = ['media', 'prints'] as const;

/**
 * Gives out stored pictures and printed papers to whoever has an address that this server signed for the institute of this host. A file under an address
 * never changes, so browsers keep it. Nothing in it can run: no script, no sniffing, a sandbox without rights.
 */
export function registerFiles(app: FastifyInstance): void {
  app.get<{ Params: { '*': string }; Querystring: { expires?: string; signature?: string } }>(
    '/files/*',
    { config: { access: 'public' } },
    async ({ ctx, params, query }, reply) => {
      const key = params['*'];
      const { storage, signer } = runtime();
      const { expires, signature } = query;
      if (typeof expires !== 'string' || typeof signature !== 'string') fail('ADDRESS_EXPIRED');
      if (!signer.check(ctx.instituteId, key, expires, signature, ctx.clock.now())) fail('ADDRESS_EXPIRED');
      const type = types[extname(key)];
      const within = folders.some((folder) => key.startsWith(`${ctx.instituteId}/${folder}/`));
      const file = within && type ? await storage.get(key) : undefined;
      if (!file) fail('NOT_FOUND');
      return reply
        .header('content-type', type)
        .header('content-length', file.bytes)
        .headers(type === types['.pdf'] ? { 'content-disposition': 'attachment' } : {})
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`)
        .header('cache-control', 'private, max-age=86400, immutable')
        .send(file.stream);
    },
  );
}
