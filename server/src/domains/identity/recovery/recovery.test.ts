import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

const NEW = 'seven quiet lanterns';
let world: World;
let institute: TestInstitute;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  institute = await world.institute({ allowedItems: ['forgetPassword', 'changePassword'] });
});

const messagesTo = (to: string) => world.app.runtime.outbox.list().filter((one) => one.to === to);
const forgot = (email: string, at = institute) =>
  at.visitor.send('POST', '/api/forgot-password', {
    payload: new URLSearchParams({ email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
async function linkFor({ email }: Pick<Person, 'email'>): Promise<{ email: string; token: string }> {
  expect((await forgot(email)).json()).toMatchObject({ responseObject: { sent: true } });
  await world.runJobs();
  const link = new URL(/https?:\S+/.exec(messagesTo(email)[0]!.text)![0]);
  expect(link.pathname).toBe('/setPassword');
  return { email: link.searchParams.get('email')!, token: link.searchParams.get('token')! };
}
const signIn = async (email: string, password: string) =>
  (
    await institute.visitor.send('POST', '/api/oauth/token', {
      headers: {
        authorization: `Basic ${Buffer.from('app:').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ grant_type: 'password', username: email, password, tncAgreed: 'true' }).toString(),
    })
  ).statusCode;
const recovery = () => institute.visitor.api.identity;

describe('a forgotten password', () => {
  it('is replaced by a link from the mail, which signs out every device and is told to the owner', async () => {
    const person = await institute.person('student');
    const link = await linkFor(person);
    expect(await recovery().validateToken({ body: link })).toEqual({ valid: true });
    await recovery().setPassword({ body: { ...link, password: NEW } });
    expect(await signIn(person.email, person.password)).toBe(400);
    expect(await signIn(person.email, NEW)).toBe(200);
    await expect(person.api.identity.showMe()).rejects.toMatchObject({ error: 'ACCESS_TOKEN_INVALID' });
    await world.runJobs();
    expect(messagesTo(person.email)[0]!.subject).toContain('your password was changed');
  });

  it('works once, and an older link dies with the newer', async () => {
    const person = await institute.person('student', { signedOut: true });
    const [older, newer] = [await linkFor(person), await linkFor(person)];
    const dead = { error: 'PASSWORD_LINK_INVALID' };
    await expect(recovery().validateToken({ body: older })).rejects.toMatchObject(dead);
    await expect(recovery().setPassword({ body: { ...older, password: NEW } })).rejects.toMatchObject(dead);
    await recovery().setPassword({ body: { ...newer, password: NEW } });
    for (const link of [older, newer])
      await expect(recovery().setPassword({ body: { ...link, password: `${NEW} again` } })).rejects.toMatchObject({
        error: 'PASSWORD_LINK_INVALID',
      });
  });

  it('has no link left once the password was changed by the old one', async () => {
    const person = await institute.person('student');
    const link = await linkFor(person);
    await person.api.identity.changePassword({ body: { oldPassword: person.password, newPassword: NEW } });
    await expect(recovery().validateToken({ body: link })).rejects.toMatchObject({ error: 'PASSWORD_LINK_INVALID' });
  });

  it('does not work after half an hour, with another address, or at another institute', async () => {
    const person = await institute.person('student', { signedOut: true });
    const link = await linkFor(person);
    const other = await world.institute({ allowedItems: ['forgetPassword'] });
    await other.visitor.api.tenancy.showInstituteSettings();
    const invalid = { error: 'PASSWORD_LINK_INVALID' };
    await expect(other.visitor.api.identity.validateToken({ body: link })).rejects.toMatchObject(invalid);
    await expect(recovery().validateToken({ body: { ...link, email: 'other@example.test' } })).rejects.toMatchObject(
      invalid,
    );
    world.clock.advance({ minutes: 31 });
    await expect(recovery().validateToken({ body: link })).rejects.toMatchObject(invalid);
  });

  it('answers an address without an account the same, and writes to nobody', async () => {
    const person = await institute.person('student', { signedOut: true });
    const [known, unknown] = [await forgot(person.email), await forgot('nobody@example.test')];
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json()).toEqual(known.json());
    await world.runJobs();
    expect(messagesTo('nobody@example.test')).toEqual([]);
  });

  it('never opens a blocked account', async () => {
    const person = await institute.person('student', { status: 'disabled', signedOut: true });
    await forgot(person.email);
    await world.runJobs();
    expect(messagesTo(person.email)).toEqual([]);
  });

  it('keeps the link when the new password is refused', async () => {
    const person = await institute.person('student', { signedOut: true });
    const link = await linkFor(person);
    await expect(recovery().setPassword({ body: { ...link, password: 'qwertyuiop12' } })).rejects.toMatchObject({
      error: 'PASSWORD_WEAK',
      fields: [{ path: 'body.password', messageKey: 'errors.PASSWORD_WEAK' }],
    });
    await recovery().setPassword({ body: { ...link, password: NEW } });
  });

  it('is asked for a few times an hour, on whichever process', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await forgot('often@example.test')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    world.clock.advance({ minutes: 61 });
    expect((await forgot('often@example.test')).statusCode).toBe(200);
  });

  it('does not exist where the institute does not offer it', async () => {
    const closed = await world.institute({ allowedItems: [] });
    await closed.visitor.api.tenancy.showInstituteSettings();
    expect((await forgot('a@example.test', closed)).statusCode).toBe(404);
  });
});

describe('changing the password', () => {
  it('needs the old one, signs out the other devices, and keeps this one', async () => {
    const person = await institute.person('student');
    const elsewhere = await institute.person('student', { signedOut: true });
    await expect(
      person.api.identity.changePassword({ body: { oldPassword: 'wrong', newPassword: NEW } }),
    ).rejects.toMatchObject({ error: 'INVALID_CREDENTIALS', fields: [{ path: 'body.oldPassword' }] });
    await expect(
      person.api.identity.changePassword({ body: { oldPassword: person.password, newPassword: person.password } }),
    ).rejects.toMatchObject({ error: 'PASSWORD_SAME' });
    const second = await signIn(person.email, person.password);
    expect(second).toBe(200);
    await person.api.identity.changePassword({ body: { oldPassword: person.password, newPassword: NEW } });
    expect((await person.api.identity.showMe()).account.email).toBe(person.email);
    const open = await world.query('select id from sessions where account_id = $1 and revoked_at is null', [
      person.accountId,
    ]);
    expect(open).toHaveLength(1);
    expect(await signIn(elsewhere.email, elsewhere.password)).toBe(200);
  });

  it('is limited like signing in', async () => {
    const person = await institute.person('student');
    const change = () =>
      person.api.identity.changePassword({ body: { oldPassword: 'wrong', newPassword: NEW } }).catch((e: Error) => e);
    for (let i = 0; i < 8; i++) await change();
    expect(await change()).toMatchObject({ error: 'TOO_MANY_REQUESTS' });
    expect(await signIn(person.email, person.password)).toBe(429);
  });
});
