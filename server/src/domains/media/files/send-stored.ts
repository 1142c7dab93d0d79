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
  if (!range) return reply.header('content-length', file.bytes).send(file.stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${file.bytes}`)
    .header('content-length', range.to - range.from + 1)
    .send(file.stream);
}
