import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { personAt } from '../../../testing/person.ts';
import { startNameServer } from '../gateways/name-server.ts';
import { askNameServers } from '../gateways/txt-records.ts';

let world: World;
let institute: TestInstitute;
let owner: Person;
let names: Awaited<ReturnType<typeof startNameServer>>;
const records = new Map<string, readonly string[]>();
/** A name that no other file of this run uses. */
const fresh = (word: string) => `${word}-${institute.id}.test`;

beforeAll(async () => {
  names = await startNameServer(records);
  askNameServers([names.address]);
  world = await testWorld();
  institute = await world.institute();
  owner = await institute.person('owner');
});
afterAll(() => names.stop());

const at = (host: string, query = '') =>
  world.app.server.inject({ url: `/api/institute-settings${query}`, headers: { host } });
const tls = (domain: string, options: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  world.app.server.inject({ url: `/internal/tls-allowed?domain=${domain}`, ...options });

describe('an address of one’s own', () => {
  it('answers within a second of its proof, signs people in, and gets a certificate; removed, it is silent again', async () => {
    const host = fresh('learn');
    const added = await owner.api.tenancy.addDomain({ body: { host: host.toUpperCase() } });
    expect(added).toMatchObject({ host, status: 'waiting', record: { name: `_abhyas-challenge.${host}` } });
    expect((await at(host)).statusCode).toBe(404);
    expect((await tls(host)).statusCode).toBe(404);

    await expect(owner.api.tenancy.proveDomain({ params: { host } })).rejects.toMatchObject({
      error: 'DOMAIN_NOT_PROVEN',
    });
    records.set(added.record.name, ['something else', 'abhyas-domain=guessed']);
    await expect(owner.api.tenancy.proveDomain({ params: { host } })).rejects.toMatchObject({
      error: 'DOMAIN_NOT_PROVEN',
    });
    records.set(added.record.name, ['something else', added.record.value]);
    expect(await owner.api.tenancy.proveDomain({ params: { host } })).toMatchObject({ status: 'proved' });

    await expect.poll(async () => (await at(host)).statusCode, { timeout: 10_000, interval: 20 }).toBe(200);
    expect((await at(host)).json().responseObject.instituteKey).toBe(institute.id);
    const there = personAt(world.app.server, host, owner);
    expect((await there.send('GET', '/api/me')).statusCode).toBe(200);

    expect((await tls(host)).statusCode).toBe(200);
    expect((await owner.api.tenancy.listDomains()).rows).toMatchObject([{ host, status: 'secured' }]);

    await owner.api.tenancy.removeDomain({ params: { host } });
    await expect.poll(async () => (await at(host)).statusCode, { timeout: 10_000, interval: 20 }).toBe(404);
    expect((await tls(host)).statusCode).toBe(404);
  });

  it('may wait in two institutes, but belongs to the one that proves it first', async () => {
    const host = fresh('wanted');
    const rival = await (await world.institute()).person('owner');
    const [mine, theirs] = [
      await owner.api.tenancy.addDomain({ body: { host } }),
      await rival.api.tenancy.addDomain({ body: { host } }),
    ];
    expect(mine.record.value).not.toBe(theirs.record.value);
    records.set(mine.record.name, [mine.record.value, theirs.record.value]);
    await rival.api.tenancy.proveDomain({ params: { host } });
    await expect(owner.api.tenancy.proveDomain({ params: { host } })).rejects.toMatchObject({ error: 'DOMAIN_TAKEN' });
    await owner.api.tenancy.removeDomain({ params: { host } });
    expect((await at(host)).statusCode).toBe(200);
    await expect(owner.api.tenancy.addDomain({ body: { host } })).rejects.toMatchObject({ error: 'DOMAIN_TAKEN' });
  });

  it.each(['localhost', 'other.abhyas.test', '10.0.0.1', 'one', 'http://a.test'])('cannot be %s', async (host) => {
    await expect(owner.api.tenancy.addDomain({ body: { host } })).rejects.toMatchObject({
      error: 'DOMAIN_NOT_ALLOWED',
      fields: [{ path: 'body.host' }],
    });
  });

  it('is one of five at most, and the owner’s to change', async () => {
    const at = await world.institute();
    const person = await at.person('owner');
    for (let one = 1; one <= 5; one++) await person.api.tenancy.addDomain({ body: { host: `n${one}-${at.id}.test` } });
    await expect(person.api.tenancy.addDomain({ body: { host: `n6-${at.id}.test` } })).rejects.toMatchObject({
      error: 'DOMAIN_LIMIT',
    });
    const teacher = await at.person('teacher');
    expect((await teacher.api.tenancy.listDomains()).can.edit).toBe(false);
    await expect(teacher.api.tenancy.removeDomain({ params: { host: `n1-${at.id}.test` } })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('is not refused for good while no name server answers', async () => {
    const host = fresh('silent');
    await owner.api.tenancy.addDomain({ body: { host } });
    askNameServers(['127.0.0.1:1']);
    await expect(owner.api.tenancy.proveDomain({ params: { host } })).rejects.toMatchObject({
      status: 503,
      error: 'DOMAIN_LOOKUP_FAILED',
    });
    askNameServers([names.address]);
  }, 20_000);
});

describe('the question of a proxy whether it may make a certificate', () => {
  it('is answered to this machine alone, and never to a call that was passed on', async () => {
    const host = fresh('proxy');
    const added = await owner.api.tenancy.addDomain({ body: { host } });
    records.set(added.record.name, [added.record.value]);
    await owner.api.tenancy.proveDomain({ params: { host } });
    await expect.poll(async () => (await tls(host)).statusCode, { timeout: 10_000, interval: 20 }).toBe(200);
    expect((await tls(host, { remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    expect((await tls(host, { headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404);
    expect((await tls('')).statusCode).toBe(404);
  });

  it('is yes for the provider, open institutes and their content, and no for a name that nobody has', async () => {
    const [root = ''] = world.config.rootHosts;
    const [subdomain] = institute.host.split('.');
    for (const host of [root, `login.${root}`, institute.host, `${subdomain}.content.${root}`])
      expect([host, (await tls(host)).statusCode]).toEqual([host, 200]);
    for (const host of [`nobody.${root}`, `nobody.content.${root}`, `x.${institute.host}`, 'example.com'])
      expect([host, (await tls(host)).statusCode]).toEqual([host, 404]);
  });
});
