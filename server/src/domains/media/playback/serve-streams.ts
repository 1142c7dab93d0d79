import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { findCaptionBody } from '../captions/captions.store.ts';
import { fileOf } from '../files/file-of.ts';
import { sendStored } from '../files/send-stored.ts';
import { requirePlace } from './one-stream.ts';
import { readPass, type StreamPass } from './stream-token.ts';

/** Names of what lies in the folder of a video: lists, their first part, pieces, small pictures. */
const made = /^(?:master\.m3u8|sprite\.jpg|(?:\d{2,4}|audio)\/(?:list\.m3u8|init\.mp4|\d{5}\.m4s))$/;
const caption = /^captions\/([0-9a-f-]{36})\.vtt$/;
const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
};

type Streamed = FastifyRequest<{ Params: { '*': string } }>;

/**
 * Gives out video to whoever has an address that this server signed for the institute of this host within the last five minutes. No query
 * to the database for a piece: what it costs is what a file server costs.
 */
export function registerStreams(app: FastifyInstance): void {
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/stream/*',
    config: { access: 'public', rateLimit: false },
    handler: async (request: Streamed, reply) => {
      const { ctx } = request;
      const [, token = '', name = ''] = /^([^/]+)\/(.+)$/.exec(request.params['*']) ?? [];
      const pass = readPass(runtime().config.secrets.file, ctx.instituteId, token, ctx.clock.now());
      if (!pass) return fail('ADDRESS_EXPIRED');
      if (pass.stream) await requirePlace(ctx, pass.stream);
      const [, captionId] = caption.exec(name) ?? [];
      if (captionId) return sendCaption(ctx, pass, captionId, reply);
      if (name === 'file' && pass.making === 0) return sendUpload(ctx, pass, request, reply);
      if (!made.test(name) || pass.making === 0) return fail('NOT_FOUND');
      const key = `${ctx.instituteId}/media/${pass.mediaId}/${pass.making}/${name}`;
      return sendFile(key, types[name.slice(name.lastIndexOf('.') + 1)] ?? '', request, reply);
    },
  });
}

async function sendCaption(
  ctx: Context,
  { mediaId }: StreamPass,
  captionId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = (await findCaptionBody(ctx, mediaId, captionId)) ?? fail('NOT_FOUND');
  return protect(reply, types['vtt'] ?? '').send(body);
}

/** The file as it was uploaded, in parts: only of a type that a browser plays and never runs. */
async function sendUpload(ctx: Context, { mediaId }: StreamPass, request: Streamed, reply: FastifyReply) {
  const { storageKey, type, state } = await fileOf(ctx, mediaId);
  if (state !== 'ready' || !/^(?:video|audio)\/[\w.+-]+$/.test(type)) fail('NOT_FOUND');
  return sendFile(storageKey, type, request, reply);
}

async function sendFile(key: string, type: string, request: Streamed, reply: FastifyReply): Promise<FastifyReply> {
  return sendStored(protect(reply, type), key, request.headers.range);
}

const protect = (reply: FastifyReply, type: string): FastifyReply =>
  reply
    .header('content-type', type)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', `default-src 'none'; sandbox`)
    .header('cache-control', 'private, max-age=300');
