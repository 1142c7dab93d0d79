import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
let world: World;
let institute: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute({ allowedItems: ['forgetPassword', 'signUp'] });
});

const forgot = (email: string, headers: Record<string, string> = {}) =>
  institute.visitor.send('POST', '/api/forgot-password', {
    headers: { ...form, ...headers },
    payload: new URLSearchParams({ email }).toString(),
  });
async function mailsTo(email: string): Promise<string[]> {
  await world.runJobs();
  const { outbox } = world.app.runtime;
  return outbox.list().flatMap(({ to, text }) => (to === email ? [text] : []));
}

describe('a link to set a new password', () => {
  // All of these name the institute up to the colon; a mail program would follow them to evil.test, or nowhere.
  it.each([':@evil.test', ':80@evil.test', ':x@evil.test', ':#evil.test', ':/evil.test', '@evil.test'])(
    'is not asked for with a Host header that hides another host in it: %s',
    async (hidden) => {
      const { email } = await institute.person('student', { signedOut: true });
      const answer = await forgot(email, { host: institute.host + hidden });
      expect(answer.json()).toMatchObject({ error: 'DOMAIN_INVALID' });
      expect(await mailsTo(email)).toEqual([]);
    },
  );

  it('leads to the institute’s own host, whoever says that the call was passed on for another', async () => {
    const { email } = await institute.person('student', { signedOut: true });
    const headers = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
    // From the trusted proxy the header decides which institute is called, and evil.test is none.
    expect((await forgot(email, headers)).json()).toMatchObject({ error: 'DOMAIN_INVALID' });
    const stranger = await institute.visitor.send('POST', '/api/forgot-password', {
      headers: { ...form, ...headers },
      remoteAddress: '198.51.100.7',
      payload: new URLSearchParams({ email }).toString(),
    });
    expect(stranger.statusCode).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail).toContain(`http://${institute.host}/setPassword?`);
    expect(mail).not.toContain('evil.test');
  });

  it('goes out five times an hour, also when it is asked for many times at once', async () => {
    const { email } = await institute.person('student', { signedOut: true });
    const replies = await Promise.all(Array.from({ length: 20 }, () => forgot(email)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it('sets one password, also when it is used twice at once', async () => {
    const { email } = await institute.person('student', { signedOut: true });
    await forgot(email);
    const token = /token=([\w-]+)/.exec((await mailsTo(email))[0] ?? '')?.[1] ?? '';
    const set = (password: string) =>
      institute.visitor.send('POST', '/api/set-password', {
        headers: form,
        payload: new URLSearchParams({ email, token, password }).toString(),
      });
    const replies = await Promise.all([set('blue kettle on monday'), set('green kettle on tuesday')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });
});
