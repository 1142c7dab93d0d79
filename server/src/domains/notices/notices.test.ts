import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/context.ts';
import { emit } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { somePublishedPaper } from '../../testing/some-published-paper.ts';
import {
  examRoom,
  type Person,
  testWorld,
  tinySmtp,
  type TestInstitute,
  type TinySmtp,
  type World,
} from '../../testing/index.ts';
import { deviceNew, personalData } from '../identity/index.ts';
import { instituteSuspended } from '../tenancy/index.ts';
import { MOST_TRIES } from './deliveries/deliver.job.ts';
import { someNotice } from './factories.ts';
import { subscribers } from './subscribers.ts';

let smtp: TinySmtp;
let world: World;
let place: TestInstitute;

beforeAll(async () => {
  smtp = await tinySmtp();
  world = await testWorld({ config: { smtpUrl: smtp.url } });
  place = await world.institute();
});

const assigned = (who: readonly Person[], given: { title?: string; key?: string } = {}) =>
  someNotice(place.ctx(), {
    kind: 'batch.assigned',
    accountIds: who.map(({ accountId }) => accountId),
    params: { title: given.title ?? 'Mock 4', batch: 'JEE Morning' },
    link: '/student/tests',
    ...(given.key && { key: given.key }),
  });
const inbox = (person: Person, query: { language?: 'en' | 'hi'; state?: 'all' | 'unread'; topic?: 'study' } = {}) =>
  person.api.notices.listNotices({ query });
const mailTo = ({ email }: Person) => world.app.runtime.outbox.list().filter(({ to }) => to === email);
const unread = async (person: Person) => (await person.api.notices.countUnread()).unread;

describe('the inbox', () => {
  it('counts what is unread, and each reading takes one off', async () => {
    const student = await place.person('student');
    await assigned([student], { title: 'One' });
    await assigned([student], { title: 'Two' });
    expect(await unread(student)).toBe(2);
    const { rows } = await inbox(student);
    expect(rows.map(({ subject }) => subject)).toEqual(['For JEE Morning: Two', 'For JEE Morning: One']);
    expect(await student.api.notices.markNoticeRead({ params: { noticeId: rows[0]!.id } })).toEqual({ unread: 1 });
    expect((await inbox(student, { state: 'unread' })).rows.map(({ id }) => id)).toEqual([rows[1]!.id]);
    expect(await student.api.notices.markAllRead()).toEqual({ unread: 0 });
  });

  it('speaks the language asked for, and what a name holds is never read as a place', async () => {
    const student = await place.person('student');
    await assigned([student], { title: '{batch} & <b>' });
    const [row] = (await inbox(student, { language: 'hi', topic: 'study' })).rows;
    expect(row).toMatchObject({ subject: 'JEE Morning के लिए: {batch} & <b>', topic: 'study', link: '/student/tests' });
  });

  it('is one’s own: nobody reads or marks another’s', async () => {
    const [one, other] = [await place.person('student'), await place.person('student')];
    await assigned([one]);
    const [row] = (await inbox(one)).rows;
    const marking = other.api.notices.markNoticeRead({ params: { noticeId: row!.id } });
    await expect(marking).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect((await inbox(other)).rows).toEqual([]);
    expect(await unread(one)).toBe(1);
  });

  it('tells a person the same thing once, and a blocked account nothing', async () => {
    const [student, blocked] = [
      await place.person('student'),
      await place.person('student', { status: 'disabled', signedOut: true }),
    ];
    await assigned([student, blocked], { key: 'event:1' });
    await assigned([student, blocked], { key: 'event:1' });
    expect((await inbox(student)).total).toBe(1);
    expect(
      await world.query('select count(*)::int as n from notices where account_id = $1', [blocked.accountId]),
    ).toEqual([{ n: 0 }]);
  });
});

describe('events of lower domains', () => {
  it('of a new device reach its owner in the inbox and by mail, once however often the job runs', async () => {
    const student = await place.person('student');
    const ctx = place.ctx();
    const payload = {
      accountId: student.accountId,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
      address: '203.0.113.7',
      at: '2026-11-21T09:00:00.000Z',
    };
    await inTransaction(ctx, (tx) => emit(tx, deviceNew, payload));
    await world.runJobs();
    const listed = (await inbox(student)).rows.filter(({ text }) => text.includes('203.0.113.7'));
    expect(listed).toEqual([
      expect.objectContaining({
        kind: 'device.new',
        topic: 'safety',
        subject: 'New sign-in: Firefox, Windows',
        link: '/student/account/devices',
      }),
    ]);
    expect(listed[0]!.text).toContain('2:30');
    const event = { eventId: newId(), payload: payload as never };
    const subscriber = subscribers.find((one) => one.event === 'device.new')!;
    await subscriber.hear(ctx, event);
    await subscriber.hear(ctx, event);
    expect((await inbox(student)).rows.filter(({ text }) => text.includes('203.0.113.7'))).toHaveLength(2);
  });

  it('of another role reach the person', async () => {
    const [owner, teacher] = [await place.person('owner'), await place.person('teacher')];
    await owner.api.identity.savePerson({
      params: { accountId: teacher.accountId },
      body: { firstName: 'Asha', lastName: 'Rao', role: 'reviewer', teaches: [] },
    });
    await world.runJobs();
    expect(mailTo(teacher).map(({ subject }) => subject)).toContain('Your role is now reviewer');
  });

  it('of a suspension reach the owners', async () => {
    const there = await world.institute();
    const owner = await there.person('owner');
    await inTransaction(there.ctx(), (tx) => emit(tx, instituteSuspended, { reason: 'The bill is open.' }));
    await world.runJobs();
    expect(mailTo(owner).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('is suspended'));
  });
});

describe('a person’s choices', () => {
  it('turn a channel of a kind off and choose the language of mail', async () => {
    const [student, other] = [await place.person('student'), await place.person('student')];
    const off = { kind: 'batch.assigned', channel: 'mail', on: false } as const;
    const saved = await student.api.notices.saveNoticePreferences({ body: { choices: [off] } });
    expect(saved.kinds.find(({ kind }) => kind === off.kind)?.channels).toContainEqual({ channel: 'mail', on: false });
    await other.api.notices.saveNoticePreferences({ body: { language: 'hi' } });
    await assigned([student, other]);
    await world.runJobs();
    expect(mailTo(student).filter(({ subject }) => subject.includes('Mock 4'))).toEqual([]);
    expect(mailTo(other)[0]?.subject).toBe('JEE Morning के लिए: Mock 4');
    expect(await unread(student)).toBe(1);
    const inboxOff = { ...off, channel: 'inbox' } as const;
    await student.api.notices.saveNoticePreferences({ body: { choices: [inboxOff] } });
    await assigned([student]);
    expect(await unread(student)).toBe(1);
  });

  it('are asked for what can reach one: a student has none of staff, and staff none of students', async () => {
    const kindsOf = async (role: 'student' | 'teacher') => {
      const { kinds } = await (await place.person(role)).api.notices.showNoticePreferences({ query: {} });
      return kinds.map(({ kind }) => kind);
    };
    const [student, teacher] = [await kindsOf('student'), await kindsOf('teacher')];
    const ofStaff = ['doubt.asked', 'course.returned', 'rank_list.outdated', 'question_review.returned'];
    const ofStudents = ['paper.published', 'rank_list.issued', 'result.marks_changed', 'certificate.issued'];
    expect([student, teacher].map((kinds) => ofStaff.filter((kind) => kinds.includes(kind)))).toEqual([[], ofStaff]);
    expect([student, teacher].map((kinds) => ofStudents.filter((kind) => kinds.includes(kind)))).toEqual([
      ofStudents,
      [],
    ]);
    expect(student).toContain('device.new');
    const choices = [{ kind: 'doubt.asked', channel: 'mail', on: true }] as const;
    await expect(
      (await place.person('student')).api.notices.saveNoticePreferences({ body: { choices: [...choices] } }),
    ).rejects.toMatchObject({ error: 'NOTICE_KIND_UNKNOWN' });
  });

  it('leave notices about safety on, and know only kinds that exist', async () => {
    const student = await place.person('student');
    const choose = (kind: string, channel: 'mail' | 'sms') =>
      student.api.notices.saveNoticePreferences({ body: { choices: [{ kind, channel, on: false }] } });
    await expect(choose('device.new', 'mail')).rejects.toMatchObject({ error: 'NOTICE_KIND_LOCKED' });
    await expect(choose('nothing.known', 'mail')).rejects.toMatchObject({ error: 'NOTICE_KIND_UNKNOWN' });
    await expect(choose('paper.published', 'sms')).resolves.toBeDefined();
    const { kinds } = await student.api.notices.showNoticePreferences({ query: { language: 'hi' } });
    expect(kinds.find(({ kind }) => kind === 'device.new')).toMatchObject({
      locked: true,
      name: 'नए डिवाइस पर लॉगिन',
    });
  });
});

describe('a message', () => {
  it('has the institute’s name and colours, plain text beside the page, and nothing in it is markup', async () => {
    const student = await place.person('student');
    await assigned([student], { title: '<script>x</script>\r\nBcc: all@a.test' });
    await world.runJobs();
    const message = mailTo(student).find(({ subject }) => subject.includes('script'));
    expect(message).toMatchObject({ subject: 'For JEE Morning: <script>x</script> Bcc: all@a.test' });
    expect(message?.html).toContain('&lt;script&gt;');
    expect(message?.html).not.toContain('<script>');
    expect(message?.html).toContain('#1b2a56');
    expect(message?.text).toContain(`http://${place.host}`);
    const wire = smtp.taken.find((mail) => mail.includes(student.email)) ?? '';
    expect(wire).toMatch(/^Content-Type: multipart\/alternative/m);
    const [headers] = wire.split('\n\n');
    expect(headers).not.toMatch(/^Bcc:/m);
  });

  it('by text message goes to a proven mobile of somebody who wants it', async () => {
    const student = await place.person('student');
    const choice = { kind: 'batch.assigned', channel: 'sms', on: true } as const;
    await student.api.notices.saveNoticePreferences({ body: { choices: [choice] } });
    const set = `update accounts set mobile_number = '+919811111111', mobile_verified = $2 where id = $1`;
    await world.query(set, [student.accountId, 'n']);
    await assigned([student]);
    await world.query(set, [student.accountId, 'y']);
    await assigned([student], { title: 'Mock 5' });
    await world.runJobs();
    const texts = world.app.runtime.outbox.list().filter(({ to }) => to === '+919811111111');
    expect(texts.map(({ kind, text }) => [kind, text.includes('Mock 5')])).toEqual([['sms', true]]);
  });

  it('that a gateway refuses is tried again, given up in the end with the reason, and can be sent once more', async () => {
    const [owner, student] = [await place.person('owner'), await place.person('student')];
    const log = async () =>
      (await owner.api.notices.listDeliveries({ query: { search: student.email } })).rows.find(
        ({ kind }) => kind === 'batch.assigned',
      );
    smtp.refuseWith('mailbox full');
    await assigned([student], { title: 'Refused' });
    await world.runJobs();
    expect(await log()).toMatchObject({ state: 'queued', tries: 1, reason: expect.stringContaining('mailbox full') });
    for (let tries = 1; tries < MOST_TRIES; tries++) {
      world.clock.advance({ minutes: 2 ** tries });
      await world.runJobs();
    }
    await owner.signInAgain();
    const failed = await log();
    expect(failed).toMatchObject({ state: 'failed', tries: MOST_TRIES, subject: 'For JEE Morning: Refused' });
    smtp.refuseWith(undefined);
    const params = { deliveryId: failed!.id };
    await owner.api.notices.retryDelivery({ params });
    await world.runJobs();
    expect(await log()).toMatchObject({ state: 'sent', reason: '' });
    await expect(owner.api.notices.retryDelivery({ params })).rejects.toMatchObject({ error: 'DELIVERY_STATE' });
    const list = await owner.api.notices.listDeliveries({ query: { state: 'failed', channel: 'mail' } });
    expect(list.rows.map(({ id }) => id)).not.toContain(failed!.id);
  });

  it('to somebody who was blocked meanwhile is not sent', async () => {
    const student = await place.person('student');
    await assigned([student], { title: 'Too late' });
    await world.query(`update accounts set status = 'disabled' where id = $1`, [student.accountId]);
    await world.runJobs();
    expect(mailTo(student).filter(({ subject }) => subject.includes('Too late'))).toEqual([]);
  });
});

describe('a new test', () => {
  it('that is open to everyone is told to every student; one for a batch to its members alone, by the batch', async () => {
    const here = await world.institute();
    const [owner, student, other] = [
      await here.person('owner'),
      await here.person('student'),
      await here.person('student'),
    ];
    await somePublishedPaper(here, owner, other);
    await world.runJobs();
    const about = async (person: Person) =>
      (await inbox(person)).rows.map(({ kind }) => kind).filter((kind) => kind !== 'device.new');
    expect(await about(student)).toEqual(['paper.published']);

    const { id: batchId } = await owner.api.cohorts.createBatch({ body: { name: 'Evening' } });
    await owner.api.cohorts.addMembers({ params: { batchId }, body: { accountIds: [student.accountId] } });
    const { id: published } = (await owner.api.assessments.listPapers()).rows[0]!;
    const questionIds = (await owner.api.assessments.showPaper({ params: { paperId: published } })).draft.sections[0]!
      .questionIds;
    const { paperId } = await owner.api.assessments.createPaper({ body: { title: 'For the evening' } });
    const paper = await owner.api.assessments.showPaper({ params: { paperId } });
    const draft = { ...paper.draft, sections: [{ ...paper.draft.sections[0]!, questionIds }] };
    const { revision } = await owner.api.assessments.savePaper({
      params: { paperId },
      body: { revision: paper.revision, draft },
    });
    await owner.api.assessments.publishPaper({ params: { paperId }, body: { revision, batchIds: [batchId] } });
    await world.runJobs();
    expect(await about(student)).toEqual(['batch.assigned', 'batch.joined', 'paper.published']);
    expect(await about(other)).toEqual(['paper.published']);
    const open = async (person: Person) => (await person.api.assessments.listMyPapers()).map((one) => one.paperId);
    expect([(await open(student)).includes(paperId), (await open(other)).includes(paperId)]).toEqual([true, false]);
  });
});

describe('a test that opens later', () => {
  it('is announced with its time; one that has closed is told to nobody', async () => {
    const room = await examRoom(world);
    const student = await room.place.person('student');
    const questionIds = [await room.question()];
    const soon = new Date(world.clock.now().getTime() + 3_600_000);
    await room.paper(questionIds, { title: 'Later', settings: { opensAt: new Date('2126-11-30T03:30:00Z') } });
    await room.paper(questionIds, { title: 'Over', settings: { closesAt: soon } });
    world.clock.advance({ minutes: 61 });
    await world.runJobs();
    await student.signInAgain();
    const { rows } = await student.api.notices.listNotices({ query: { topic: 'study' } });
    expect(rows.map(({ kind, subject }) => [kind, subject])).toEqual([['paper.scheduled', 'Coming: Later']]);
    expect(rows[0]?.text).toContain('30 Nov 2126');
  });
});

describe('what notices hold about a person', () => {
  it('goes with the person', async () => {
    const student = await place.person('student');
    await student.api.notices.saveNoticePreferences({
      body: { language: 'hi', choices: [{ kind: 'batch.assigned', channel: 'sms', on: true }] },
    });
    await assigned([student]);
    const part = personalData().find(({ domain }) => domain === 'notices')!;
    expect(await part.export(place.ctx(), student.accountId)).toMatchObject({
      language: 'hi',
      choices: [{ on: true }],
    });
    await inTransaction(place.ctx(), (tx) => part.erase(tx, student.accountId));
    expect(await part.export(place.ctx(), student.accountId)).toEqual({
      notices: [],
      messages: [],
      language: null,
      choices: [],
    });
  });
});
