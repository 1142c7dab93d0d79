import type { Plan } from '@abhyas/contract/live/classes';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayIn, timeIn } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { aCourse, type Person, testWorld, type TestInstitute, type World } from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { takeSeat } from '../licences/licences.store.ts';
import { busiest } from './busiest.ts';
import { REMIND } from './remind.job.ts';

let world: World;
let place: TestInstitute;
let [owner, farida, vikram, asha, ravi]: Person[] = [];
let [batchId, otherBatchId]: string[] = [];

const DAY = 86_400_000;
const zone = 'Asia/Kolkata';
const dayAhead = (days: number) => dayIn(zone, new Date(world.clock.now().getTime() + days * DAY));
const planOf = (given: Partial<Plan> = {}): { body: Plan } => ({
  body: {
    title: 'Capacitors',
    kind: 'room',
    batchIds: [batchId!],
    teacherId: farida!.accountId,
    day: dayAhead(3),
    time: '19:00',
    minutes: 60,
    ...given,
  },
});
const create = (given: Partial<Plan> = {}) => farida!.api.live.createClasses(planOf(given));
const check = (given: Partial<Plan> = {}) => farida!.api.live.checkClasses(planOf(given));
const mine = async (who: Person) => (await who.api.live.listMyClasses()).classes;
const inbox = async (who: Person) => {
  await world.runJobs();
  return (await who.api.notices.listNotices({})).rows.map(({ subject }) => subject);
};
const change = (classId: string, given: Partial<Plan> = {}) => {
  const { title, teacherId, day, time, minutes, place: where } = planOf(given).body;
  return farida!.api.live.changeClass({
    params: { classId },
    body: { title, teacherId, day, time, minutes, place: where ?? '', reason: 'Power cut' },
  });
};

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  place = await world.institute();
  owner = await place.person('owner');
  farida = await place.person('teacher', { firstName: 'Farida' });
  vikram = await place.person('teacher', { firstName: 'Vikram' });
  asha = await place.person('student');
  ravi = await place.person('student');
  batchId = await aBatch(place.ctx(farida), { name: 'JEE A', members: [asha.accountId] });
  otherBatchId = await aBatch(place.ctx(farida), { name: 'NEET A', members: [ravi.accountId] });
  await owner.api.live.saveLicences({ body: { auto: 1 } });
});

describe('how many classes run at once', () => {
  const at = (from: number, to: number) => ({ startsAt: new Date(from), endsAt: new Date(to) });
  it.each([
    ['none', [], 0],
    ['one after the other', [at(0, 2), at(2, 4)], 1],
    ['two of three', [at(0, 3), at(2, 5), at(4, 6)], 2],
    ['one inside another', [at(0, 9), at(1, 2), at(1, 3)], 3],
  ])('%s', (_, all, most) => expect(busiest(all)).toBe(most));
});

describe('scheduling', () => {
  it('shows a class to the students of its batch at the hour of the institute, and tells them once', async () => {
    const teachers = await farida!.api.live.listClassTeachers();
    expect(teachers.map(({ id }) => id).toSorted()).toEqual([farida!.accountId, vikram!.accountId].toSorted());
    const { classIds, students } = await create();
    expect([classIds.length, students]).toEqual([1, 1]);
    const [one] = await mine(asha!);
    expect(one).toMatchObject({ title: 'Capacitors', state: 'scheduled', audience: [{ name: 'JEE A' }], minutes: 60 });
    expect([dayIn(zone, new Date(one!.startsAt)), timeIn(zone, new Date(one!.startsAt))]).toEqual([
      dayAhead(3),
      '19:00',
    ]);
    expect(await mine(ravi!)).toEqual([]);
    expect((await inbox(asha!)).filter((subject) => subject.startsWith('Capacitors'))).toHaveLength(1);
    expect(await farida!.api.live.showClass({ params: { classId: classIds[0]! } })).toMatchObject({
      students: 1,
      link: '',
    });
  });

  it('is for those who may open a course too, and hides the link from lists', async () => {
    const { courseId } = await aCourse(place.ctx(farida), { title: 'Optics', details: { pricePaise: 49_900 } });
    await farida!.api.courses.giveCourse({ params: { courseId }, body: { accountIds: [ravi!.accountId] } });
    const link = 'https://us02web.zoom.us/j/123?pwd=abc';
    const { classIds } = await create({ batchIds: [], courseId, kind: 'link', place: link });
    expect(await mine(ravi!)).toMatchObject([{ place: 'Zoom', audience: [{ name: 'Optics' }] }]);
    expect(JSON.stringify(await mine(ravi!))).not.toContain('pwd');
    expect(await mine(asha!)).toEqual([]);
    expect(await farida!.api.live.showClass({ params: { classId: classIds[0]! } })).toMatchObject({ link });
  });

  it('repeats on some days of the week, without days that are left out and with other times', async () => {
    const [day, until] = [dayAhead(1), dayAhead(14)];
    const every = { day, until, weekdays: [0, 1, 2, 3, 4, 5, 6] };
    const { classIds } = await create({ ...every, skip: [dayAhead(2)], times: [{ day: dayAhead(3), time: '20:15' }] });
    expect(classIds).toHaveLength(13);
    const week = await farida!.api.live.listClasses({ query: { from: day, to: until } });
    expect(week.classes.map(({ startsAt }) => timeIn(zone, new Date(startsAt))).slice(0, 3)).toEqual([
      '19:00',
      '20:15',
      '19:00',
    ]);
    expect(week.seats).toMatchObject({ total: 1, days: expect.arrayContaining([{ day: dayAhead(2), most: 0 }]) });
    expect((await inbox(asha!)).filter((subject) => subject.startsWith('Capacitors'))).toHaveLength(1);
    const query = { from: day, to: until, teacherId: vikram!.accountId };
    expect((await farida!.api.live.listClasses({ query })).classes).toEqual([]);
  });

  it.each([
    ['LIVE_NOBODY', 'batchIds', { batchIds: [] }],
    ['LIVE_BATCH_UNKNOWN', 'batchIds', { batchIds: [newId()] }],
    ['LIVE_TEACHER_UNKNOWN', 'teacherId', { teacherId: newId() }],
    ['LIVE_PLACE', 'place', { kind: 'classroom' }],
    ['LIVE_LINK', 'place', { kind: 'link', place: 'javascript:alert(1)' }],
    ['LIVE_PAST', 'time', { day: '2020-01-01' }],
    ['LIVE_DATES', 'until', { weekdays: [0, 1, 2, 3, 4, 5, 6], until: '2099-01-01' }],
  ] satisfies [string, string, Partial<Plan>][])('refuses with %s beside its field', async (error, field, given) => {
    await expect(create(given)).rejects.toMatchObject({ error, fields: [{ path: `body.${field}` }] });
  });
});

describe('clashes', () => {
  it('of teacher, batch and seat are shown before saving, with the next free time, and refused', async () => {
    await create();
    const found = async (given: Partial<Plan>) => {
      const [date] = (await check(given)).dates;
      return [date!.clashes.map((one) => `${one.with} ${one.who}`.trim()), date!.free?.time ?? null];
    };
    expect(await found({ time: '19:30' })).toEqual([
      [expect.stringContaining('teacher Farida'), 'batch JEE A'],
      '20:00',
    ]);
    const other = { teacherId: vikram!.accountId, batchIds: [otherBatchId!] };
    expect(await found({ ...other, time: '18:30' })).toEqual([['seat'], '20:00']);
    expect(await found({ ...other, kind: 'classroom', place: 'Room 2' })).toEqual([[], null]);
    expect(await found({ time: '20:00' })).toEqual([[], null]);
    await expect(create({ time: '19:30' })).rejects.toMatchObject({
      error: 'LIVE_CLASH',
      details: { title: 'Capacitors' },
    });
    await expect(create({ ...other, time: '18:30' })).rejects.toMatchObject({ error: 'LIVE_CLASH' });
    await owner!.api.live.saveLicences({ body: { auto: 2 } });
    expect(await check({ ...other, time: '18:30' })).toMatchObject({ fullDays: [dayAhead(3)], students: 1 });
  });

  it('leave one of two plans that are saved at the same moment', async () => {
    const both = await Promise.allSettled([create(), create({ title: 'Again' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a class that is there', () => {
  it('is moved, and its students are told; not into the past nor into another class', async () => {
    const { classIds } = await create();
    await create({ day: dayAhead(4), title: 'Taken' });
    const moved = await change(classIds[0]!, { time: '17:00' });
    expect(timeIn(zone, new Date(moved.startsAt))).toBe('17:00');
    expect((await inbox(asha!))[0]).toContain('Capacitors is on');
    await expect(change(classIds[0]!, { day: dayAhead(4) })).rejects.toMatchObject({ error: 'LIVE_CLASH' });
    await expect(change(classIds[0]!, { day: '2020-01-01' })).rejects.toMatchObject({ error: 'LIVE_PAST' });
  });

  it('is cancelled alone or with those that follow, and cannot be changed then', async () => {
    const { classIds } = await create({ day: dayAhead(1), until: dayAhead(7), weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const cancel = (at: number, following: boolean) =>
      farida!.api.live.cancelClass({ params: { classId: classIds[at]! }, body: { following, reason: 'Holiday' } });
    expect(await cancel(1, false)).toEqual({ cancelled: 1 });
    expect(await cancel(4, true)).toEqual({ cancelled: 3 });
    expect((await mine(asha!)).map(({ state }) => state[0]).join('')).toBe('scssccc');
    expect((await inbox(asha!)).filter((subject) => subject.startsWith('Cancelled'))).toHaveLength(2);
    await expect(cancel(1, false)).rejects.toMatchObject({ error: 'LIVE_STATE', details: { state: 'cancelled' } });
    await expect(change(classIds[1]!)).rejects.toMatchObject({ error: 'LIVE_STATE' });
  });

  it('opens 15 minutes before, appears on Today then, and reminds its students once', async () => {
    const soon = new Date(world.clock.now().getTime() + 14 * 60_000);
    const { classIds } = await create({ day: dayIn(zone, soon), time: timeIn(zone, soon), remindMinutes: 15 });
    expect((await mine(asha!))[0]).toMatchObject({ state: 'open' });
    expect((await asha!.api.discovery.showToday()).live).toMatchObject({ id: classIds[0], state: 'open' });
    expect((await ravi!.api.discovery.showToday()).live).toBeNull();
    await world.app.jobs[REMIND]!(place.ctx(), { classId: classIds[0] });
    await world.app.jobs[REMIND]!(place.ctx(), { classId: classIds[0] });
    expect((await inbox(asha!)).filter((subject) => subject.includes('starts in'))).toHaveLength(1);
  });
});

describe('seats', () => {
  it('are given to exactly as many classes as there are seats, and a teacher’s own to that teacher alone', async () => {
    await owner!.api.live.saveLicences({ body: { auto: 2, teacherIds: [vikram!.accountId] } });
    const take = (teacherId: string) =>
      inTransaction(place.ctx(), (tx) => takeSeat(tx, { classId: newId(), teacherId }));
    const taken = await Promise.all(Array.from({ length: 3 }, () => take(farida!.accountId)));
    expect(taken.filter((id) => id !== undefined)).toHaveLength(2);
    expect(await take(farida!.accountId)).toBeUndefined();
    expect(await take(vikram!.accountId)).toBeDefined();
  });

  it('in use cannot be taken away, and only who may change settings changes them', async () => {
    const { classIds } = await create();
    await inTransaction(place.ctx(), (tx) => takeSeat(tx, { classId: classIds[0]!, teacherId: farida!.accountId }));
    expect((await farida!.api.live.listLicences()).licences).toMatchObject([
      { type: 'auto', inUse: { title: 'Capacitors' } },
    ]);
    await expect(owner!.api.live.saveLicences({ body: { auto: 0 } })).rejects.toMatchObject({
      error: 'LIVE_SEAT_USED',
    });
    await expect(farida!.api.live.saveLicences({ body: { auto: 9 } })).rejects.toMatchObject({ status: 403 });
    const unknown = owner!.api.live.saveLicences({ body: { auto: 1, teacherIds: [asha!.accountId] } });
    await expect(unknown).rejects.toMatchObject({ error: 'LIVE_TEACHER_UNKNOWN' });
  });
});
