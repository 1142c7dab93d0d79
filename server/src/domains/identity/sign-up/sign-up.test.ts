import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiRefusal, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let institute: TestInstitute;
let counter = 0;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  institute = await world.institute({ allowedItems: ['signUp', 'forgetPassword'] });
});

/** A new visitor with an e-mail and a number that nobody else has. */
const visitor = () => {
  const n = ++counter;
  return {
    firstname: 'Ananya',
    lastname: 'Sharma',
    email: `New${n}@Example.test`,
    countryCode: '+91',
    mobileNumber: `98${String(institute.id).slice(-5).padStart(5, '0')}${String(n).padStart(3, '0')}`,
    password: 'blue kettle on monday',
    tncAgreed: true,
  };
};
const messagesTo = (to: string) => world.app.runtime.outbox.list().filter((one) => one.to === to);
async function codeFor(to: string): Promise<string> {
  await world.runJobs();
  return /\b\d{6}\b/.exec(messagesTo(to)[0]?.text ?? '')?.[0] ?? '';
}
const start = (body: ReturnType<typeof visitor>) => institute.visitor.api.identity.signUp({ body });
const verify = (signUpId: string, otpId: string, code: string) =>
  institute.visitor.send('POST', `/api/sign-up/${signUpId}/verify`, { payload: { otpId, code } });
const accountsOf = (email: string) =>
  world.query('select * from accounts where institute_id = $1 and email = $2', [institute.id, email.toLowerCase()]);

describe('signing up', () => {
  it('makes an account when the code of the text message came back, signed in, with where the visitor came from', async () => {
    const body = { ...visitor(), utmSource: 'poster', utmCampaign: 'kota' };
    const { signUpId, otpId, to, resendInSeconds } = await start(body);
    expect(to).toBe(`••••••${body.mobileNumber.slice(-4)}`);
    expect(resendInSeconds).toBe(30);
    expect(await accountsOf(body.email)).toEqual([]);
    const reply = await verify(signUpId, otpId, await codeFor(`+91${body.mobileNumber}`));
    expect(reply.statusCode).toBe(200);
    expect((reply.json() as { responseObject: unknown }).responseObject).toMatchObject({
      role: 3,
      account_information: { email: body.email.toLowerCase(), mobileverified: 'y', countrycode: '91' },
    });
    expect(reply.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['__Host-refresh', 'session']));
    const [account] = await accountsOf(body.email);
    expect(account).toMatchObject({
      status: 'active',
      email_verified_at: null,
      utm: { utmSource: 'poster', utmCampaign: 'kota' },
    });
    expect(account!['tnc_agreed_at']).toBeTruthy();
    expect(JSON.stringify(await world.query('select * from sign_ups where id = $1', [signUpId]))).not.toContain(
      body.password,
    );
  });

  it('sends the code by mail where no text message arrives; then the address is proven and the number is not', async () => {
    const body = visitor();
    const { signUpId } = await start(body);
    const again = () =>
      institute.visitor.api.identity.resendSignUpCode({ params: { signUpId }, body: { channel: 'mail' } });
    const { otpId, to } = await again();
    expect(to).toBe('n•••@example.test');
    expect((await verify(signUpId, otpId, await codeFor(body.email.toLowerCase()))).statusCode).toBe(200);
    const [account] = await accountsOf(body.email);
    expect(account).toMatchObject({ mobile_verified: null, mobile_number: `+91${body.mobileNumber}` });
    expect(account!['email_verified_at']).toBeTruthy();
  });

  it('answers a known e-mail address as a new one, and writes to its owner', async () => {
    const owner = await institute.person('student', { signedOut: true });
    const [known, fresh] = [{ ...visitor(), email: owner.email }, visitor()];
    const [one, two] = [await start(known), await start(fresh)];
    expect(Object.keys(one).sort()).toEqual(Object.keys(two).sort());
    expect({ ...one, signUpId: '', otpId: '', to: '' }).toEqual({ ...two, signUpId: '', otpId: '', to: '' });
    const code = await codeFor(`+91${known.mobileNumber}`);
    expect(code).toMatch(/^\d{6}$/);
    expect(messagesTo(owner.email)[0]).toMatchObject({
      kind: 'mail',
      subject: expect.stringContaining('account already') as string,
    });
    expect(messagesTo(fresh.email.toLowerCase())).toEqual([]);
    const refused = await verify(one.signUpId, one.otpId, code);
    expect(refused.json()).toMatchObject({ error: 'SIGN_UP_BY_MAIL' });
    expect(await accountsOf(owner.email)).toHaveLength(1);
  });

  it.each([
    ['a password that is too short', { password: 'short' }, 'INVALID_INPUT', 'body.password'],
    ['a password that everybody has', { password: 'password1234' }, 'PASSWORD_WEAK', 'body.password'],
    ['a password that is the own name', { password: 'ananyasharma' }, 'PASSWORD_WEAK', 'body.password'],
    ['a number that does not exist', { mobileNumber: '12345' }, 'CONTACT_MOBILE_INVALID', 'body.mobileNumber'],
    ['an address that is none', { email: 'nobody' }, 'INVALID_INPUT', 'body.email'],
    ['no name', { firstname: ' ' }, 'INVALID_INPUT', 'body.firstname'],
    ['terms that were not accepted', { tncAgreed: false }, 'TERMS_REQUIRED', 'body.tncAgreed'],
  ])('refuses %s beside its field, before any code is sent', async (_, wrong, error, path) => {
    const body = { ...visitor(), ...wrong };
    const refusal = await start(body).catch((caught: unknown) => caught as ApiRefusal);
    expect(refusal).toMatchObject({ error });
    expect((refusal as ApiRefusal).fields.map((field) => field.path)).toContain(path);
    await world.runJobs();
    expect(messagesTo(`+91${body.mobileNumber}`)).toEqual([]);
  });

  it('takes numbers of the allowed countries alone, and says so of who came before', async () => {
    const person = await institute.person('student');
    await world.query(`update accounts set mobile_number = '+919812345678' where id = $1`, [person.accountId]);
    expect(await person.api.identity.showCountryValidity()).toEqual({ valid: true, country: 'IN', countries: [] });
    await world.query(`update institute_settings set countries = '{NP}' where institute_id = $1`, [institute.id]);
    await world.query(`select pg_notify('institute_settings', $1)`, [String(institute.id)]);
    await expect
      .poll(async () => (await person.api.identity.showCountryValidity()).valid, { timeout: 3000 })
      .toBe(false);
    await expect(start(visitor())).rejects.toMatchObject({ error: 'CONTACT_MOBILE_INVALID' });
    await person.signInAgain();
    expect((await person.api.identity.showMe()).verified).toBe(false);
  });

  it('does not exist where the institute does not let people sign up', async () => {
    const closed = await world.institute({ allowedItems: [] });
    await closed.visitor.api.tenancy.showInstituteSettings();
    await expect(closed.visitor.api.identity.signUp({ body: visitor() })).rejects.toMatchObject({ error: 'NOT_HERE' });
  });

  it('makes one account of two clicks at once, and nothing of a sign-up that ran out', async () => {
    const body = visitor();
    const { signUpId, otpId } = await start(body);
    const code = await codeFor(`+91${body.mobileNumber}`);
    const replies = await Promise.all([verify(signUpId, otpId, code), verify(signUpId, otpId, code)]);
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect(await accountsOf(body.email)).toHaveLength(1);
    const late = visitor();
    const begun = await start(late);
    const lateCode = await codeFor(`+91${late.mobileNumber}`);
    world.clock.advance({ minutes: 60 * 25 });
    expect((await verify(begun.signUpId, begun.otpId, lateCode)).json()).toMatchObject({ error: 'SIGN_UP_GONE' });
    await world.sweep(institute);
    await world.runJobs();
    expect(await world.query('select 1 from sign_ups where institute_id = $1', [institute.id])).toEqual([]);
  });

  it('counts codes for one number and one address, so that nobody sends text messages at our cost', async () => {
    const body = visitor();
    const refusals: string[] = [];
    for (let i = 0; i < 7; i++) {
      await start(body).catch((error: unknown) => refusals.push((error as ApiRefusal).error));
      world.clock.advance({ minutes: 1 });
    }
    expect(refusals).toEqual(['OTP_LIMIT', 'OTP_LIMIT']);
  });

  it('is refused to the page of another host', async () => {
    const reply = await institute.visitor.send('POST', '/api/sign-up', {
      payload: visitor(),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(reply.json()).toMatchObject({ error: 'CROSS_SITE' });
  });
});

describe('an account that is not verified yet', () => {
  const begin = (who: Person, password = who.password) =>
    institute.visitor.api.identity.startVerification({ body: { email: who.email, password, channel: 'sms' } });

  it('is verified by a code after the right password, and then signs in', async () => {
    const person = await institute.person('student', { status: 'unverified', signedOut: true });
    await expect(begin(person, 'wrong password')).rejects.toMatchObject({ error: 'INVALID_CREDENTIALS' });
    const { otpId } = await begin(person);
    const code = await codeFor(person.email);
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(
      institute.visitor.api.identity.confirmVerification({ body: { otpId, code: wrong } }),
    ).rejects.toMatchObject({ error: 'OTP_WRONG', details: { left: 4 } });
    await institute.visitor.api.identity.confirmVerification({ body: { otpId, code } });
    const [account] = await accountsOf(person.email);
    expect(account).toMatchObject({ status: 'active' });
  });

  it('tells nobody that an account is verified already', async () => {
    const person = await institute.person('student', { signedOut: true });
    await expect(begin(person)).rejects.toMatchObject({ error: 'INVALID_CREDENTIALS' });
  });
});
