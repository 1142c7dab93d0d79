import { Readable } from 'node:stream';
import type { Access } from '@abhyas/contract/access';
import type { Answer, Contract, Endpoint, Input } from '@abhyas/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cachedBeside } from '../cached.ts';
import type { Context } from '../context.ts';
import { fail } from '../errors.ts';
import { serializerSchema } from './serializer-schema.ts';

/** What a handler may touch of HTTP beyond its input: only sign-in and files need it. */
export interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
/** A reply that is a file: text or a stream, with the name it is saved under. */
export interface FileAnswer {
  readonly fileName: string;
  readonly content: string | Readable | Buffer;
  /** Where the endpoint's media type is not that of this very file. */
  readonly type?: string;
}
type AnswerOf<T extends Endpoint> = T extends { readonly file: string } ? FileAnswer : Answer<T>;
type InputOf<T extends Endpoint> = Input<T> &
  (T extends { readonly upload: object } ? { readonly file: Buffer } : unknown);

/** One handler for each endpoint of a contract: a missing one, or a wrong reply, does not compile. */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (ctx: Context, input: InputOf<C[K]>, call: Call) => Promise<AnswerOf<C[K]>> | AnswerOf<C[K]>;
};
/** Which endpoint is called: `identity.logout`, `POST`. */
export interface Called {
  readonly endpoint: string;
  readonly method: Endpoint['method'];
}
/** Lets a call pass, or refuses it. */
export type Guard = (access: Access, ctx: Context, called: Called) => void;

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context;
  }
  interface FastifyContextConfig {
    access?: Access;
    endpoint?: string;
  }
}

/** Registers the endpoints of one domain: guard, validation, handler, envelope, serializer. The only place that does. */
export function implement<C extends Contract>(
  app: FastifyInstance,
  domain: string,
  contract: C,
  handlers: Handlers<C>,
  guard: Guard,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    const handle = handlers[name] as (ctx: Context, input: unknown, call: Call) => Promise<unknown>;
    const { method, path, access } = endpoint;
    const called: Called = { endpoint: `${domain}.${name}`, method };
    app.route({
      method,
      url: path,
      config: { access, endpoint: called.endpoint },
      ...(endpoint.upload && { bodyLimit: endpoint.upload.maxBytes }),
      handler: async (request, reply) => {
        guard(access, request.ctx, called);
        const input = readInput(endpoint, request);
        const answer = await handle(request.ctx, input, { request, reply });
        if (reply.sent) return reply; // bytes that were ready, or a 304
        // What is told to a person is kept by no browser and no proxy.
        if (request.ctx.actor && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        return endpoint.file
          ? sendFile(reply, endpoint.file, answer as FileAnswer)
          : writeReply(reply, endpoint, endpoint.raw ? answer : { responseCode: 0, responseObject: answer });
      },
    });
  }
}

/** The JSON schema of all that a call without a file answers. */
export function responseSchema(endpoint: Endpoint): Record<string, unknown> {
  const reply = serializerSchema(endpoint.reply as z.ZodType);
  return endpoint.raw
    ? reply
    : { type: 'object', properties: { responseCode: { type: 'integer' }, responseObject: reply } };
}

/** Compiled when an endpoint is first called: compiling all of them is most of what a start would cost, and no process calls them all. */
const serializerOf = cachedBeside((endpoint: Endpoint, reply: FastifyReply) =>
  reply.compileSerializationSchema(responseSchema(endpoint)),
);

function writeReply(reply: FastifyReply, endpoint: Endpoint, answer: unknown): string {
  const serialize = serializerOf(endpoint, reply);
  const text = serialize(answer as Parameters<typeof serialize>[0]);
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  return text;
}

const inputSchemaOf = cachedBeside((endpoint: Endpoint) => {
  const { params, query, body } = endpoint as unknown as Record<string, z.ZodType | undefined>;
  return z.object({ ...(params && { params }), ...(query && { query }), ...(body && { body }) });
});

function readInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input = inputSchemaOf(endpoint).parse({
    params: request.params,
    query: request.query,
    body: request.body ?? {},
  }) as Record<string, unknown>;
  if (!endpoint.upload) return input;
  if (!Buffer.isBuffer(request.body) || request.body.length === 0)
    fail('INVALID_INPUT', undefined, [{ path: 'body', messageKey: 'errors.fields.fileMissing' }]);
  return { ...input, file: request.body };
}

function sendFile(reply: FastifyReply, usual: string, { fileName, content, type = usual }: FileAnswer): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .send(content);
}
