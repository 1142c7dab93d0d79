import { brotliDecompressSync } from 'node:zlib';
import { api } from '@abhyas/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../testing/index.ts';

let world: World;
let institute: TestInstitute;

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute();
});
const ask = (url: string, headers: Record<string, string>) =>
  world.app.server.inject({ url, headers: { host: institute.host, ...headers } });

const endpoints = Object.values(api).flatMap((domain) => Object.keys(domain)).length;

describe.each(['/api/reference', '/api/openapi.json'])('%s', (url) => {
  it('is sent compressed, in less than 150 bytes an endpoint, and names them', async () => {
    const answer = await ask(url, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(150 * endpoints);
    const text = brotliDecompressSync(answer.rawPayload).toString();
    for (const name of ['identity.token', 'assessments.startAttempt', 'cohorts.addMembers'])
      expect(text).toContain(name);
  });

  it('is not sent again to who has it already', async () => {
    const { headers } = await ask(url, {});
    const again = await ask(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});
