import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${btoa('web:')}` };
let institute: TestInstitute;
let attacker: Person;
let victim: Person;
beforeAll(async () => {
  institute = await (await testWorld()).institute();
  attacker = await institute.person('student', { signedOut: true });
  victim = await institute.person('student', { signedOut: true });
});

const call = (fields: Record<string, string>, cookies: Record<string, string> = {}) =>
  institute.visitor.send('POST', '/api/oauth/token', {
    headers: {
      ...form,
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
    payload: new URLSearchParams(fields).toString(),
  });
const signIn = ({ email, password }: Person, cookies?: Record<string, string>) =>
  call({ grant_type: 'password', username: email, password, tncAgreed: 'true' }, cookies);
type Answer = Awaited<ReturnType<typeof call>>;
const cookieOf = (answer: Answer, name: string) => answer.cookies.find((one) => one.name === name)?.value ?? '';
const whose = (answer: Answer) => answer.json<{ account_information?: { email: string } }>().account_information?.email;

describe('a browser that was given somebody else’s cookies', () => {
  it('gets a session of its own when it signs in; the planted one stays what it was', async () => {
    const planted = cookieOf(await signIn(attacker), '__Host-refresh');
    const answer = await signIn(victim, { '__Host-refresh': planted, session: '1' });
    const own = cookieOf(answer, '__Host-refresh');
    expect(own).not.toBe('');
    expect(own).not.toBe(planted);
    expect(whose(await call({ grant_type: 'refresh_token' }, { '__Host-refresh': own }))).toBe(victim.email);
    expect(whose(await call({ grant_type: 'refresh_token' }, { '__Host-refresh': planted }))).toBe(attacker.email);
  });

  it('renews nothing with a cookie that a sibling host could plant, nor with a token in the form', async () => {
    const planted = cookieOf(await signIn(attacker), '__Host-refresh');
    for (const name of ['refresh', '__Secure-refresh', 'refresh_token', 'session'])
      expect((await call({ grant_type: 'refresh_token' }, { [name]: planted })).json()).toMatchObject({
        error: 'invalid_grant',
      });
    expect((await call({ grant_type: 'refresh_token', refresh_token: planted })).json()).toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('takes no access token from a cookie', async () => {
    const token = (await signIn(attacker)).json<{ access_token: string }>().access_token;
    for (const name of ['access_token', 'token', 'authorization', 'session']) {
      const answer = await institute.visitor.send('GET', '/api/me', { headers: { cookie: `${name}=${token}` } });
      expect(answer.statusCode).toBe(401);
    }
  });
});
