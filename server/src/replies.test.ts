import { api } from '@abhyas/contract';
import type { Endpoint } from '@abhyas/contract/endpoint';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { responseSchema } from './kernel/http/implement.ts';

it('can write the reply of every endpoint, though each is compiled only when it is called', async () => {
  const app = Fastify();
  const endpoints = Object.values(api).flatMap((contract) => Object.values<Endpoint>(contract));
  const replies = endpoints.filter(({ file }) => file === undefined);
  for (const [at, endpoint] of replies.entries())
    app.get(`/${at}`, { schema: { response: { 200: responseSchema(endpoint) } } }, () => ({}));
  await app.ready();
  expect(replies.length).toBeGreaterThan(100);
});
