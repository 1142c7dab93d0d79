import { request } from 'node:http';
import { api, errors } from '@abhyas/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApi } from './kernel/http/open-api.ts';
import { serializerSchema } from './kernel/http/serializer-schema.ts';
import { testWorld } from './testing/index.ts';

/** A PUT to a host by name, as no browser API allows; resolves to the status. */
const put = (url: string, host: string, token: string, body: object) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = request(url, { method: 'PUT', headers }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(body));
  });

describe('the server', () => {
  it('is live and ready, and says so', async () => {
    const world = await testWorld({});
    expect((await world.app.server.inject('/livez')).json()).toEqual({ status: 'live' });
    expect((await world.app.server.inject('/readyz')).json()).toMatchObject({
      status: 'ready',
      database: 'up',
      storage: 'up',
    });
  });

  it('finishes requests in flight when it stops', async () => {
    const world = await testWorld({});
    const institute = await world.institute();
    const owner = await institute.person('owner');
    const { rules: body } = await owner.api.tenancy.showEditableSettings();
    const { server, runtime } = world.app;
    const address = await server.listen({ port: 0, host: '127.0.0.1' });

    let letGo: () => void = () => {};
    const holding = new Promise<void>((resolve) => (letGo = resolve));
    let isHeld: () => void = () => {};
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const holder = runtime.database
      .forInstitute(institute.id)
      .transaction()
      .execute(async (tx) => {
        await tx
          .selectFrom('institute_settings')
          .selectAll()
          .where('institute_id', '=', institute.id)
          .forUpdate()
          .execute();
        isHeld();
        await holding;
      });
    await held;
    const saving = put(`${address}/api/settings/rules`, institute.host, owner.token, body);
    const waiting = async () => (await world.query('select from pg_locks where not granted')).length;
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);

    const closing = server.close();
    letGo();
    await holder;
    expect(await saving).toBe(200);
    await closing;
    await expect(fetch(`${address}/livez`)).rejects.toThrow();
  });

  it('counts an IPv6 network as one caller: whoever has an address has the 2^64 beside it', async () => {
    const world = await testWorld({ requestsPerMinute: { person: 5, network: 5 } });
    const { visitor } = await world.institute();
    const from = (address: string) =>
      visitor.send('GET', '/api/institute-settings', { headers: { 'x-forwarded-for': address } });
    for (let call = 1; call <= 5; call++) expect((await from(`2001:db8:7::${call}`)).statusCode).toBe(200);
    expect((await from('2001:db8:7::abcd:6')).statusCode).toBe(429);
    expect((await from('2001:db8:8::1')).statusCode).toBe(200);
  });

  it('counts who is signed in for himself: a class behind one address is not one caller', async () => {
    const world = await testWorld({ requestsPerMinute: { person: 5, network: 20 } });
    const place = await world.institute();
    const [one, other] = [await place.person('student'), await place.person('student')];
    const ask = async (who: typeof one) => (await who.send('GET', '/api/me')).statusCode;
    for (let call = 1; call <= 5; call++) expect(await ask(one)).toBe(200);
    expect(await ask(one)).toBe(429);
    for (let call = 1; call <= 5; call++) expect(await ask(other)).toBe(200);
  });

  it('counts tokens that are none by the network that sends them, and lets good ones of that network pass', async () => {
    const world = await testWorld({ requestsPerMinute: { person: 50, network: 3 } });
    const place = await world.institute();
    const student = await place.person('student');
    const forged = { authorization: `Bearer ${student.token.slice(0, -4)}AAAA` };
    const ask = async () => (await place.visitor.send('GET', '/api/me', { headers: forged })).statusCode;
    for (let call = 1; call <= 3; call++) expect(await ask()).toBe(401);
    expect(await ask()).toBe(429);
    expect((await student.send('GET', '/api/me')).statusCode).toBe(200);
  });

  it('shows the outbox under names of ours alone', async () => {
    const { visitor } = await (await testWorld({ config: { demo: true } })).institute();
    const at = async (host: string) => (await visitor.send('GET', '/dev/outbox', { headers: { host } })).statusCode;
    expect(await at('localhost:3000')).toBe(200);
    expect((await visitor.send('GET', '/dev/outbox')).statusCode).toBe(200);
    // A page of this name, which leads to this machine, may not read it.
    expect(await at('rebound.evil.example')).toBe(404);
  });

  it('has nothing kept of what it tells a person, by no browser and no proxy', async () => {
    const place = await (await testWorld({})).institute();
    const student = await place.person('student');
    expect((await student.send('GET', '/api/me')).headers['cache-control']).toBe('no-store');
    expect((await student.send('GET', '/api/exams')).headers['cache-control']).toBe('no-store');
    expect((await place.visitor.send('GET', '/api/exams')).headers['cache-control']).toBeUndefined();
  });

  it('refuses an unknown call in the envelope, and too many from one address', async () => {
    const world = await testWorld({ requestsPerMinute: { person: 5, network: 5 } });
    const { visitor } = await world.institute();
    expect((await visitor.send('GET', '/api/no-such-call')).json()).toMatchObject({
      error: 'NOT_FOUND',
      responseCode: 4040100002,
    });
    for (let i = 0; i < 5; i++) await visitor.send('GET', '/api/exams');
    const refused = await visitor.send('GET', '/api/exams');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a reply', () => {
  it('cannot carry a column that the contract does not declare', async () => {
    const schema = serializerSchema(
      z.object({ id: z.string(), when: z.iso.datetime().nullable(), row: z.object({ a: z.number() }).nullable() }),
    );
    const { default: build } = await import('fast-json-stringify');
    const write = build(schema as never);
    expect(JSON.parse(write({ id: 'x', when: null, row: { a: 1, secret: 2 }, password_hash: 'no' }))).toEqual({
      id: 'x',
      when: null,
      row: { a: 1 },
    });
  });
});

describe('the catalogue of errors', () => {
  it('builds each code from status, domain and number, once', () => {
    const codes = Object.values(errors).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, status } of Object.values(errors)) expect(Math.floor(code / 10_000_000)).toBe(status);
  });
});

describe('OpenAPI', () => {
  it('describes every endpoint', () => {
    const operations = Object.values(openApi(api).paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(
      Object.entries(api)
        .flatMap(([domain, contract]) => Object.keys(contract).map((name) => `${domain}.${name}`))
        .sort(),
    );
  });
});
