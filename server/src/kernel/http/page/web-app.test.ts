import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld } from '../../../testing/index.ts';

let place: TestInstitute;

beforeAll(async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'abhyas-app-'));
  writeFileSync(join(webDist, 'index.html'), '<html lang="%LANG%"><body><div id="root"></div></body></html>');
  const routes = ['/', '/$', '/home', '/partner/', '/partner/papers/$paperId', '/vedantu/$', '/{$product}-test'];
  writeFileSync(join(webDist, '.page-paths.json'), JSON.stringify(routes));
  place = await (await testWorld({ webDist })).institute();
});

const ask = async (path: string) => {
  const { statusCode, headers, body } = await place.visitor.send('GET', path);
  return { status: statusCode, type: String(headers['content-type']).split(';')[0], body };
};

describe('an address that is asked for', () => {
  it.each([
    '/',
    '/home',
    '/home/',
    '/home?utm_source=mail',
    '/partner',
    '/partner/papers/7',
    '/vedantu/a/b',
    '/vedantu',
  ])('answers %s with the page', async (path) =>
    expect(await ask(path)).toMatchObject({ status: 200, type: 'text/html' }),
  );

  it.each(['/jee-test', '/NEET-test', '/Scan', '/android', '/INBOOK'])(
    'answers %s in any case of letters',
    async (path) => expect(await ask(path)).toMatchObject({ status: 200, type: 'text/html' }),
  );

  it.each(['/nowhere', '/home/nowhere', '/partner/papers', '/partner/papers/7/8', '/jee-tests', '/scan/1', '/$'])(
    'answers %s with the page and 404',
    async (path) => expect(await ask(path)).toMatchObject({ status: 404, type: 'text/html' }),
  );

  it.each(['/api', '/api/nowhere', '/api/identity/nowhere?x=1', '/static/gone.js', '/assets/gone.png'])(
    'answers %s with 404 and JSON',
    async (path) => {
      const { status, type, body } = await ask(path);
      expect([status, type]).toEqual([404, 'application/json']);
      expect(JSON.parse(body)).toMatchObject({ responseCode: expect.any(Number) });
    },
  );
});
