import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aRegistrant, type Registrant } from '../../../testing/registrant.ts';

let world: World;
let provider: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
});
// Files of this worker share a database in which there is one provider: the newest.
beforeEach(async () => {
  provider ??= await world.institute({ kind: 'provider', name: 'Abhyas' });
});

const registrant = () => aRegistrant(world, provider);
const atStep3 = async (): Promise<Registrant> => {
  const somebody = registrant();
  await somebody.start();
  await somebody.prove();
  await somebody.nameInstitute();
  return somebody;
};

describe('step 1', () => {
  it('keeps who one is, sends a code by mail and one by text, and takes both', async () => {
    const asha = registrant();
    const begun = await asha.start();
    expect(begun).toMatchObject({ proven: { mail: false, sms: false }, institute: null, founded: null });
    expect(
      await asha.call('POST', '/api/registration/codes/verify', { channel: 'mail', code: '000000' }),
    ).toMatchObject({
      error: 'OTP_WRONG',
    });
    expect(await asha.prove()).toMatchObject({ proven: { mail: true, sms: true } });
    const rows = await world.query('select password_hash from registrations where email = $1', [asha.email]);
    expect(rows).toHaveLength(1);
    expect(String(rows[0]!['password_hash'])).toMatch(/^\$argon2id\$/);
  });

  it('asks for a new proof of a contact that changes, and of that one only', async () => {
    const asha = registrant();
    await asha.start();
    await asha.prove();
    const changed = await asha.start({ email: `new-${asha.email}`, password: undefined });
    expect(changed.proven).toEqual({ mail: false, sms: true });
    const key = (await asha.mailedLink()).split('key=')[1];
    expect(await registrant().call('POST', '/api/registration/resume', { key })).toMatchObject({
      error: 'REGISTRATION_GONE',
    });
  });

  it('sends a code again after half a minute, and the one before is void', async () => {
    const asha = registrant();
    await asha.start();
    const old = await asha.codeTo(asha.email);
    expect(await asha.call('POST', '/api/registration/codes', { channel: 'mail' })).toMatchObject({
      error: 'OTP_TOO_SOON',
    });
    world.clock.advance({ seconds: 31 });
    expect(await asha.call('POST', '/api/registration/codes', { channel: 'mail' })).toMatchObject({
      responseObject: { resendInSeconds: 30 },
    });
    expect(await asha.call('POST', '/api/registration/codes/verify', { channel: 'mail', code: old })).toHaveProperty(
      'error',
    );
    expect(await asha.prove()).toMatchObject({ proven: { mail: true, sms: true } });
  });

  it.each([
    ['a number of another country', { mobileNumber: '12345' }, 'CONTACT_MOBILE_INVALID'],
    ['no password', { password: undefined }, 'INVALID_INPUT'],
    ['a password that is easily guessed', { password: 'password1234' }, 'PASSWORD_WEAK'],
    ['terms that were not accepted', { tncAgreed: false }, 'INVALID_INPUT'],
  ])('refuses %s beside its field', async (_what, wrong, error) => {
    const answer = await registrant().call('POST', '/api/registration', { ...registrant().person, ...wrong });
    expect(answer).toMatchObject({ error, fields: [{ path: `body.${Object.keys(wrong)[0]}` }] });
  });

  it('is taken from the provider’s own page at the provider’s host only', async () => {
    const asha = registrant();
    expect(await asha.call('POST', '/api/registration', asha.person, { 'sec-fetch-site': 'cross-site' })).toMatchObject(
      {
        error: 'CROSS_SITE',
      },
    );
    const other = await world.institute();
    const answer = await other.visitor.send('GET', '/api/registration');
    expect(answer.json()).toMatchObject({
      responseObject: { registration: null, roots: ['abhyas.test', 'localhost'] },
    });
    const started = await other.visitor.send('POST', '/api/registration', { payload: asha.person });
    expect(started.json()).toMatchObject({ error: 'NOT_HERE' });
  });

  it('is limited for one address', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 31; i++) {
      const answer = await registrant().call(
        'POST',
        '/api/registration',
        { ...registrant().person, mobileNumber: '12345' },
        {
          'x-forwarded-for': '198.51.100.77',
        },
      );
      codes.push(answer['error'] as string);
    }
    expect(codes.at(0)).toBe('CONTACT_MOBILE_INVALID');
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a registration that was left', () => {
  it('goes on in the same browser where it was', async () => {
    const asha = await atStep3();
    expect(await asha.show()).toMatchObject({ proven: { mail: true }, institute: { name: 'Apex Classes' } });
  });

  it('goes on on another device with the mailed link', async () => {
    const asha = await atStep3();
    const link = await asha.mailedLink();
    expect(link).toMatch(/^http:\/\/abhyas\.test\/register#key=[\w-]{43}$/);
    const phone = registrant();
    expect(await phone.show()).toBeNull();
    expect(await phone.call('POST', '/api/registration/resume', { key: link.split('key=')[1] })).toMatchObject({
      responseObject: { person: { email: asha.email }, institute: { name: 'Apex Classes' } },
    });
    expect(await phone.show()).toMatchObject({ person: { email: asha.email } });
    expect(await asha.show()).toMatchObject({ person: { email: asha.email } });
  });

  it('is found by its key alone, which is stored as a hash', async () => {
    const asha = await atStep3();
    expect(await registrant().call('POST', '/api/registration/resume', { key: 'a'.repeat(43) })).toMatchObject({
      error: 'REGISTRATION_GONE',
    });
    expect(await registrant().call('PUT', '/api/registration/institute', asha.institute)).toMatchObject({
      error: 'REGISTRATION_GONE',
    });
    const rows = await world.query('select key_hash from registrations where email = $1', [asha.email]);
    expect((rows[0]!['key_hash'] as Buffer).toString('utf8')).not.toContain(asha.key());
  });

  it('goes after thirty days, and not before', async () => {
    const asha = await atStep3();
    world.clock.advance({ hours: 24 * 29 });
    await world.sweep(provider);
    await world.runJobs();
    expect(await asha.show()).not.toBeNull();
    world.clock.advance({ hours: 25 });
    await world.sweep(provider);
    await world.runJobs();
    expect(await asha.show()).toBeNull();
  });
});

describe('the address', () => {
  const check = async (name: string, of = '') => {
    const query = new URLSearchParams({ name, of }).toString();
    const answer = await provider.visitor.send('GET', `/api/registration/subdomain?${query}`);
    return answer.json().responseObject as { state: string; suggestions: string[] };
  };

  it('is told free or taken, with three free ones where it is taken', async () => {
    const place = await world.institute({ subdomain: `apex${Date.now()}` });
    const taken = place.host.split('.')[0]!;
    expect(await check(`${taken}x`)).toEqual({ name: `${taken}x`, state: 'free', suggestions: [] });
    const answer = await check(taken, 'Apex Classes');
    expect(answer.state).toBe('taken');
    expect(answer.suggestions).toHaveLength(3);
    for (const name of answer.suggestions) expect((await check(name)).state).toBe('free');
  });

  it('offers none of what it refuses', async () => {
    const answer = await check('fuck-you', 'Apex Classes');
    expect(answer.state).toBe('offensive');
    expect(answer.suggestions).toHaveLength(3);
    expect(answer.suggestions.join()).not.toContain('fuck');
  });

  it('may be asked as one types, but not without end', async () => {
    const ask = () =>
      provider.visitor.send('GET', '/api/registration/subdomain?name=apex', {
        headers: { 'x-forwarded-for': '198.51.100.78' },
      });
    const answers = await Promise.all(Array.from({ length: 95 }, ask));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});

describe('step 3', () => {
  it('founds the institute on trial, with settings, roles and its owner, and it answers at once under both suffixes', async () => {
    const asha = await atStep3();
    const founded = await asha.found();
    expect(founded).toMatchObject({ name: 'Apex Classes', host: `${asha.subdomain}.abhyas.test` });
    for (const root of ['abhyas.test', 'localhost']) {
      const settings = await asha.at(`${asha.subdomain}.${root}`).send('GET', '/api/institute-settings');
      expect(settings.json()).toMatchObject({ responseObject: { name: 'Apex Classes', kind: 'institute' } });
    }
    const [place] = await world.query('select id, state from institutes where subdomain = $1', [asha.subdomain]);
    expect(place).toMatchObject({ state: 'trial' });
    const [owner] = await world.query('select * from accounts where institute_id = $1', [place!['id']]);
    expect(owner).toMatchObject({ email: asha.email, role_name: 'owner', mobile_verified: 'y', status: 'active' });
    const log = await world.query('select action from audit_log where institute_id = $1', [place!['id']]);
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['institute.founded', 'account.created']));
  });

  it('takes out of the registration what it said about the person', async () => {
    const asha = await atStep3();
    await asha.found();
    const left = await world.query('select 1 from registrations where email = $1 or first_name = $2', [
      asha.email,
      asha.person.firstName,
    ]);
    expect(left.filter(Boolean)).toHaveLength(0);
  });

  it('is safe to repeat, also many times at once: there is one institute', async () => {
    const asha = await atStep3();
    const answers = await Promise.all([asha.found(), asha.found(), asha.found()]);
    expect(new Set(answers.map((one) => one?.host)).size).toBe(1);
    const all = await world.query('select count(*)::int as many from institutes where subdomain = $1', [
      asha.subdomain,
    ]);
    expect(all).toEqual([{ many: 1 }]);
  });

  it('goes on after a fault in the middle: what was founded is found again', async () => {
    const asha = await atStep3();
    await asha.found();
    await world.query(
      `update registrations set founded_at = null, email = $1, first_name = 'A', password_hash = 'x'
       where founded_at is not null and root_host is not null and institute_key = (select id from institutes where subdomain = $2)`,
      [asha.email, asha.subdomain],
    );
    expect(await asha.found()).toMatchObject({ host: `${asha.subdomain}.abhyas.test` });
  });

  it('refuses what is taken or not to be had, and lets nobody skip the steps before', async () => {
    const asha = await atStep3();
    await asha.found();
    const ravi = await atStep3();
    const at = (subdomain: string) =>
      ravi.call('POST', '/api/registration/address', { subdomain, root: 'abhyas.test' });
    expect(await at(asha.subdomain)).toMatchObject({ error: 'SUBDOMAIN_TAKEN' });
    expect(await at('l0gin')).toMatchObject({ error: 'SUBDOMAIN_REFUSED', details: { reason: 'reserved' } });
    expect(
      await ravi.call('POST', '/api/registration/address', { subdomain: ravi.subdomain, root: 'evil.test' }),
    ).toMatchObject({
      error: 'INVALID_INPUT',
      fields: [{ path: 'body.root' }],
    });
    const early = registrant();
    await early.start();
    const wish = { subdomain: early.subdomain, root: 'abhyas.test' };
    expect(await early.call('PUT', '/api/registration/institute', early.institute)).toMatchObject({
      error: 'REGISTRATION_NOT_PROVEN',
    });
    expect(await early.call('POST', '/api/registration/address', wish)).toMatchObject({
      error: 'REGISTRATION_NOT_PROVEN',
    });
    await early.prove();
    expect(await early.call('POST', '/api/registration/address', wish)).toMatchObject({
      error: 'REGISTRATION_INCOMPLETE',
    });
    expect(await asha.call('PUT', '/api/registration/institute', asha.institute)).toMatchObject({
      error: 'REGISTRATION_FOUNDED',
    });
  });

  it('lets one e-mail found several institutes', async () => {
    const asha = await atStep3();
    await asha.found();
    world.clock.advance({ minutes: 2 });
    const again = aRegistrant(world, provider, { email: asha.email });
    await again.start();
    await again.prove();
    await again.nameInstitute();
    expect(await again.found()).toMatchObject({ host: `${again.subdomain}.abhyas.test` });
  });
});

describe('the owner', () => {
  it('comes to the new institute signed in, by a token that works once, there, and in this browser', async () => {
    const asha = await atStep3();
    await asha.found();
    const { token, nonceCookie, place } = await asha.walkOver();
    const redeem = (cookie: string) =>
      place.send('POST', `/api/login-by-token?token=${token}`, { headers: { cookie } });
    expect((await redeem('')).json()).toMatchObject({ error: 'LOGIN_TOKEN_INVALID' });
    expect((await redeem(nonceCookie)).json()).toMatchObject({
      responseObject: { role: 2, account_information: { email: asha.email } },
    });
    expect((await redeem(nonceCookie)).json()).toMatchObject({ error: 'LOGIN_TOKEN_INVALID' });
  });

  it('signs in with the password of step 1', async () => {
    const asha = await atStep3();
    await asha.found();
    expect((await asha.owner()).token).not.toBe('');
  });

  it('is not let in by an old registration: after half an hour the password is asked', async () => {
    const asha = await atStep3();
    await asha.found();
    world.clock.advance({ minutes: 31 });
    expect(await asha.call('POST', '/api/registration/hand-over', { nonce: 'n'.repeat(43) })).toMatchObject({
      error: 'REGISTRATION_GONE',
    });
  });

  it('is sent back to a host of the provider only', async () => {
    const asha = await atStep3();
    await asha.found();
    const answer = await asha
      .at(`${asha.subdomain}.abhyas.test`)
      .send('POST', '/api/registration/arrival', { payload: { from: 'evil.test' } });
    expect(answer.json()).toMatchObject({ error: 'REDIRECT_UNKNOWN' });
    expect(await registrant().call('POST', '/api/registration/hand-over', { nonce: 'n'.repeat(43) })).toMatchObject({
      error: 'REGISTRATION_GONE',
    });
  });
});
