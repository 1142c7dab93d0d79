import { beforeAll, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let counter = 0;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

const newNumber = () => `98${String(place.id).slice(-5).padStart(5, '0')}${String(++counter).padStart(3, '0')}`;
/** A student who has this number, in the state of the account that the columns say. */
async function student(mobile: string, columns: Readonly<Record<string, unknown>> = {}) {
  const person = await place.person('student');
  const set = { mobile_number: `+91${mobile}`, country_code: '91', ...columns };
  const names = Object.keys(set);
  await world.query(
    `update accounts set ${names.map((name, at) => `${name} = $${at + 3}`).join(', ')} where institute_id = $1 and id = $2`,
    [place.id, person.accountId, ...Object.values(set)],
  );
  return person;
}
const send = (mobileNumber: string) =>
  place.visitor.api.identity.sendLoginCode({ body: { countryCode: '91', mobileNumber } });
async function codeFor(mobile: string): Promise<string> {
  await world.runJobs();
  const message = world.app.runtime.outbox.list().find((one) => one.to === `+91${mobile}`);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}
type Body = Parameters<typeof place.visitor.api.identity.loginByCode>[0]['body'];
const enter = (otpId: string, body: Body) => place.visitor.api.identity.loginByCode({ params: { otpId }, body });

describe('logging in with a mobile and a code', () => {
  it('opens a session, and proves the number', async () => {
    const mobile = newNumber();
    const { accountId } = await student(mobile);
    const { otpId, to } = await send(mobile);
    expect(to).toBe(`••••••${mobile.slice(-4)}`);
    const reply = await place.visitor.send('POST', `/api/login-code/${otpId}`, {
      payload: { code: await codeFor(mobile) },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['__Host-refresh', 'session']));
    expect((reply.json() as { responseObject: unknown }).responseObject).toMatchObject({
      role: 3,
      account_information: { accountid: accountId, mobileverified: 'y' },
    });
  });

  it('answers a number that nobody has like a known one, and writes to nobody', async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    await student(known);
    const shape = (sent: object) => Object.keys(sent).toSorted();
    expect(shape(await send(unknown))).toEqual(shape(await send(known)));
    expect(await codeFor(unknown)).toBe('');
    for (const mobile of [known, unknown]) await expect(send(mobile)).rejects.toMatchObject({ error: 'OTP_TOO_SOON' });
    world.clock.advance({ seconds: 31 });
    const { otpId } = await send(unknown);
    await expect(enter(otpId, { code: '000000' })).rejects.toMatchObject({ error: expect.stringMatching(/^OTP_/) });
  });

  it('is no way in for staff, for a closed account, or with a wrong number or code', async () => {
    const [staff, closed] = [newNumber(), newNumber()];
    await student(staff, { kind: 'institute_partner', role_name: 'teacher' });
    await student(closed, { status: 'disabled' });
    for (const mobile of [staff, closed]) {
      await send(mobile);
      expect(await codeFor(mobile)).toBe('');
    }
    await expect(send('12')).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    await expect(send('1234567')).rejects.toMatchObject({ error: 'CONTACT_MOBILE_INVALID' });
    const mobile = newNumber();
    await student(mobile);
    const { otpId } = await send(mobile);
    const code = await codeFor(mobile);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await expect(enter(otpId, { code: wrong })).rejects.toMatchObject({ error: 'OTP_WRONG', details: { left: 4 } });
  });

  it('asks who it is where several share the number, and takes the same code then', async () => {
    const mobile = newNumber();
    const [one, two] = [await student(mobile), await student(mobile)];
    const { otpId } = await send(mobile);
    const code = await codeFor(mobile);
    const refusal = await enter(otpId, { code }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ error: 'MOBILE_SHARED' });
    const { accounts } = (refusal as { details: { accounts: { id: string }[] } }).details;
    expect(accounts.map(({ id }) => id).toSorted()).toEqual([one.accountId, two.accountId].toSorted());
    const stranger = await place.person('student');
    await expect(enter(otpId, { code, accountId: stranger.accountId })).rejects.toMatchObject({ error: 'OTP_EXPIRED' });
    const { account_information: me } = await enter(otpId, { code, accountId: two.accountId });
    expect(me.accountid).toBe(two.accountId);
    await expect(enter(otpId, { code, accountId: one.accountId })).rejects.toMatchObject({ error: 'OTP_EXPIRED' });
  });

  it('asks for the terms where they are new to the person, and takes the same code then', async () => {
    const mobile = newNumber();
    await student(mobile, { tnc_agreed_at: null });
    const { otpId } = await send(mobile);
    const code = await codeFor(mobile);
    await expect(enter(otpId, { code })).rejects.toMatchObject({ error: 'TERMS_REQUIRED' });
    expect((await enter(otpId, { code, tncAgreed: true })).role).toBe(3);
  });
});

describe('the terms', () => {
  const login = (email: string, password: string, tncAgreed?: string) =>
    place.visitor.send('POST', '/api/oauth/token', {
      payload: new URLSearchParams({
        grant_type: 'password',
        client_id: 'web',
        username: email,
        password,
        ...(tncAgreed && { tncAgreed }),
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('are asked for once, and again when the institute has published others', async () => {
    const owner = await place.person('owner');
    const { email, password } = await place.person('student');
    expect((await login(email, password)).statusCode).toBe(200);
    world.clock.advance({ minutes: 1 });
    await owner.api.tenancy.publishPolicy({
      params: { kind: 'terms' },
      body: { after: 0, texts: { en: 'New terms of this institute.', hi: 'इस संस्थान की नई शर्तें।' } },
    });
    expect((await login(email, password)).json()).toMatchObject({ error_name: 'TERMS_REQUIRED' });
    expect((await login(email, 'wrong')).json()).toMatchObject({ error_name: 'INVALID_CREDENTIALS' });
    world.clock.advance({ seconds: 1 });
    expect((await login(email, password, 'true')).statusCode).toBe(200);
    expect((await login(email, password)).statusCode).toBe(200);
  });
});
