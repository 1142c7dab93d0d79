import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SocialProviders,
  startSocialProviders,
  type TestInstitute,
  testWorld,
  type World,
} from '../../../testing/index.ts';

/** Tries of each kind in a round. */
const TRIES = 100;
/** A busy machine needs more of them until the medians stand still; a difference that is real stands still, too. */
const MOST_ROUNDS = 10;
const MINUTES_OF_A_DAY = 24 * 60;
const CLIENT = 'a client of Google';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const urlencoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

let world: World;
let providers: SocialProviders;
let institute: TestInstitute;
/** Accounts with a password, and accounts that wait for their verification. */
let known: string[];
let unverified: string[];

beforeAll(async () => {
  providers = await startSocialProviders(() => world.clock.now());
  world = await testWorld({ config: { social: providers.config } });
  institute = await world.institute({ allowedItems: ['signUp', 'forgetPassword'] });
  await world.query('update institute_settings set google_key = $2 where institute_id = $1', [institute.id, CLIENT]);
  const people = (status: 'active' | 'unverified') =>
    Promise.all(
      Array.from({ length: TRIES }, async () => (await institute.person('student', { status, signedOut: true })).email),
    );
  [known, unverified] = [await people('active'), await people('unverified')];
});
afterAll(() => providers?.close());

/** One try; each comes from an address of its own, so that no limit answers in its place. */
type Try = (email: string, n: number) => Promise<unknown>;
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
const social: Try = async (email, n) => {
  const idTokenString = await providers.idToken({ sub: `google-${n}`, email, email_verified: true }, CLIENT, {}, true);
  const fields = { socialMediaType: 'google', emailId: email, idTokenString, tncAgreed: 'true' };
  await post('SOCIAL_TOKEN_INVALID', '/api/social-login', urlencoded(fields), { ...form, reqfrom: 'app' });
};

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

interface Measured {
  readonly difference: number;
  readonly allowed: number;
}
type Times = readonly [known: number[], unknown: number[], again: number[]];

/** One more round of tries with known addresses and, twice, with unknown ones, one after the other in turn. */
async function addRound(times: Times, knownTry: Numbered, unknownTry: Numbered): Promise<void> {
  world.clock.advance({ minutes: MINUTES_OF_A_DAY + 1 }); // whatever is counted by the hour and by the day begins anew
  for (let n = -3; n < TRIES; n++) {
    // The first ones warm up; then each kind comes first, second and third equally often.
    for (let turn = 0; turn < 3; turn++) {
      const kind = (turn + Math.max(n, 0)) % 3;
      const begun = performance.now();
      await (kind === 0 ? knownTry(Math.max(n, 0)) : unknownTry(n * 3 + kind + 100));
      if (n >= 0) times[kind]!.push(performance.now() - begun);
    }
  }
}
type Numbered = (n: number) => Promise<unknown>;

/**
 * Medians in milliseconds of all tries so far, by which the time may tell no more than chance does. Rounds are added while they differ by
 * more, because chance shrinks with them and what the time tells does not.
 */
async function measure(knownTry: Numbered, unknownTry: Numbered, mostRounds = MOST_ROUNDS): Promise<Measured> {
  const times: Times = [[], [], []];
  for (let round = 1; ; round++) {
    await addRound(times, knownTry, unknownTry);
    const [ofKnown, one, other] = [median(times[0]), median(times[1]), median(times[2])];
    const measured = { difference: Math.abs(ofKnown - one), allowed: 2 * Math.abs(one - other) + 2 };
    if (measured.difference <= measured.allowed || round >= mostRounds) return measured;
  }
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
    600_000,
  );

  it('would tell without the hash that is checked for unknown people: the measure sees it', async () => {
    // What an unknown address would cost if nothing were hashed: the same call, refused before the password is looked at.
    const unhashed = () =>
      post('INVALID_CLIENT', '/api/oauth/token', urlencoded({ grant_type: 'password', tncAgreed: 'true' }), form);
    const { difference, allowed } = await measure((n) => signIn(known[n] ?? '', n), unhashed, 2);
    expect(difference).toBeGreaterThan(allowed);
  }, 600_000);
});
