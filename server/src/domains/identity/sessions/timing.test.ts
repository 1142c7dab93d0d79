import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

/** Tries of each kind. */
const TRIES = 200;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const urlencoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

let world: World;
let institute: TestInstitute;
/** Accounts with a password, and accounts that wait for their verification. */
let known: string[];
let unverified: string[];

beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute({ allowedItems: ['signUp', 'forgetPassword', 'facebookLogin'] });
  const people = (status: 'active' | 'unverified') =>
    Promise.all(
      Array.from({ length: TRIES }, async () => (await institute.person('student', { status, signedOut: true })).email),
    );
  [known, unverified] = [await people('active'), await people('unverified')];
});

/** One try; each comes from an address of its own, so that no limit answers in its place. */
type Try = (email: string, n: number) => Promise<unknown>;
let caller = 0;
const fromNewAddress = () => {
  const n = ++caller;
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
};
const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  institute.visitor.send('POST', url, { payload: payload as string, headers: { ...fromNewAddress(), ...headers } });

const signIn: Try = (username) =>
  post(
    '/api/oauth/token',
    urlencoded({ grant_type: 'password', username, password: 'a wrong guess', tncAgreed: 'true' }),
    {
      ...form,
      authorization: `Basic ${Buffer.from('app:').toString('base64')}`,
    },
  );
const forgot: Try = (email) => post('/api/forgot-password', urlencoded({ email }), form);
let number = 0;
const signUp: Try = (email) =>
  post('/api/sign-up', {
    firstname: 'Asha',
    lastname: '',
    email,
    countryCode: '91',
    mobileNumber: `98${String(10_000_000 + ++number)}`,
    password: 'blue kettle on monday',
    tncAgreed: true,
  });
const askCode: Try = (email) => post('/api/verification', { email, password: 'a wrong guess', channel: 'mail' });
const social: Try = (emailId) =>
  post(
    '/api/social-login',
    urlencoded({ socialMediaType: 'google', emailId, idTokenString: 'x.y.z', tncAgreed: 'true' }),
    {
      ...form,
      reqfrom: 'web',
    },
  );

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Medians in milliseconds of tries with known addresses and, twice, with unknown ones, one after the other in turn. */
async function measure(knownTry: (n: number) => Promise<unknown>, unknownTry: (n: number) => Promise<unknown>) {
  const times: [number[], number[], number[]] = [[], [], []];
  for (let n = -5; n < TRIES; n++) {
    // The first ones warm up; then each kind comes first, second and third equally often.
    for (let turn = 0; turn < 3; turn++) {
      const kind = (turn + Math.max(n, 0)) % 3;
      const begun = performance.now();
      await (kind === 0 ? knownTry(Math.max(n, 0)) : unknownTry(n * 3 + kind + 100));
      if (n >= 0) times[kind]!.push(performance.now() - begun);
    }
  }
  const [ofKnown, one, other] = [median(times[0]), median(times[1]), median(times[2])];
  return { difference: Math.abs(ofKnown - one), allowed: 2 * Math.abs(one - other) + 2 };
}
const unknownAddress = (n: number) => `nobody${n}@example.test`;

describe('the time of an answer', () => {
  it.each([
    ['signing in', signIn, () => known],
    ['asking for a new password', forgot, () => known],
    ['signing up', signUp, () => known],
    ['asking for a code', askCode, () => unverified],
    ['signing in with another service', social, () => known],
  ] as const)(
    'does not tell whether an address has an account: %s',
    async (_, attempt, people) => {
      const { difference, allowed } = await measure(
        (n) => attempt(people()[n] ?? '', n),
        (n) => attempt(unknownAddress(n), n),
      );
      expect(difference).toBeLessThanOrEqual(allowed);
    },
    120_000,
  );

  it('would tell without the hash that is checked for unknown people: the measure sees it', async () => {
    // What an unknown address would cost if nothing were hashed: the same call, refused before the password is looked at.
    const unhashed = () => post('/api/oauth/token', urlencoded({ grant_type: 'password', tncAgreed: 'true' }), form);
    const { difference, allowed } = await measure((n) => signIn(known[n] ?? '', n), unhashed);
    expect(difference).toBeGreaterThan(allowed);
  }, 120_000);
});
