import { describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { createServer } from './server.ts';

const replyHeaders = async (url: string) => {
  const app = await createServer({
    log: createLog('silent'),
    trustedProxies: [],
    requestsPerMinute: { person: 1000, network: 1000 },
  });
  app.get('/page', (_request, reply) => reply.type('text/html').send('<!doctype html>'));
  const { headers } = await app.inject(url);
  await app.close();
  return headers;
};

describe.each(['/page', '/nowhere'])('every reply, here %s', (url) => {
  it('lets only scripts of our own host run, none inside the page, and none from a plug-in', async () => {
    const policy = String((await replyHeaders(url))['content-security-policy']);
    const rules = new Map(
      policy.split(';').map((rule) => {
        const [name = '', ...sources] = rule.trim().split(' ');
        return [name, sources.join(' ')] as const;
      }),
    );
    expect(rules.get('default-src')).toBe(`'self'`);
    expect(rules.get('script-src')).toBe(`'self'`);
    expect(rules.get('object-src')).toBe(`'none'`);
    expect(rules.get('base-uri')).toBe(`'self'`);
    expect(rules.get('form-action')).toBe(`'self'`);
    expect(rules.get('connect-src')).toBe(`'self'`);
  });

  it('is shown in nobody’s frame, read as what it is called, and tells other sites no address', async () => {
    const headers = await replyHeaders(url);
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});
