import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { limitWritten } from './limit-written.ts';
import { answerRefusals } from '../refusals.ts';

/** A server on which one may write 1000 bytes a minute; who calls is said by a header. */
async function server() {
  const app = Fastify();
  answerRefusals(app);
  app.addHook('onRequest', async (request) => {
    const accountId = request.headers['x-person'];
    if (accountId) request.ctx = { actor: { accountId } } as unknown as Context;
  });
  limitWritten(app, [{ bytes: 1000, seconds: 60 }]);
  app.addContentTypeParser('image/png', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/', async () => 'kept');
  await app.ready();
  return (person: string | undefined, bytes: number, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': type, ...(person && { 'x-person': person }) },
      payload: type === 'application/json' ? JSON.stringify('x'.repeat(bytes - 2)) : Buffer.alloc(bytes),
    });
}

it('refuses a person who has written enough for now, and nobody else', async () => {
  const send = await server();
  for (let call = 1; call <= 3; call++) expect((await send('one', 300)).statusCode).toBe(200);
  const refused = await send('one', 300);
  expect(refused.json()).toMatchObject({ error: 'TOO_MANY_REQUESTS' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect((await send('one', 100)).statusCode).toBe(200);
  expect((await send('other', 300)).statusCode).toBe(200);
});

it('counts no file, and nobody who is not signed in', async () => {
  const send = await server();
  expect((await send('one', 5000, 'image/png')).statusCode).toBe(200);
  expect((await send(undefined, 900)).statusCode).toBe(200);
  expect((await send(undefined, 900)).statusCode).toBe(200);
});
