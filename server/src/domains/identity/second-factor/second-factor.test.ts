import * as oauth from 'oauth4webapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf as codeAt, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let institute: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  institute = await world.institute();
});

/** What an authenticator app shows for a secret now. */
const codeOf = (secret: string) => codeAt(secret, world.clock.now());
const nextCode = (secret: string) => {
  world.clock.advance({ seconds: 30 });
  return codeOf(secret);
};
const api = (person: Person) => person.api.identity;

async function enrolled(role: 'teacher' | 'owner' = 'teacher', at = institute) {
  const person = await at.person(role);
  const { secret } = await api(person).startSecondFactor({ body: { password: person.password } });
  const { recoveryCodes } = await api(person).confirmSecondFactor({ body: { otp: codeOf(secret) } });
  return { person, secret, recoveryCodes };
}
async function signIn(person: Person, otp?: string, at = institute) {
  const form = { grant_type: 'password', username: person.email, password: person.password, tncAgreed: 'true' };
  const answer = await at.visitor.send('POST', '/api/oauth/token', {
    headers: {
      authorization: `Basic ${Buffer.from('app:').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...form, ...(otp && { otp }) }).toString(),
  });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
}

describe('setting up a second factor', () => {
  it('gives a secret as QR code, link and letters, and counts once a code was right', async () => {
    const person = await institute.person('teacher');
    expect(await api(person).showSecondFactor()).toEqual({
      on: false,
      required: false,
      recoveryCodesLeft: 0,
      asksPassword: true,
    });
    const { secret, link, qr } = await api(person).startSecondFactor({ body: { password: person.password } });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(link).toContain(`secret=${secret}`);
    expect(link).toContain(encodeURIComponent(person.email));
    expect(decodeURIComponent(qr)).toMatch(/^data:image\/svg\+xml,<svg/);
    expect((await signIn(person)).status).toBe(200);
    await expect(api(person).confirmSecondFactor({ body: { otp: '000000' } })).rejects.toMatchObject({
      error: 'TOTP_WRONG',
    });
    const { recoveryCodes } = await api(person).confirmSecondFactor({ body: { otp: codeOf(secret) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await api(person).showSecondFactor()).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    await expect(api(person).startSecondFactor({ body: { password: person.password } })).rejects.toMatchObject({
      error: 'SECOND_FACTOR_ON',
    });
  });

  it('asks for the password, beside its field', async () => {
    const person = await institute.person('teacher');
    await expect(api(person).startSecondFactor({ body: { password: 'wrong' } })).rejects.toMatchObject({
      error: 'INVALID_CREDENTIALS',
      fields: [{ path: 'body.password' }],
    });
  });

  it('is for staff', async () => {
    const student = await institute.person('student');
    await expect(api(student).showSecondFactor()).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await expect(api(student).startSecondFactor({ body: {} })).rejects.toMatchObject({ error: 'FORBIDDEN' });
  });

  it('keeps the secret sealed and the recovery codes as hashes', async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    const rows = await world.query('select * from second_factors where account_id = $1', [person.accountId]);
    const codes = await world.query('select * from recovery_codes where account_id = $1', [person.accountId]);
    const stored = JSON.stringify([rows, codes]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });
});

describe('an administrator', () => {
  const reason = 'Lost phone, shown to us in person.';
  it('takes the second step off: signed out everywhere, told by mail, and the log says why', async () => {
    const [{ person }, owner] = [await enrolled(), await institute.person('owner')];
    const params = { accountId: person.accountId };
    expect((await api(owner).showPerson({ params })).can.resetSecondFactor).toBe(true);
    const after = await api(owner).resetSecondFactor({ params, body: { reason } });
    expect(after.can.resetSecondFactor).toBe(false);
    await expect.poll(async () => (await person.send('GET', '/api/me')).statusCode, { timeout: 10_000 }).toBe(401);
    expect((await signIn(person)).status).toBe(200);
    await world.runJobs();
    const mail = world.app.runtime.outbox
      .list()
      .find(({ to, about }) => to === person.email && about === 'secondFactorReset');
    expect(mail?.subject).toContain('taken off');
    const log = await world.query(
      "select reason from audit_log where action = 'secondFactor.reset' and subject_id = $1",
      [person.accountId],
    );
    expect(log).toEqual([{ reason }]);
    await expect(api(owner).resetSecondFactor({ params, body: { reason } })).rejects.toMatchObject({
      error: 'SECOND_FACTOR_OFF',
    });
  });

  it('cannot do it for somebody who may do more, for themselves, or without the right', async () => {
    const [{ person: chief }, administrator] = [await enrolled('owner'), await institute.person('administrator')];
    const { person: teacher } = await enrolled();
    const reset = (by: Person, of: Person) =>
      api(by).resetSecondFactor({ params: { accountId: of.accountId }, body: { reason } });
    await expect(reset(administrator, chief)).rejects.toMatchObject({ error: 'CAPABILITY_NOT_YOURS' });
    await expect(reset(chief, chief)).rejects.toMatchObject({ error: 'OWN_ACCOUNT' });
    await expect(reset(teacher, administrator)).rejects.toMatchObject({ status: 403 });
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code after the right password only', async () => {
    const { person, secret } = await enrolled();
    expect(await signIn(person)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_name: 'TOTP_REQUIRED' },
    });
    expect(await signIn({ ...person, password: 'wrong' }, nextCode(secret))).toMatchObject({
      body: { error_name: 'INVALID_CREDENTIALS' },
    });
    expect((await signIn(person, codeOf(secret))).status).toBe(200);
  });

  it('takes each code once, also when two come at the same moment', async () => {
    const { person, secret } = await enrolled();
    const code = nextCode(secret);
    const answers = await Promise.all([signIn(person, code), signIn(person, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await signIn(person, code)).toMatchObject({ body: { error_name: 'TOTP_WRONG' } });
  });

  it('takes the code of the half minute before, not an older one', async () => {
    const { person, secret } = await enrolled();
    const code = nextCode(secret);
    world.clock.advance({ seconds: 30 });
    expect((await signIn(person, code)).status).toBe(200);
    const old = nextCode(secret);
    world.clock.advance({ seconds: 75 });
    expect(await signIn(person, old)).toMatchObject({ body: { error_name: 'TOTP_WRONG' } });
  });

  it('takes a recovery code once, however it is written', async () => {
    const { person, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    expect((await signIn(person, ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect(await signIn(person, code)).toMatchObject({ body: { error_name: 'TOTP_WRONG' } });
    expect(await api(person).showSecondFactor()).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('does not take another person’s recovery code', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    expect(await signIn(one.person, other.recoveryCodes[0])).toMatchObject({ body: { error_name: 'TOTP_WRONG' } });
  });

  it('refuses after eight wrong codes, whatever comes then', async () => {
    const { person, secret } = await enrolled();
    for (let i = 0; i < 8; i++) await signIn(person, '000000');
    expect(await signIn(person, nextCode(secret))).toMatchObject({
      status: 429,
      body: { error_name: 'TOO_MANY_REQUESTS' },
    });
  });

  it('lets a standard OAuth client sign in, with the code as a field of its own, and renew without it', async () => {
    const { person, secret } = await enrolled();
    const server = { issuer: `https://${institute.host}`, token_endpoint: `https://${institute.host}/api/oauth/token` };
    const client = { client_id: 'app' };
    const send = {
      [oauth.customFetch]: async (
        url: string,
        { headers, body }: { headers: Record<string, string>; body: unknown },
      ) => {
        const answer = await institute.visitor.send('POST', new URL(url).pathname, { headers, payload: String(body) });
        return new Response(answer.body, {
          status: answer.statusCode,
          headers: answer.headers as Record<string, string>,
        });
      },
    } as Parameters<typeof oauth.refreshTokenGrantRequest>[4];
    const ask = async (fields: Record<string, string>) =>
      oauth.processGenericTokenEndpointResponse(
        server,
        client,
        await oauth.genericTokenEndpointRequest(server, client, oauth.None(), 'password', fields, send),
      );
    const credentials = { username: person.email, password: person.password, tncAgreed: 'true' };
    const refused = await ask(credentials).catch((error: unknown) => error);
    expect(refused).toMatchObject({ error: 'invalid_grant', cause: { error_name: 'TOTP_REQUIRED' } });
    const session = await ask({ ...credentials, otp: nextCode(secret) });
    const renewed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, oauth.None(), session.refresh_token!, send),
    );
    expect(renewed.access_token).toBeTruthy();
  });
});

describe('what follows', () => {
  it('renews the recovery codes: the old ones are void', async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    await api(person).renewRecoveryCodes({ body: { otp: nextCode(secret) } });
    expect(await signIn(person, recoveryCodes[0])).toMatchObject({ body: { error_name: 'TOTP_WRONG' } });
  });

  it('is turned off with a code, and then nothing is asked any more', async () => {
    const { person, secret } = await enrolled();
    await expect(api(person).removeSecondFactor({ body: { otp: '000000' } })).rejects.toMatchObject({
      error: 'TOTP_WRONG',
    });
    await api(person).removeSecondFactor({ body: { otp: nextCode(secret) } });
    expect((await signIn(person)).status).toBe(200);
    await expect(api(person).removeSecondFactor({ body: { otp: '000000' } })).rejects.toMatchObject({
      error: 'SECOND_FACTOR_OFF',
    });
  });
});

describe('an institute that demands a second factor of its staff', () => {
  it('opens nothing but setting it up, then everything at once; students are not asked', async () => {
    const strict = await world.institute();
    await world.query('update institute_settings set staff_totp = true where institute_id = $1', [strict.id]);
    const [teacher, student] = [await strict.person('teacher'), await strict.person('student')];
    expect(await api(teacher).showMe()).toMatchObject({ needsSecondFactor: true, capabilities: [] });
    await expect(teacher.api.tenancy.showStanding()).rejects.toMatchObject({ error: 'SECOND_FACTOR_NEEDED' });
    expect(await api(student).showMe()).not.toHaveProperty('needsSecondFactor');
    const { secret } = await api(teacher).startSecondFactor({ body: { password: teacher.password } });
    await api(teacher).confirmSecondFactor({ body: { otp: codeOf(secret) } });
    const me = await api(teacher).showMe();
    expect(me).not.toHaveProperty('needsSecondFactor');
    expect(me.capabilities).toContain('questions.read');
    await expect(api(teacher).removeSecondFactor({ body: { otp: nextCode(secret) } })).rejects.toMatchObject({
      error: 'SECOND_FACTOR_NEEDED',
    });
  });
});

describe('a real installation', () => {
  it('demands a second factor of employees and of whoever gives rights, whatever the institute says', async () => {
    const real = await testWorld({ config: { production: true } });
    const place = await real.institute();
    const [owner, teacher, student] = [
      await place.person('owner'),
      await place.person('teacher'),
      await place.person('student'),
    ];
    for (const person of [teacher, student]) expect(await api(person).showMe()).not.toHaveProperty('needsSecondFactor');
    expect(await api(owner).showMe()).toMatchObject({ needsSecondFactor: true, capabilities: [] });
    await expect(owner.api.tenancy.showStanding()).rejects.toMatchObject({ error: 'SECOND_FACTOR_NEEDED' });
    expect(await api(owner).showSecondFactor()).toMatchObject({ required: true });
    const { secret } = await api(owner).startSecondFactor({ body: { password: owner.password } });
    await api(owner).confirmSecondFactor({ body: { otp: codeAt(secret, real.clock.now()) } });
    expect(await owner.api.tenancy.showStanding()).toMatchObject({ state: 'active' });
    real.clock.advance({ seconds: 30 });
    const removing = api(owner).removeSecondFactor({ body: { otp: codeAt(secret, real.clock.now()) } });
    await expect(removing).rejects.toMatchObject({ error: 'SECOND_FACTOR_NEEDED' });
  });
});
