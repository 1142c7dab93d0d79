import { savedAnswer } from '@abhyas/contract/assessments/shapes';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serializerSchema } from './serializer-schema.ts';

/** What leaves the server for this value. */
async function sent(schema: z.ZodType, value: unknown): Promise<unknown> {
  const app = Fastify();
  app.get('/', { schema: { response: { 200: serializerSchema(schema) } } }, async () => value);
  const reply = await app.inject('/');
  await app.close();
  return reply.json();
}

describe('the serializer of a reply', () => {
  it('sends one of several objects or null, as it is', async () => {
    for (const response of [{ options: [2] }, { number: '1.5' }, { text: 'x' }, null]) {
      const answer = { response, review: false, seconds: 3 };
      expect(await sent(savedAnswer, answer)).toEqual(answer);
    }
  });

  it('lets nothing out that the contract does not declare', async () => {
    const schema = z.object({ name: z.string().nullable(), inner: z.object({ id: z.int() }) });
    expect(await sent(schema, { name: null, secret: 1, inner: { id: 2, secret: 3 } })).toEqual({
      name: null,
      inner: { id: 2 },
    });
  });
});
