import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { readRange } from './byte-range.ts';

/** Sends a stored file, or the part of it that the `Range` header asks for. What it goes out as is set before. NOT_FOUND where it is gone. */
export async function sendStored(reply: FastifyReply, key: string, asked: string | undefined): Promise<FastifyReply> {
  const { storage } = runtime();
  reply.header('accept-ranges', 'bytes');
  const bytes = asked === undefined ? 0 : ((await storage.size(key)) ?? fail('NOT_FOUND'));
  const range = readRange(asked, bytes);
  if (range === 'none')
    return reply.code(416).header('content-range', `bytes */${bytes}`).header('cache-control', 'no-store').send();
  const file = (await storage.get(key, range)) ?? fail('NOT_FOUND');
  const { from, to } = range || { from: 0, to: file.bytes - 1 };
  reply.code(range ? 206 : 200).header('content-length', to - from + 1);
  if (range) reply.header('content-range', `bytes ${from}-${to}/${file.bytes}`);
  // From here on the file is written to the connection itself, without the copies that a stream of the reply makes.
  reply.hijack();
  const { raw, request } = reply;
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  if (request.method === 'HEAD') raw.end();
  else
    await file.sendTo(raw).catch((error: unknown) => {
      request.log.error({ err: error, key }, 'a file could not be sent whole');
      raw.destroy();
    });
  return reply;
}
