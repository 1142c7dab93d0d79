import { describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { createServer } from './server.ts';

const replyHeaders = async (url: string, protocol = 'http') => {
  const app = await createServer({
    log: createLog('silent'),
    trustedProxies: ['127.0.0.1'],
    requestsPerMinute: { person: 1000, network: 1000 },
  });
  app.get('/page', (_request, reply) => reply.type('text/html').send('<!doctype html>'));
  const { headers } = await app.inject({ url, headers: { 'x-forwarded-proto': protocol } });
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

  it('is asked for by https alone from then on, where it came by https', async () => {
    expect((await replyHeaders(url, 'https'))['strict-transport-security']).toBe('max-age=31536000');
    expect((await replyHeaders(url))['strict-transport-security']).toBeUndefined();
  });

  it('lets our own pages alone use the camera, and nobody ask for a place or a payment', async () => {
    const policy = String((await replyHeaders(url))['permissions-policy']).split(', ');
    for (const rule of ['camera=(self)', 'microphone=(self)', 'display-capture=(self)', 'geolocation=()', 'payment=()'])
      expect(policy).toContain(rule);
  });

  it('is shown in no other site’s frame, read as what it is called, and tells other sites no address', async () => {
    const headers = await replyHeaders(url);
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});
