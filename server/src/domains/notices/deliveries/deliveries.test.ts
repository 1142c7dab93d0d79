import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { MOST_TRIES, queueMessage } from '../../../kernel/messages/queue-message.ts';
import {
  type Person,
  type TestInstitute,
  tinyGateway,
  type TinyGateway,
  tinySmtp,
  type TinySmtp,
  testWorld,
  twilioSays,
  type World,
} from '../../../testing/index.ts';
import { personalData, sendOtp } from '../../identity/index.ts';
import { someNotice } from '../factories.ts';

let smtp: TinySmtp;
let twilio: TinyGateway;
let world: World;
let place: TestInstitute;
let owner: Person;
let counter = 0;

beforeAll(async () => {
  smtp = await tinySmtp();
  twilio = await tinyGateway(twilioSays.taken);
  world = await testWorld({
    config: {
      smtpUrl: smtp.url,
      sms: {
        gateway: 'twilio',
        url: twilio.url,
        accountSid: 'AC0123456789abcdef0123456789abcdef',
        authToken: 'token',
        from: '+14155550100',
      },
    },
  });
  place = await world.institute({ allowedItems: ['forgetPassword'] });
  owner = await place.person('owner');
  await owner.api.tenancy.saveMessages({
    body: {
      mailSender: 'Meridian desk',
      mailReplyTo: 'desk@meridian.example',
      smsSender: 'MERIDN',
      languages: ['en', 'hi'],
      timeZone: 'Asia/Kolkata',
    },
  });
});

/** Numbers of one block are limited together: each test has a block of its own. */
const freshNumber = () => `+9198${String(10_000_000 + 1000 * ++counter)}`;
const freshMail = () => `reader${++counter}@example.test`;
const sendCode = (channel: 'mail' | 'sms', to: string, accountId?: string) =>
  sendOtp(place.ctx(), { purpose: 'sign-up', channel, to, ...(accountId && { accountId }) });
/** What the gateway of text messages was asked to bring to a number. */
const textsTo = (number: string) =>
  twilio.heard.map(({ body }) => new URLSearchParams(body)).filter((form) => form.get('To') === number);
const mailTo = (address: string) => smtp.taken.findLast((mail) => mail.includes(`To: ${address}`)) ?? '';
type Query = NonNullable<Parameters<typeof owner.api.notices.listDeliveries>[0]>['query'];
const log = async (query: NonNullable<Query>) => {
  await owner.signInAgain();
  return (await owner.api.notices.listDeliveries({ query })).rows;
};

describe('whatever an institute sends bears its name', () => {
  const headers = (mail: string) => mail.split('\n\n')[0];
  const ofMeridian = (mail: string) => {
    expect(headers(mail)).toMatch(/^From: Meridian desk <no-reply@abhyas\.example>$/m);
    expect(headers(mail)).toMatch(/^Reply-To: desk@meridian\.example$/m);
  };

  it('codes by mail and by text message', async () => {
    const [mail, number] = [freshMail(), freshNumber()];
    await sendCode('mail', mail);
    await sendCode('sms', number);
    await world.runJobs();
    ofMeridian(mailTo(mail));
    expect(textsTo(number).map((form) => form.get('From'))).toEqual(['MERIDN']);
  });

  it('links, invitations and notices', async () => {
    const student = await place.person('student');
    await place.visitor.send('POST', '/api/forgot-password', { payload: { email: student.email } });
    await world.runJobs();
    const link = mailTo(student.email);
    ofMeridian(link);
    const invited = freshMail();
    await owner.signInAgain();
    await owner.api.identity.inviteStaff({ body: { email: invited, role: 'teacher', teaches: [] } });
    await world.runJobs();
    ofMeridian(mailTo(invited));
    await someNotice(place.ctx(), {
      kind: 'batch.assigned',
      accountIds: [student.accountId],
      params: { title: 'Mock 4', batch: 'JEE Morning' },
    });
    await world.runJobs();
    expect(mailTo(student.email)).not.toBe(link);
    ofMeridian(mailTo(student.email));
  });

  it('and another institute’s bears the other’s', async () => {
    const other = await world.institute();
    const [mail, number] = [freshMail(), freshNumber()];
    const ctx = other.ctx();
    await sendOtp(ctx, { purpose: 'sign-up', channel: 'mail', to: mail });
    await sendOtp(ctx, { purpose: 'sign-up', channel: 'sms', to: number });
    await world.runJobs();
    expect(mailTo(mail)).not.toContain('Meridian desk');
    expect(mailTo(mail)).not.toMatch(/^Reply-To:/m);
    expect(textsTo(number).map((form) => form.get('From'))).toEqual(['+14155550100']);
  });
});

describe('the log of messages', () => {
  it('shows a code: what for, to whom, how and what became of it, and never the code', async () => {
    const number = freshNumber();
    await sendCode('sms', number);
    const [waiting] = await log({ search: number });
    expect(waiting).toMatchObject({ state: 'queued', finishedAt: null, tries: 0 });
    await world.runJobs();
    const [row] = await log({ search: number });
    expect(row).toMatchObject({
      account: null,
      sentTo: `••••••${number.slice(-4)}`,
      topic: 'code',
      kind: 'code',
      subject: 'Code to confirm',
      channel: 'sms',
      state: 'sent',
      tries: 1,
    });
    expect(Date.parse(row!.finishedAt!)).toBeGreaterThanOrEqual(Date.parse(row!.queuedAt));
    const code = /\b\d{6}\b/.exec(textsTo(number)[0]?.get('Body') ?? '')![0];
    const stored = JSON.stringify(await world.query('select * from message_deliveries'));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(number);
  });

  it('shows links and invitations, in the reader’s language, and is narrowed by what they are for', async () => {
    const [student, invited] = [await place.person('student'), freshMail()];
    await place.visitor.send('POST', '/api/forgot-password', { payload: { email: student.email } });
    await owner.signInAgain();
    await owner.api.identity.inviteStaff({ body: { email: invited, role: 'teacher', teaches: [] } });
    await world.runJobs();
    const [link] = await log({ topic: 'link', search: student.email, language: 'hi' });
    expect(link).toMatchObject({
      account: { id: student.accountId, email: student.email },
      kind: 'passwordLink',
      subject: 'नया पासवर्ड बनाने का लिंक',
      state: 'sent',
    });
    expect(await log({ topic: 'code', search: student.email })).toEqual([]);
    const [invitation] = await log({ topic: 'invitation', search: invited.toUpperCase() });
    expect(invitation).toMatchObject({ kind: 'staffInvitation', account: null, sentTo: 'r•••@example.test' });
    const stored = JSON.stringify(await world.query('select * from message_deliveries'));
    expect(stored).not.toContain('token');
    expect(stored).not.toContain(invited);
  });

  it('shows them and the notices of one person together, newest first, page by page', async () => {
    const student = await place.person('student');
    await sendCode('mail', student.email, student.accountId);
    world.clock.advance({ seconds: 1 });
    await someNotice(place.ctx(), {
      kind: 'batch.assigned',
      accountIds: [student.accountId],
      params: { title: 'Mock 9', batch: 'JEE Morning' },
    });
    await world.runJobs();
    const both = await log({ search: student.email, channel: 'mail', state: 'sent' });
    const shown = both.filter(({ kind }) => kind !== 'device.new');
    expect(shown.map(({ topic, subject }) => [topic, subject])).toEqual([
      ['notice', 'For JEE Morning: Mock 9'],
      ['code', 'Code to confirm'],
    ]);
    const { rows, total } = await owner.api.notices.listDeliveries({
      query: { search: student.email, page: 2, size: 1 },
    });
    expect([rows.length, total]).toEqual([1, both.length]);
    expect((await log({ search: student.email, topic: 'notice' })).every(({ topic }) => topic === 'notice')).toBe(true);
    expect(await log({ search: student.email, state: 'failed' })).toEqual([]);
  });

  it('is the institute’s own', async () => {
    const number = freshNumber();
    await sendCode('sms', number);
    const other = await (await world.institute()).person('owner');
    expect((await other.api.notices.listDeliveries({ query: { topic: 'code' } })).rows).toEqual([]);
  });

  it('forgets after ninety days', async () => {
    const there = await world.institute();
    const count = () => world.query('select 1 from message_deliveries where institute_id = $1', [there.id]);
    await sendOtp(there.ctx(), { purpose: 'sign-up', channel: 'mail', to: freshMail() });
    await world.runJobs();
    world.clock.advance({ hours: 89 * 24 });
    await world.sweep(there);
    await world.runJobs();
    expect(await count()).toHaveLength(1);
    world.clock.advance({ hours: 25 });
    await world.sweep(there);
    await world.runJobs();
    expect(await count()).toEqual([]);
  });

  it('is shown to the person it is about, and goes with the person', async () => {
    const student = await place.person('student');
    await sendCode('mail', student.email, student.accountId);
    const part = personalData().find(({ domain }) => domain === 'notices')!;
    expect(await part.export(place.ctx(), student.accountId)).toMatchObject({
      messages: expect.arrayContaining([expect.objectContaining({ about: 'code', sentTo: 'p•••@example.test' })]),
    });
    await inTransaction(place.ctx(), (tx) => part.erase(tx, student.accountId));
    expect(await world.query('select 1 from message_deliveries where account_id = $1', [student.accountId])).toEqual(
      [],
    );
  });
});

describe('a message that a gateway does not take', () => {
  const stateOf = async (number: string) => {
    const [row] = await log({ search: number });
    return row && { state: row.state, tries: row.tries, reason: row.reason };
  };

  it('for good is not tried again, and the log says why', async () => {
    const number = freshNumber();
    twilio.answerWith(twilioSays.refused(400, 21_211, `Invalid 'To' Phone Number: ${number}`));
    await sendCode('sms', number);
    await world.runJobs();
    world.clock.advance({ hours: 1 });
    twilio.answerWith(twilioSays.taken);
    await world.runJobs();
    expect(await stateOf(number)).toEqual({
      state: 'failed',
      tries: 1,
      reason: `Twilio: Invalid 'To' Phone Number: ••••••${number.slice(-4)} (21211)`,
    });
    // Once in the institute’s name and once in the server’s, and no more.
    expect(textsTo(number)).toHaveLength(2);
  });

  it('for now leaves with the next try', async () => {
    const number = freshNumber();
    twilio.answerWith(twilioSays.refused(503, 20_503, 'Service unavailable'));
    await sendCode('sms', number);
    await world.runJobs();
    expect(await stateOf(number)).toEqual({ state: 'queued', tries: 1, reason: 'Twilio answered 503' });
    twilio.answerWith(twilioSays.taken);
    world.clock.advance({ seconds: 15 });
    await world.runJobs();
    expect(await stateOf(number)).toEqual({ state: 'sent', tries: 2, reason: '' });
    expect(textsTo(number)).toHaveLength(2);
  });

  it('is given up after five tries', async () => {
    const to = freshMail();
    smtp.refuseWith('4.3.2 busy');
    const message = { kind: 'mail', to, about: 'passwordLink', subject: 'Link', text: 'Link' } as const;
    await inTransaction(place.ctx(), (tx) => queueMessage(tx, message));
    for (let tries = 0; tries < MOST_TRIES + 1; tries++) {
      await world.runJobs();
      world.clock.advance({ minutes: 17 });
    }
    smtp.refuseWith(undefined);
    await world.runJobs();
    const row = (await log({ search: to })).at(0);
    expect(row).toMatchObject({ state: 'failed', tries: MOST_TRIES, reason: 'mail server: 452 4.3.2 busy' });
    expect(mailTo(to)).toBe('');
  });

  it('and is a code that runs out meanwhile does not come late', async () => {
    const number = freshNumber();
    twilio.answerWith(twilioSays.refused(503, 20_503, 'Service unavailable'));
    await sendCode('sms', number);
    await world.runJobs();
    twilio.answerWith(twilioSays.taken);
    world.clock.advance({ minutes: 6 });
    await world.runJobs();
    expect(await stateOf(number)).toMatchObject({ state: 'failed', tries: 1, reason: 'it would have come too late' });
    expect(textsTo(number)).toHaveLength(1);
  });

  it('cannot be sent again from the log: its text is not kept', async () => {
    const [row] = await log({ topic: 'code', state: 'failed' });
    const again = owner.api.notices.retryDelivery({ params: { deliveryId: row!.id } });
    await expect(again).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});
