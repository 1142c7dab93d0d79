import type { BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import { fillPlaces, unknownPlaces } from '@abhyas/contract/engagement/broadcast-words';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, testWorld, type TestInstitute, type World } from '../../../testing/index.ts';
import { guardianSteps } from '../../../testing/guardians.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { afterQuietHours } from './quiet-hours.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let [asha, ravi]: Person[] = [];
let batchId: string;

const words = {
  en: { subject: 'Meeting of {batch}', text: 'Dear {name}, please come on Sunday. {institute}' },
  hi: { subject: '{batch} की बैठक', text: 'प्रिय {name}, कृपया रविवार को आइए।' },
};
const draft = (given: Partial<BroadcastDraft> = {}) => ({
  body: { batchIds: [batchId], urgent: true, texts: words, ...given },
});
const make = async (given: Partial<BroadcastDraft> = {}) =>
  ({ params: { broadcastId: (await teacher.api.engagement.createBroadcast(draft(given))).broadcastId } }) as const;
const show = (one: { params: { broadcastId: string } }) => teacher.api.engagement.showBroadcast(one);
const inbox = async (person: Person, language: 'en' | 'hi' = 'en') =>
  (await person.api.notices.listNotices({ query: { language } })).rows;
const mailTo = ({ email }: Person) => world.app.runtime.outbox.list().filter(({ to }) => to === email);
const refused = (error: string) => ({ error });

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
  [asha, ravi] = [
    await place.person('student', { firstName: 'Asha' }),
    await place.person('student', { firstName: 'Ravi' }),
  ];
  batchId = await aBatch(place.ctx(teacher), {
    name: 'JEE 2027 A',
    members: [asha, ravi].map((one) => one!.accountId),
  });
});

describe('the words of a broadcast', () => {
  const values = { name: '{batch}', student: 'Asha', batch: 'A', institute: 'Meridian' };
  it('are filled for each person, and what a name holds is never read as a place', () => {
    expect(fillPlaces('{name} in {batch} {other}', values)).toBe('{batch} in A {other}');
    expect(unknownPlaces('{name} {marks} {marks} { not one }')).toEqual(['marks']);
  });
});

describe('the quiet hours', () => {
  it.each([
    ['in the evening', '2026-11-23T15:29:59Z', '2026-11-23T15:29:59.000Z'],
    ['from nine', '2026-11-23T15:30:00Z', '2026-11-24T02:30:00.000Z'],
    ['after midnight', '2026-11-23T20:00:00Z', '2026-11-24T02:30:00.000Z'],
    ['from eight', '2026-11-24T02:30:00Z', '2026-11-24T02:30:00.000Z'],
  ])('of India move what would leave %s', (_, at, leaves) => {
    expect(afterQuietHours(new Date(at), 'Asia/Kolkata').toISOString()).toBe(leaves);
  });
});

describe('a draft', () => {
  it('says before it is sent whom it reaches, by which ways, and how it reads', async () => {
    await ravi!.api.notices.saveNoticePreferences({ body: { language: 'hi' } });
    const preview = await teacher.api.engagement.previewBroadcast(draft());
    expect(preview).toMatchObject({ students: 2, guardians: 0, reach: { inbox: 2, mail: 2, sms: 0 } });
    const view = preview.views.find(({ language }) => language === 'hi');
    expect(view).toMatchObject({ subject: 'JEE 2027 A की बैठक', text: expect.stringContaining('प्रिय Ravi') });
    const nobody = await teacher.api.engagement.previewBroadcast(draft({ batchIds: [] }));
    expect(nobody).toMatchObject({ students: 0, people: [], views: [], leavesAt: null });
  });

  it('counts guardians, who read of their own child', async () => {
    const { guardianOf } = guardianSteps(world, place);
    const child = await place.person('student', { firstName: 'Meera' });
    const guardian = await guardianOf(child);
    const family = await aBatch(place.ctx(teacher), { name: 'Family', members: [child.accountId] });
    const texts = { ...words, en: { subject: 'About {student}', text: 'Dear {name}' } };
    const one = await make({ batchIds: [family], students: false, guardians: true, texts });
    await teacher.api.engagement.sendBroadcast({ ...one, body: {} });
    await world.runJobs();
    expect((await inbox(guardian))[0]).toMatchObject({ kind: 'broadcast.notice', link: '/guardian/notices' });
    expect((await inbox(guardian))[0]!.subject).toMatch(/^About Meera/);
    expect((await inbox(child)).filter(({ kind }) => kind === 'broadcast.notice')).toEqual([]);
  });

  it('can be changed, tried by its writer alone, and deleted', async () => {
    const one = await make();
    const changed = { ...words, en: { ...words.en, subject: 'Changed' } };
    const saved = await teacher.api.engagement.saveBroadcast({ ...one, ...draft({ texts: changed, mail: true }) });
    expect(saved).toMatchObject({ state: 'draft', mail: true, outcome: null });
    await teacher.api.engagement.testBroadcast(one);
    await world.runJobs();
    expect((await inbox(teacher))[0]).toMatchObject({ subject: 'Changed' });
    expect(mailTo(teacher).map(({ subject }) => subject)).toEqual(['Changed']);
    expect((await inbox(asha!)).some(({ subject }) => subject === 'Changed')).toBe(false);
    await teacher.api.engagement.removeBroadcast(one);
    await expect(show(one)).rejects.toMatchObject(refused('NOT_FOUND'));
  });

  it('is refused with batches that are not of this institute, and unfinished it is not sent', async () => {
    const foreign = { batchIds: ['00000000-0000-4000-8000-000000000001'] };
    await expect(make(foreign)).rejects.toMatchObject(refused('BROADCAST_BATCH_UNKNOWN'));
    const send = async (given: Partial<BroadcastDraft>) =>
      teacher.api.engagement.sendBroadcast({ ...(await make(given)), body: {} });
    const without = { ...words, en: { subject: '', text: '' } };
    const unknown = { ...words, en: { subject: 'Marks', text: 'You got {marks}.' } };
    await expect(send({ texts: without })).rejects.toMatchObject(refused('BROADCAST_WORDS_MISSING'));
    await expect(send({ texts: unknown })).rejects.toMatchObject({
      error: 'BROADCAST_PLACE_UNKNOWN',
      details: { place: '{marks}' },
    });
    await expect(send({ batchIds: [] })).rejects.toMatchObject(refused('BROADCAST_NOBODY'));
  });
});

describe('a broadcast', () => {
  it('reaches everybody once, each in their language, and counts who has read it', async () => {
    const one = await make({ mail: true });
    await teacher.api.engagement.sendBroadcast({ ...one, body: {} });
    await world.runJobs();
    const [row] = await inbox(asha!);
    expect(row).toMatchObject({ subject: 'Meeting of JEE 2027 A', text: expect.stringContaining('Dear Asha') });
    expect(mailTo(ravi!).map(({ subject }) => subject)).toContain('JEE 2027 A की बैठक');
    await asha!.api.notices.markNoticeRead({ params: { noticeId: row!.id } });
    const nothing = { sent: 0, waiting: 0, failed: 0 };
    const outcome = { people: 2, read: 1, mail: { ...nothing, sent: 2 }, sms: nothing };
    expect(await show(one)).toMatchObject({ state: 'sent', outcome });
    const { rows } = await teacher.api.engagement.listBroadcasts({ query: { state: 'sent', search: 'meeting of' } });
    expect(rows[0]).toMatchObject({ people: 2, read: 1, batches: ['JEE 2027 A'], subject: words.en.subject });
    await expect(teacher.api.engagement.removeBroadcast(one)).rejects.toMatchObject(refused('BROADCAST_STATE'));
    await expect(teacher.api.engagement.withdrawBroadcast(one)).rejects.toMatchObject(refused('BROADCAST_STATE'));
  });

  it('leaves at its time, to whom it is for by then, and not when it was taken back', async () => {
    const at = new Date(world.clock.now().getTime() + 3 * 60 * 60 * 1000).toISOString();
    const texts = { ...words, en: { subject: 'Later', text: 'Later' }, hi: { subject: '', text: '' } };
    const [later, back] = [
      await make({ texts }),
      await make({ texts: { ...texts, en: { subject: 'Never', text: 'x' } } }),
    ];
    for (const one of [later, back]) {
      const sent = await teacher.api.engagement.sendBroadcast({ ...one, body: { at } });
      expect(sent).toMatchObject({ state: 'scheduled', sendAt: at, outcome: null });
    }
    expect(await teacher.api.engagement.withdrawBroadcast(back)).toMatchObject({ state: 'draft', sendAt: null });
    const joined = await place.person('student');
    await teacher.api.cohorts.addMembers({ params: { batchId }, body: { accountIds: [joined.accountId] } });
    await world.runJobs();
    expect(await show(later)).toMatchObject({ state: 'scheduled' });
    world.clock.advance({ hours: 3, seconds: 1 });
    await world.runJobs();
    const subjects = async (person: Person) => {
      await person.signInAgain();
      return (await inbox(person, 'hi')).map(({ subject }) => subject);
    };
    expect(await subjects(joined)).toContain('Later');
    expect(await subjects(asha!)).not.toContain('Never');
  });
});
