import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const app = `Basic ${Buffer.from('app:').toString('base64')}`;
const web = { authorization: `Basic ${Buffer.from('web:').toString('base64')}` };

let world: World;
let institute: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute({ allowedItems: ['changePassword'] });
});

const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  institute.visitor.send('POST', '/api/oauth/token', {
    headers: { ...form, authorization: app, ...headers },
    payload: new URLSearchParams({ grant_type: 'password', username, password, tncAgreed: 'true' }).toString(),
  });
/** How many of these were looked at, and not turned away before. */
const heard = (replies: readonly { readonly statusCode: number }[]) =>
  replies.filter(({ statusCode }) => statusCode !== 429).length;
const guesses = <T>(guess: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 24 }, (_, n) => guess(n)));

describe('guessing a password', () => {
  it('is heard eight times in a quarter of an hour from one network, also when all guesses come at once', async () => {
    const { email } = await institute.person('student', { signedOut: true });
    expect(heard(await guesses((n) => signIn(email, `guess ${n}`)))).toBe(8);
    world.clock.advance({ minutes: 16 });
    expect((await signIn(email, 'one more')).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('is heard as often at an open screen, where the present password is asked for', async () => {
    const person = await institute.person('student');
    const change = (n: number) =>
      person.send('POST', '/api/change-password', {
        payload: { oldPassword: `guess ${n}`, newPassword: 'blue kettle on monday' },
      });
    expect(heard(await guesses(change))).toBe(8);
  });

  it('by a stranger shuts out neither the person’s own device nor another network, and all networks together have an end', async () => {
    const person = await institute.person('student', { signedOut: true });
    const at = (network: number) => ({ 'x-forwarded-for': `198.51.${network}.7` });
    const opened = await signIn(person.email, person.password, { ...at(1), ...web });
    expect(opened.statusCode).toBe(200);
    const { value } = opened.cookies.find(({ name }) => name === '__Host-device')!;
    const ownDevice = { ...at(2), ...web, cookie: `__Host-device=${value}` };
    const guess = (network: number) => guesses((n) => signIn(person.email, `guess ${n}`, at(network)));
    expect(heard(await guess(2))).toBe(8);
    // The same network, as in a hostel: the person's own browser has tries of its own, a strange cookie has none.
    expect((await signIn(person.email, person.password, at(2))).statusCode).toBe(429);
    const strange = { ...at(2), cookie: `__Host-device=${crypto.randomUUID()}` };
    expect((await signIn(person.email, person.password, strange)).statusCode).toBe(429);
    expect(heard(await guess(3))).toBe(8);
    for (const network of [4, 5, 6]) expect(heard(await guess(network))).toBe(8);
    expect(heard(await guess(7))).toBe(0);
    expect((await signIn(person.email, person.password, ownDevice)).statusCode).toBe(200);
    expect((await signIn(person.email, person.password, at(2))).statusCode).toBe(200);
  });

  it('on the person’s own device is heard eight times', async () => {
    const person = await institute.person('student', { signedOut: true });
    const opened = await signIn(person.email, person.password, web);
    const { value } = opened.cookies.find(({ name }) => name === '__Host-device')!;
    const cookie = `__Host-device=${value}`;
    expect(heard(await guesses((n) => signIn(person.email, `guess ${n}`, { cookie, ...web })))).toBe(8);
  });

  it('does not stand in the way of who knows it: the right one gives the tries back', async () => {
    const person = await institute.person('student');
    const ask = (mail: string) =>
      person.api.identity.changeContact({
        body: { channel: 'mail', email: mail, password: person.password },
      });
    for (let n = 0; n < 9; n++) await ask(`new-${n}-${institute.id}@example.test`);
    expect((await signIn(person.email, person.password)).statusCode).toBe(200);
  });
});

describe('a sign-in that no page of ours sends', () => {
  it.each([
    ['a client name that cannot be decoded', '%E0%A4%A:'],
    ['a client name that is no client’s', 'we%62:'],
  ])('with %s is refused as an unknown client', async (_, client) => {
    const answer = await signIn('a@b.test', 'x', { authorization: `Basic ${Buffer.from(client).toString('base64')}` });
    expect(answer.json()).toMatchObject({ error: 'invalid_client' });
  });

  it('with a character that no text may have is refused, and is no failure of ours', async () => {
    const answer = await signIn('a\u0000b@example.test', 'x');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'INVALID_INPUT' });
  });
});

describe('a code', () => {
  const codeFor = async (person: Person) => {
    const asked = await institute.visitor.api.identity.startVerification({
      body: { email: person.email, password: person.password, channel: 'mail' },
    });
    await world.runJobs();
    const mail = world.app.runtime.outbox.list().find(({ to }) => to === person.email);
    return { otpId: asked.otpId, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' };
  };

  it('is tried five times, also when all tries come at once', async () => {
    const person = await institute.person('student', { status: 'unverified', signedOut: true });
    const { otpId, code } = await codeFor(person);
    const wrong = (n: number) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0');
    const replies = await guesses((n) =>
      institute.visitor.send('POST', '/api/verification/confirm', { payload: { otpId, code: wrong(n) } }),
    );
    expect(replies.filter((one) => one.json<{ error: string }>().error === 'OTP_WRONG')).toHaveLength(5);
    await expect(institute.visitor.api.identity.confirmVerification({ body: { otpId, code } })).rejects.toMatchObject({
      error: 'OTP_EXPIRED',
    });
  });

  it('does not open an account that was blocked since it left', async () => {
    const owner = await institute.person('owner');
    const person = await institute.person('student', { status: 'unverified', signedOut: true });
    const sent = await codeFor(person);
    await owner.api.identity.blockPeople({ body: { accountIds: [person.accountId], reason: 'Two people in one.' } });
    await expect(institute.visitor.api.identity.confirmVerification({ body: sent })).rejects.toMatchObject({
      error: 'ACCOUNT_DISABLED',
    });
    expect(await world.query('select status from accounts where id = $1', [person.accountId])).toEqual([
      { status: 'disabled' },
    ]);
  });
});

describe('an open screen of somebody who signs in with another service', () => {
  const passwordless = async () => {
    const person = await institute.person('teacher');
    await world.query('update accounts set password_hash = null where id = $1', [person.accountId]);
    return person;
  };
  const changes = (person: Person, fresh: string) => ({
    'the e-mail address': () =>
      person.api.identity.changeContact({ body: { channel: 'mail', email: fresh, password: '' } }),
    'the second factor': () => person.api.identity.startSecondFactor({ body: { password: '' } }),
    'the account itself': () => person.api.identity.askDeletion({ body: { typed: person.email, password: '' } }),
  });

  it.each(['the e-mail address', 'the second factor', 'the account itself'] as const)(
    'gives nobody %s: it asks for a sign-in of the last quarter of an hour',
    async (what) => {
      const person = await passwordless();
      const fresh = `fresh-${person.accountId}@example.test`;
      // Ten minutes of an access token, renewed as a page does it: the session goes on, the sign-in is past.
      await world.query("update sessions set created_at = created_at - interval '16 minutes' where account_id = $1", [
        person.accountId,
      ]);
      await expect(changes(person, fresh)[what]()).rejects.toMatchObject({ error: 'SIGN_IN_AGAIN' });
      await world.query("update sessions set created_at = created_at + interval '16 minutes' where account_id = $1", [
        person.accountId,
      ]);
      await expect(changes(person, fresh)[what]()).resolves.toBeDefined();
    },
  );
});
