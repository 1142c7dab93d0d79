import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OtherProcess, startOtherProcess } from '../../../testing/other-process.ts';
import {
  codeOf,
  type Person,
  type SocialProviders,
  startSocialProviders,
  type TestInstitute,
  testWorld,
  type World,
} from '../../../testing/index.ts';
import { callerOf } from './caller-of.ts';

/** One database, two server processes, of which one starts anew: a limit is one limit. */
let world: World;
let providers: SocialProviders;
let institute: TestInstitute;
let provider: TestInstitute;
let there: OtherProcess;

beforeAll(async () => {
  providers = await startSocialProviders(() => world.clock.now());
  world = await testWorld({ config: { social: providers.config } });
  institute = await world.institute({ allowedItems: ['signUp'] });
  await world.query(`update institute_settings set google_key = 'client' where institute_id = $1`, [institute.id]);
  provider = await world.institute({ kind: 'provider', subdomain: `provider-${Date.now()}` });
  there = await startOtherProcess(world);
});
afterAll(async () => {
  await there?.stop();
  await providers.close();
});
const restart = async () => {
  await there.stop();
  there = await startOtherProcess(world);
};

interface Asked {
  readonly path: string;
  readonly payload: string | object;
  readonly from: string;
  readonly host?: string;
}
interface Told {
  readonly status: number;
  readonly error: unknown;
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const CLIENT = { authorization: `Basic ${Buffer.from('app:').toString('base64')}` };

async function askHere({ path, payload, from, host = institute.host }: Asked): Promise<Told> {
  const headers = { host, 'x-forwarded-for': from, ...CLIENT, ...(typeof payload === 'string' && FORM) };
  const answer = await world.app.server.inject({ method: 'POST', url: path, headers, payload });
  const body = answer.json() as Record<string, unknown>;
  return { status: answer.statusCode, error: body['error_name'] ?? body['error'] };
}
async function askThere({ path, payload, from, host = institute.host }: Asked): Promise<Told> {
  const headers = { 'x-forwarded-for': from, ...CLIENT };
  const { status, body } = await there.call('POST', path, { host, payload, headers });
  return { status, error: body['error_name'] ?? body['error'] };
}

interface Expected {
  readonly key: string;
  readonly tries: number;
  /** What is said as long as there are tries left. */
  readonly before: string;
}

/** Both processes count under one key; when it is used up both refuse, and so does one that starts now. */
async function holds(asked: Asked, { key, tries, before }: Expected): Promise<void> {
  const both = async () => {
    expect(await askHere(asked)).toMatchObject({ error: before });
    expect(await askThere(asked)).toMatchObject({ error: before });
  };
  await both();
  expect(await world.query('select count from tries where key = $1', [key])).toEqual([{ count: 2 }]);
  await world.query('update tries set count = $2 where key = $1', [key, tries - 2]);
  await both();
  const refused = { status: 429, error: 'TOO_MANY_REQUESTS' };
  expect(await askHere(asked)).toEqual(refused);
  expect(await askThere(asked)).toEqual(refused);
  await restart();
  expect(await askThere(asked)).toEqual(refused);
}

const signIn = ({ email, password }: Person, otp: string) =>
  new URLSearchParams({ grant_type: 'password', username: email, password, tncAgreed: 'true', otp }).toString();
async function withSecondFactor() {
  const person = await institute.person('teacher');
  const { secret } = await person.api.identity.startSecondFactor({ body: { password: person.password } });
  await person.api.identity.confirmSecondFactor({ body: { otp: codeOf(secret, world.clock.now()) } });
  return { person, secret };
}

describe('with two server processes, and after a start', () => {
  it('an account has eight tries with the code of its second factor', async () => {
    const { person } = await withSecondFactor();
    const key = `secondFactor:${person.accountId}`;
    const asked = { path: '/api/oauth/token', payload: signIn(person, '000000'), from: '198.51.100.1' };
    await holds(asked, { key, tries: 8, before: 'TOTP_WRONG' });
    const other = await withSecondFactor();
    expect(await askThere({ ...asked, payload: signIn(other.person, '000000') })).toMatchObject({
      error: 'TOTP_WRONG',
    });
  });

  it('an address has forty tokens of Google that prove nothing', async () => {
    const form = { tncAgreed: 'true', socialMediaType: 'google', idTokenString: 'forged' };
    const asked = { path: '/api/social-login', payload: new URLSearchParams(form).toString(), from: '198.51.100.2' };
    await holds(asked, { key: 'social@198.51.100.2', tries: 40, before: 'SOCIAL_TOKEN_INVALID' });
  });

  it('an address has sixty tries with links of guardians', async () => {
    const payload = { token: 'a'.repeat(43) };
    const asked = { path: '/api/guardian-invitations/open', payload, from: '198.51.100.3' };
    await holds(asked, { key: 'guardianLink@198.51.100.3', tries: 60, before: 'INVITATION_INVALID' });
  });

  it('an address may begin thirty registrations in an hour', async () => {
    const person = { firstName: 'Asha', lastName: 'Rao', email: 'asha@mail.test', password: 'quiet river lantern 42' };
    const payload = { ...person, countryCode: '91', mobileNumber: '12345', tncAgreed: true };
    const asked = { path: '/api/registration', payload, from: '198.51.100.4', host: provider.host };
    const key = 'registration.start@198.51.100.4';
    await holds(asked, { key, tries: 30, before: 'CONTACT_MOBILE_INVALID' });
  });

  it('an address may try thirty links of registrations in a quarter of an hour', async () => {
    const payload = { key: 'a'.repeat(43) };
    const asked = { path: '/api/registration/resume', payload, from: '198.51.100.5', host: provider.host };
    await holds(asked, { key: 'registration.resume@198.51.100.5', tries: 30, before: 'REGISTRATION_GONE' });
  });
});

describe('a limit', () => {
  it('is not passed by many tries at once: of thirty codes eight are looked at', async () => {
    const { person } = await withSecondFactor();
    const asked = { path: '/api/oauth/token', payload: signIn(person, '000000'), from: '198.51.100.6' };
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => (i % 2 ? askHere(asked) : askThere(asked))));
    expect(answers.filter(({ error }) => error === 'TOTP_WRONG')).toHaveLength(8);
    expect(answers.filter(({ error }) => error === 'TOO_MANY_REQUESTS')).toHaveLength(22);
  });

  it('ends with its time, and the right code ends it at once', async () => {
    const { person, secret } = await withSecondFactor();
    const tryWith = (otp: string) =>
      askHere({ path: '/api/oauth/token', payload: signIn(person, otp), from: '198.51.100.7' });
    const right = () => {
      world.clock.advance({ seconds: 30 });
      return codeOf(secret, world.clock.now());
    };
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 7; i++) expect(await tryWith('000000')).toMatchObject({ error: 'TOTP_WRONG' });
      expect(await tryWith(right())).toMatchObject({ status: 200 });
    }
    for (let i = 0; i < 8; i++) await tryWith('000000');
    expect(await tryWith(right())).toMatchObject({ status: 429 });
    world.clock.advance({ minutes: 15 });
    expect(await tryWith(right())).toMatchObject({ status: 200 });
  });
});

describe('who calls', () => {
  const caller = (address: string) => callerOf({ origin: { host: '', address, userAgent: '' } });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s is %s', (address, who) => {
    expect(caller(address)).toBe(who);
  });
});
