import { api as contract } from '@abhyas/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { everyConsent, guardianSteps } from '../../../testing/guardians.ts';
import { guardianWrites } from '../access/guardian-calls.ts';

let world: World;
let place: TestInstitute;
let counter = 0;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  steps = guardianSteps(world, place);
});

const everything = everyConsent;
const newAddress = () => `someone${++counter}@example.test`;
type Steps = ReturnType<typeof guardianSteps>;
let steps: Steps;
const lastMessage: Steps['lastMessage'] = (to) => steps.lastMessage(to);
const invite: Steps['invite'] = (...given) => steps.invite(...given);
const accept: Steps['accept'] = (...given) => steps.accept(...given);
const signIn: Steps['signIn'] = (email) => steps.signIn(email);
const aGuardian: Steps['guardianOf'] = (student) => steps.guardianOf(student);

describe('a guardian', () => {
  it('is invited, proves the address, consents, and has an account that opens the child’s pages', async () => {
    const student = await place.person('student', { firstName: 'Ananya' });
    const invitation = await invite(student);
    expect(await place.visitor.api.identity.openInvitation({ body: { token: invitation.token } })).toMatchObject({
      child: expect.stringContaining('Ananya'),
      name: 'Rekha Sharma',
      known: false,
    });
    await accept(invitation);
    const guardian = await signIn(invitation.email);
    expect(await guardian.api.identity.showMe()).toMatchObject({ role: 3, capabilities: ['guardian'] });
    expect(await guardian.api.identity.listChildren()).toMatchObject([
      { childId: student.accountId, relation: 'mother' },
    ]);
    const { rows, consents } = await student.api.identity.listGuardians();
    expect(rows).toMatchObject([{ state: 'active', sentTo: expect.stringContaining('•••@example.test') }]);
    expect(consents).toMatchObject([
      { purpose: 'learning_records', granted: true },
      { purpose: 'communications', granted: true },
      { purpose: 'marketing', granted: false },
      { purpose: 'photos', granted: false },
      { purpose: 'public_results', granted: false },
    ]);
  });

  it('takes consent back, purpose by purpose, each with a receipt that stays', async () => {
    const student = await place.person('student');
    const guardian = await aGuardian(student);
    const params = { childId: student.accountId };
    const before = await guardian.api.identity.showConsents({ params });
    const saved = await guardian.api.identity.saveConsents({
      params,
      body: { consents: { ...everything, communications: false, photos: true } },
    });
    expect(saved.consents).toMatchObject([
      { granted: true },
      { granted: false },
      { granted: false },
      { granted: true },
      { granted: false },
    ]);
    const { receipts } = await guardian.api.identity.showConsents({ params });
    expect(receipts).toHaveLength(2);
    expect(receipts[1]).toEqual(before.receipts[0]);
    expect(receipts[0]).toMatchObject({
      receiptId: saved.receiptId,
      provenBy: 'session',
      decisions: [
        { purpose: 'communications', granted: false },
        { purpose: 'photos', granted: true },
      ],
    });
    expect((await student.api.identity.showMyData()).receipts).toEqual(receipts);
    const again = await guardian.api.identity.saveConsents({
      params,
      body: { consents: { ...everything, communications: false, photos: true } },
    });
    expect(again.receiptId).toBeNull();
  });

  it('decides about the child’s picture: without consent there is none', async () => {
    const student = await place.person('student');
    const file = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await student.api.identity.uploadPhoto({ file });
    const guardian = await aGuardian(student);
    await expect(student.api.identity.uploadPhoto({ file })).rejects.toMatchObject({
      status: 403,
      error: 'CONSENT_MISSING',
    });
    const params = { childId: student.accountId };
    const decide = (photos: boolean) =>
      guardian.api.identity.saveConsents({ params, body: { consents: { ...everything, photos } } });
    await decide(true);
    const { photoUrl } = await student.api.identity.uploadPhoto({ file });
    await decide(false);
    expect((await student.api.identity.showMe()).account.photoUrl).toBeNull();
    await world.runJobs();
    expect((await place.visitor.send('GET', photoUrl)).statusCode).toBe(404);
  });

  it('of several children has one account', async () => {
    const [first, second] = [await place.person('student'), await place.person('student')];
    const invitation = await invite(first);
    await accept(invitation);
    const next = await invite(second, invitation.email);
    world.clock.advance({ seconds: 31 });
    expect(await accept(next)).toMatchObject({ known: true, email: invitation.email });
    const guardian = await signIn(invitation.email);
    expect(await guardian.api.identity.listChildren()).toHaveLength(2);
  });

  it('reads what the child prepares for, its tests and its results', async () => {
    const student = await place.person('student', { firstName: 'Ananya' });
    await student.api.learners.updateProfile({ body: { exams: [2], standard: 12, targetYear: 2028 } });
    const guardian = await aGuardian(student);
    expect(await guardian.api.discovery.showChild({ params: { childId: student.accountId } })).toMatchObject({
      child: { childId: student.accountId, relation: 'mother' },
      exams: ['JEE Main'],
      standard: 'Class 12',
      targetYear: 2028,
      thisWeek: [],
      lastResults: [],
    });
  });

  it('has devices and an inbox of their own: sees a new sign-in, reads it, and signs a device out', async () => {
    const student = await place.person('student');
    const invitation = await invite(student);
    await accept(invitation);
    const guardian = await signIn(invitation.email);
    const other = await signIn(invitation.email);
    await world.runJobs();
    const { rows } = await guardian.api.notices.listNotices({ query: {} });
    expect(rows.map(({ kind, link }) => ({ kind, link }))).toContainEqual({
      kind: 'device.new',
      link: '/guardian/account/devices',
    });
    expect(await guardian.api.notices.markAllRead()).toEqual({ unread: 0 });
    const { devices } = await guardian.api.identity.listDevices();
    const away = devices.find(({ isThis }) => !isThis);
    await guardian.api.identity.signOutDevice({ params: { deviceId: away!.deviceId } });
    await expect
      .poll(async () => (await other.send('GET', '/api/me')).statusCode, { timeout: 10_000, interval: 20 })
      .toBe(401);
    expect((await student.api.identity.listDevices()).devices.length).toBeGreaterThan(0);
  });

  it('sees no other child', async () => {
    const guardian = await aGuardian(await place.person('student'));
    const stranger = await place.person('student');
    const params = { childId: stranger.accountId };
    await expect(guardian.api.identity.showConsents({ params })).rejects.toMatchObject({ status: 404 });
    await expect(guardian.api.discovery.showChild({ params })).rejects.toMatchObject({ status: 404 });
  });

  it('takes a password that is not guessed', async () => {
    const { token, email } = await invite(await place.person('student'));
    const { api } = place.visitor;
    const { id: otpId } = await api.identity.sendInvitationCode({ body: { token } });
    const code = /\b\d{6}\b/.exec(await lastMessage(email))?.[0] ?? '';
    await expect(
      api.identity.acceptInvitation({
        body: { token, otpId, code, password: 'password1234', tncAgreed: true, consents: everything, policyVersion: 0 },
      }),
    ).rejects.toMatchObject({ error: 'PASSWORD_WEAK', fields: [{ path: 'body.password' }] });
  });

  it('must at least agree that learning records are kept', async () => {
    const invitation = await invite(await place.person('student'));
    await expect(accept(invitation, { ...everything, learning_records: false })).rejects.toMatchObject({
      status: 422,
      error: 'CONSENT_NEEDED',
    });
  });

  it('reached by mobile gives an address to sign in with, which may not be another person’s', async () => {
    const student = await place.person('student');
    await student.api.identity.inviteGuardian({
      body: {
        name: 'Arun',
        relation: 'father',
        contact: { channel: 'sms', countryCode: '91', mobileNumber: '98123 45678' },
      },
    });
    const to = '+919812345678';
    const token = /accept#([\w-]+)/.exec(await lastMessage(to))?.[1] ?? '';
    const { api } = place.visitor;
    const { id: otpId } = await api.identity.sendInvitationCode({ body: { token } });
    const code = /\b\d{6}\b/.exec(await lastMessage(to))?.[0] ?? '';
    const body = {
      token,
      otpId,
      code,
      password: 'a long pass phrase',
      tncAgreed: true,
      consents: everything,
      policyVersion: 0,
    } as const;
    await expect(api.identity.acceptInvitation({ body: { ...body, email: student.email } })).rejects.toMatchObject({
      error: 'GUARDIAN_EMAIL_OTHER',
      fields: [{ path: 'body.email' }],
    });
    await expect(
      api.identity.acceptInvitation({ body: { ...body, email: newAddress(), policyVersion: 7 } }),
    ).rejects.toMatchObject({ status: 409, error: 'CONFLICT' });
    const email = newAddress();
    await api.identity.acceptInvitation({ body: { ...body, email } });
    const me = await (await signIn(email)).api.identity.showMe();
    expect(me.account).toMatchObject({ mobilenumber: to, mobileverified: 'y' });
  });
});

describe('an invitation', () => {
  it('is used once, can be taken back, and runs out after two weeks', async () => {
    const student = await place.person('student');
    const used = await invite(student);
    await accept(used);
    const open = (token: string) => place.visitor.api.identity.openInvitation({ body: { token } });
    const gone = { status: 404, error: 'INVITATION_INVALID' };
    await expect(open(used.token)).rejects.toMatchObject(gone);
    await expect(student.api.identity.withdrawGuardian({ params: { linkId: used.linkId } })).rejects.toMatchObject({
      status: 409,
      error: 'GUARDIAN_ACTIVE',
    });
    const back = await invite(student);
    await student.api.identity.withdrawGuardian({ params: { linkId: back.linkId } });
    await expect(open(back.token)).rejects.toMatchObject(gone);
    const old = await invite(student);
    world.clock.advance({ days: 15 });
    await expect(open(old.token)).rejects.toMatchObject(gone);
  });

  it('is replaced by a newer one to the same address, and there are three at most', async () => {
    const student = await place.person('student');
    const first = await invite(student);
    await invite(student, first.email);
    await expect(place.visitor.api.identity.openInvitation({ body: { token: first.token } })).rejects.toMatchObject({
      error: 'INVITATION_INVALID',
    });
    await invite(student);
    await invite(student);
    await expect(invite(student)).rejects.toMatchObject({ status: 409, error: 'GUARDIAN_LIMIT' });
  });

  it('does not go to the student’s own address, nor to what is no mobile number', async () => {
    const student = await place.person('student');
    await expect(invite(student, student.email)).rejects.toMatchObject({
      error: 'GUARDIAN_IS_SELF',
      fields: [{ path: 'body.contact.email' }],
    });
    const contact = { channel: 'sms', countryCode: '91', mobileNumber: '12345' } as const;
    await expect(
      student.api.identity.inviteGuardian({ body: { name: 'Arun', relation: 'father', contact } }),
    ).rejects.toMatchObject({ error: 'CONTACT_MOBILE_INVALID', fields: [{ path: 'body.contact.mobileNumber' }] });
  });

  it('is not guessed', async () => {
    await expect(place.visitor.api.identity.openInvitation({ body: { token: 'x'.repeat(43) } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('every endpoint', () => {
  const endpoints = Object.entries(contract).flatMap(([domain, all]) =>
    Object.entries(all).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
  );
  const closed = endpoints.filter(
    ({ endpoint: { access } }) =>
      access !== 'public' && (typeof access === 'string' || 'area' in access || access.signedIn),
  );
  const writes = closed.filter(({ name, endpoint }) => endpoint.method !== 'GET' && !guardianWrites.has(name));
  const reads = closed.filter(
    ({ endpoint: { access, method } }) =>
      method === 'GET' && typeof access === 'object' && 'area' in access && access.can !== 'guardian',
  );
  let guardian: Person;
  const call = ({ method, path }: { method: string; path: string }) =>
    guardian.send(method as 'POST', path.replaceAll(/:(\w+)/g, '00000000-0000-7000-8000-000000000000'), {
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    });

  beforeAll(async () => {
    guardian = await aGuardian(await place.person('student'));
  });

  it.each(writes)('$name, a write, is forbidden to a guardian', async ({ endpoint }) => {
    const answer = await call(endpoint);
    expect([answer.statusCode, (answer.json() as { error: string }).error]).toEqual([403, 'FORBIDDEN']);
  });

  it.each(reads)('$name, of an area, is closed to a guardian', async ({ endpoint }) => {
    expect((await call(endpoint)).statusCode).toBe(403);
  });

  it('that a guardian may write exists, or is the password’s', () => {
    const names = new Set(endpoints.map(({ name }) => name));
    expect([...guardianWrites].filter((name) => !names.has(name) && name !== 'identity.changePassword')).toEqual([]);
  });
});
