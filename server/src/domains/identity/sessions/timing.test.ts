import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SocialProviders,
  startSocialProviders,
  type TestInstitute,
  testWorld,
  type World,
} from '../../../testing/index.ts';
import { PASSWORD } from '../../../testing/world.ts';
import { checkPassword, hashings, hashPassword } from '../tokens/passwords.ts';

/** What a hash costs in production: OWASP's parameters of argon2id. */
const REAL = 'argon2id v=19 m=19456,t=2,p=1';
const CLIENT = 'a client of Google';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const urlencoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

let world: World;
let providers: SocialProviders;
let institute: TestInstitute;
/** An account with a password, and one that waits for its verification. */
let known: string;
let unverified: string;

beforeAll(async () => {
  providers = await startSocialProviders(() => world.clock.now());
  world = await testWorld({ config: { social: providers.config } });
  institute = await world.institute({ allowedItems: ['signUp', 'forgetPassword'] });
  await world.query('update institute_settings set google_key = $2 where institute_id = $1', [institute.id, CLIENT]);
  const passwordHash = await hashPassword(PASSWORD);
  const someone = async (status: 'active' | 'unverified') =>
    (await institute.person('student', { status, passwordHash, signedOut: true })).email;
  [known, unverified] = [await someone('active'), await someone('unverified')];
});
afterAll(() => providers?.close());

/** One try; each comes from an address of its own, so that no limit answers in its place. */
type Try = (email: string) => Promise<unknown>;
let caller = 0;
const fromNewAddress = () => {
  const n = ++caller;
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
};
/** A call that has to be answered so, `yes` or with that refusal: what a limit answers takes no time that could tell anything. */
async function post(expected: string, url: string, payload: unknown, headers: Record<string, string> = {}) {
  const sent = { payload: payload as string, headers: { ...fromNewAddress(), ...headers } };
  const answer = await institute.visitor.send('POST', url, sent);
  const { error_name: answered = 'yes' } = answer.json<{ error_name?: string }>();
  if (answered !== expected) throw new Error(`${url} answered ${answered}: ${answer.body}`);
}

const signIn: Try = (username) =>
  post(
    'INVALID_CREDENTIALS',
    '/api/oauth/token',
    urlencoded({ grant_type: 'password', username, password: 'a wrong guess', tncAgreed: 'true' }),
    {
      ...form,
      authorization: `Basic ${Buffer.from('app:').toString('base64')}`,
    },
  );
const forgot: Try = (email) => post('yes', '/api/forgot-password', urlencoded({ email }), form);
let number = 0;
const signUp: Try = (email) =>
  post('yes', '/api/sign-up', {
    firstname: 'Asha',
    lastname: '',
    email,
    countryCode: '91',
    mobileNumber: `98${String(10_000 + ++number)}123`, // each in a block of its own
    password: 'blue kettle on monday',
    tncAgreed: true,
  });
const askCode: Try = (email) =>
  post('INVALID_CREDENTIALS', '/api/verification', { email, password: 'a wrong guess', channel: 'mail' });
/** With a token that names the address and is signed by somebody else. */
const social: Try = async (email) => {
  const idTokenString = await providers.idToken(
    { sub: `google-${++number}`, email, email_verified: true },
    CLIENT,
    {},
    true,
  );
  const fields = { socialMediaType: 'google', emailId: email, idTokenString, tncAgreed: 'true' };
  await post('SOCIAL_TOKEN_INVALID', '/api/social-login', urlencoded(fields), { ...form, reqfrom: 'app' });
};

/** The costs of the hashes that were computed while something ran. */
async function hashesOf(work: () => Promise<unknown>): Promise<string[]> {
  const costs: string[] = [];
  const hear = (cost: unknown) => void costs.push(String(cost));
  subscribe(hashings.name, hear);
  try {
    await work();
  } finally {
    unsubscribe(hashings.name, hear);
  }
  return costs;
}

describe('the hashes of an answer', () => {
  // A hash is what a person can measure from outside. `bench` measures the clock as well (S14).
  it.each([
    ['signing in', signIn, () => known, [REAL]],
    ['asking for a new password', forgot, () => known, []],
    ['signing up', signUp, () => known, [REAL]],
    ['asking for a code', askCode, () => unverified, [REAL]],
    ['signing in with another service', social, () => known, []],
  ] as const)('do not tell whether an address has an account: %s', async (_, attempt, person, costs) => {
    await attempt('warms-up@example.test'); // the hash that stands in for unknown people is made once
    expect(await hashesOf(() => attempt(person()))).toEqual(costs);
    expect(await hashesOf(() => attempt('nobody@example.test'))).toEqual(costs);
  });

  it('are none where a call is refused before the password is looked at: the count sees it', async () => {
    const unread = () =>
      post('INVALID_CLIENT', '/api/oauth/token', urlencoded({ grant_type: 'password', tncAgreed: 'true' }), form);
    expect(await hashesOf(unread)).toEqual([]);
  });
});

describe('a hash', () => {
  it('costs what OWASP asks for, for a password that is kept and for one of nobody', async () => {
    expect(await hashesOf(() => hashPassword('blue kettle on monday'))).toEqual([REAL]);
    await checkPassword(undefined, 'a wrong guess');
    expect(await hashesOf(() => checkPassword(undefined, 'a wrong guess'))).toEqual([REAL]);
  });
});
