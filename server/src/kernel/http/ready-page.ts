import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cached } from '../cached.ts';

/** A text that never changes while the process lives: in both compressed forms, with its tag. */
interface Ready {
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * Serves a large text that is costly to make. `make` runs once, at the first request; everybody gets the compressed bytes of that run,
 * and who has them already gets 304.
 */
export function readyPage(type: string, make: () => Promise<string>) {
  const ready = cached({ load: () => prepare(make) });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await ready();
    reply.header('etag', page.etag).header('cache-control', 'public, max-age=300').header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const form = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? 'br' : 'gzip';
    return reply.type(type).header('content-encoding', form).send(page[form]);
  };
}

async function prepare(make: () => Promise<string>): Promise<Ready> {
  const text = await make();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(text, { params }), promisify(gzip)(text)]);
  return { etag: `"${createHash('sha256').update(br).digest('base64url').slice(0, 22)}"`, br, gzip: zipped };
}
