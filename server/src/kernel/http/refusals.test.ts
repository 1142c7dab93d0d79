import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { authorize, type Context } from '../context.ts';
import { createLog } from '../log/log.ts';
import { createServer } from './server.ts';

let server: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLog('error', { write: (line: string) => void lines.push(line) });
  server = await createServer({ log, trustedProxies: [], requestsPerMinute: { person: 1000, network: 1000 } });
  server.post('/echo', async (request) => request.body);
  server.get('/broken', async () => {
    throw new Error('select secret from accounts');
  });
  server.get('/not-mine', async () => {
    const actor = {
      accountId: 'a',
      sessionId: 's',
      kind: 'student',
      capabilities: new Set(),
      verified: true,
      employee: false,
    };
    return authorize({ actor } as unknown as Context, ({ accountId }, { owner }) => owner === accountId, {
      owner: 'b',
    });
  });
});
afterAll(() => server.close());

describe('what a client sees of a failure', () => {
  it('is an id and nothing else when nobody expected it; the log has the rest', async () => {
    const answer = await server.inject('/broken');
    expect(answer.statusCode).toBe(500);
    const { errorId, ...body } = answer.json<{ errorId: string }>();
    expect(body).toMatchObject({ error: 'UNEXPECTED', responseCode: 5000100009 });
    expect(answer.body).not.toContain('secret');
    expect(lines.find((line) => line.includes(errorId))).toContain('select secret from accounts');
  });

  it('is FORBIDDEN where a policy says no to the row', async () => {
    const answer = await server.inject('/not-mine');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: 'FORBIDDEN' });
  });

  it.each([
    [
      'an unknown kind of content',
      { headers: { 'content-type': 'application/x-strange' }, payload: 'x' },
      415,
      'UNSUPPORTED_TYPE',
    ],
    [
      'too large a body',
      { headers: { 'content-type': 'application/json' }, payload: JSON.stringify('x'.repeat(1_100_000)) },
      413,
      'TOO_LARGE',
    ],
    ['JSON that is none', { headers: { 'content-type': 'application/json' }, payload: '{' }, 400, 'INVALID_INPUT'],
    ['an unknown address', { url: '/nowhere', method: 'GET' as const }, 404, 'NOT_FOUND'],
  ])('is a name of the catalogue for %s', async (_what, options, _status, error) => {
    const answer = await server.inject({ method: 'POST', url: '/echo', ...options });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ error });
  });
});
