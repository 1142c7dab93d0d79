import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Person, testWorld, type TestInstitute, type World } from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { END_CLASSES } from '../running/end-classes.job.ts';

let world: World;
let place: TestInstitute;
let [owner, farida, asha, ravi, stranger]: Person[] = [];
let batchId: string;

const MINUTE = 60_000;
const zone = 'Asia/Kolkata';
const link = 'https://us02web.zoom.us/j/123?pwd=abc';

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  world.clock.set(new Date('2026-11-20T13:25:00Z'));
  place = await world.institute();
  owner = await place.person('owner');
  farida = await place.person('teacher', { firstName: 'Farida' });
  asha = await place.person('student', { firstName: 'Asha' });
  ravi = await place.person('student', { firstName: 'Ravi' });
  stranger = await place.person('student');
  batchId = await aBatch(place.ctx(farida), { name: 'JEE A', members: [asha.accountId, ravi.accountId] });
  await owner.api.live.saveLicences({ body: { auto: 1 } });
});

/** Moves the clock to a minute of the hour from seven in the evening, in India; tokens of before are over by then. */
const at = async (minute: number) => {
  world.clock.set(new Date(Date.UTC(2026, 10, 20, 13, 30) + minute * MINUTE));
  await Promise.all([farida, asha, ravi].map((one) => one!.signInAgain()));
};
/** A class from seven to eight; the clock stands five minutes before. */
async function aClass(kind: 'room' | 'link' = 'link', hour = '19:00'): Promise<{ params: { classId: string } }> {
  const now = world.clock.now();
  const { classIds } = await farida!.api.live.createClasses({
    body: {
      title: 'Gauss’s law',
      kind,
      place: kind === 'link' ? link : '',
      batchIds: [batchId],
      teacherId: farida!.accountId,
      day: dayIn(zone, now),
      time: hour,
      minutes: 60,
    },
  });
  return { params: { classId: classIds[0]! } };
}
const join = async (who: Person, one: Awaited<ReturnType<typeof aClass>>) =>
  (await who.api.live.joinClass(one)).visitId;
const leave = (visitId: string, mode: 2 | 4 = 2) =>
  place.visitor.api.live.leaveClass({ params: { visitId }, body: { mode } });
const rowOf = async (who: Person, one: Awaited<ReturnType<typeof aClass>>) => {
  const { rows } = await farida!.api.live.showAttendance(one);
  const { minutes, share, status } = rows.find(({ student }) => student.id === who.accountId)!;
  return [minutes, share, status];
};

describe('coming into a class', () => {
  it('gives the link and a role, and is refused to everybody whom the class is not for', async () => {
    const one = await aClass();
    expect(await asha!.api.live.joinClass(one)).toMatchObject({ link, role: 0, kind: 'link' });
    expect(await farida!.api.live.joinClass(one)).toMatchObject({ role: 1 });
    await expect(stranger!.api.live.joinClass(one)).rejects.toMatchObject({ error: 'LIVE_NOT_YOURS', status: 403 });
    await expect(stranger!.api.live.showMyAttendance(one)).rejects.toMatchObject({ error: 'LIVE_NOT_YOURS' });
    const elsewhere = await (await world.institute()).person('student');
    await expect(elsewhere.api.live.joinClass(one)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(place.visitor.api.live.joinClass(one)).rejects.toMatchObject({ status: 401 });
  });

  it('is possible from fifteen minutes before until the end, and not where the class is cancelled', async () => {
    const one = await aClass();
    const early = await aClass('link', '20:30');
    const refused = (state: string) => ({ error: 'LIVE_STATE', details: { state } });
    await expect(asha!.api.live.joinClass(early)).rejects.toMatchObject(refused('scheduled'));
    await farida!.api.live.cancelClass({ ...early, body: {} });
    await expect(asha!.api.live.joinClass(early)).rejects.toMatchObject(refused('cancelled'));
    await farida!.api.live.startClass(one);
    await farida!.api.live.endClass(one);
    await expect(asha!.api.live.joinClass(one)).rejects.toMatchObject(refused('ended'));
  });
});

describe('starting', () => {
  it('takes a seat for a room: with one free, of two starts at once one goes through; its end frees it', async () => {
    await owner!.api.live.saveLicences({ body: { auto: 2 } });
    const vikram = await place.person('teacher');
    const one = await aClass('room');
    const otherBatch = await aBatch(place.ctx(farida), { name: 'NEET A', members: [] });
    const { classIds } = await farida!.api.live.createClasses({
      body: {
        title: 'Genetics',
        kind: 'room',
        batchIds: [otherBatch],
        teacherId: vikram.accountId,
        day: dayIn(zone, world.clock.now()),
        time: '19:00',
        minutes: 60,
      },
    });
    await owner!.api.live.saveLicences({ body: { auto: 1 } });
    const other = { params: { classId: classIds[0]! } };
    const both = await Promise.allSettled([farida!.api.live.startClass(one), vikram.api.live.startClass(other)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = both[0].status === 'rejected' ? one : other;
    await expect(farida!.api.live.startClass(lost)).rejects.toMatchObject({ error: 'LIVE_NO_SEAT' });
    await farida!.api.live.endClass(lost === one ? other : one);
    expect(await farida!.api.live.startClass(lost)).toMatchObject({ state: 'live' });
    expect(await farida!.api.live.startClass(lost)).toMatchObject({ state: 'live' });
  });
});

describe('attendance', () => {
  it('counts joining, leaving, a window that closes and the end of the class, two tabs once', async () => {
    const one = await aClass();
    await farida!.api.live.startClass(one);
    await at(0);
    const [tab, other] = [await join(asha!, one), await join(asha!, one)];
    const killed = await join(ravi!, one);
    await at(20);
    await leave(tab);
    await leave(killed, 4);
    expect(await leave(tab)).toEqual({ left: false });
    await at(30);
    await leave(other, 4);
    await at(40);
    await join(asha!, one);
    expect((await asha!.api.live.showMyAttendance(one)).mine).toMatchObject({ minutes: 30 });
    await at(60);
    await farida!.api.live.endClass(one);
    await at(90);
    expect(await rowOf(asha!, one)).toEqual([50, 83, 'present']);
    expect(await rowOf(ravi!, one)).toEqual([20, 33, 'absent']);
    const { rows } = await farida!.api.live.showAttendance(one);
    expect(rows.map(({ student }) => student.id)).not.toContain(farida!.accountId);
  });

  it('is left by nobody but who knows the visit, and an unknown one changes nothing', async () => {
    expect(await leave(newId())).toEqual({ left: false });
  });

  it('is changed by hand with a reason, which stays beside what was counted, and can be taken back', async () => {
    const one = await aClass();
    await at(61);
    await world.app.jobs[END_CLASSES]!(place.ctx(), {});
    const mark = (status: 'present' | null, reason = '', accountId = ravi!.accountId) =>
      farida!.api.live.markAttendance({ params: { ...one.params, accountId }, body: { status, reason } });
    await expect(mark('present')).rejects.toMatchObject({ error: 'LIVE_REASON', fields: [{ path: 'body.reason' }] });
    await expect(mark('present', 'Power cut', stranger!.accountId)).rejects.toMatchObject({
      error: 'LIVE_NOT_EXPECTED',
    });
    const marked = (await mark('present', 'Power cut')).rows.find(({ student }) => student.id === ravi!.accountId);
    expect(marked).toMatchObject({ status: 'present', counted: 'absent', mark: { reason: 'Power cut' } });
    expect((await ravi!.api.live.showMyAttendance(one)).mine).toMatchObject({ status: 'present' });
    const { counts } = await mark(null);
    expect(counts).toEqual({ present: 0, late: 0, left_early: 0, absent: 2 });
    const asStudent = asha!.api.live.markAttendance({
      params: { ...one.params, accountId: asha!.accountId },
      body: { status: 'present', reason: 'I was there' },
    });
    await expect(asStudent).rejects.toMatchObject({ status: 403 });
  });

  it('is counted again by another rule, and leaves as a spreadsheet', async () => {
    const one = await aClass();
    await at(0);
    const visit = await join(asha!, one);
    await at(45);
    await leave(visit);
    await at(61);
    await world.app.jobs[END_CLASSES]!(place.ctx(), {});
    expect(await rowOf(asha!, one)).toEqual([45, 75, 'left_early']);
    await farida!.api.live.saveAttendanceRule({ ...one, body: { presentFrom: 100 } });
    expect((await farida!.api.live.showAttendance(one)).presentFrom).toBe(100);
    const csv = await farida!.api.live.exportAttendance(one);
    expect(csv).toContain('JEE A,19:00,19:45,45,75,left_early,left_early');
  });
});

describe('classes end by themselves', () => {
  /** Whoever did not leave holds a line, which every beat sees. */
  const sweep = async () => {
    await world.query('update live_visits set seen_at = $1', [world.clock.now()]);
    await world.app.jobs[END_CLASSES]!(place.ctx(), {});
  };
  const stateOf = async (one: Awaited<ReturnType<typeof aClass>>) => (await farida!.api.live.showClass(one)).state;

  it('ten minutes after the teacher has gone, at the moment of going', async () => {
    const one = await aClass('room');
    await farida!.api.live.startClass(one);
    const teacher = await join(farida!, one);
    await at(0);
    await join(asha!, one);
    await at(30);
    await leave(teacher, 4);
    await at(39);
    await sweep();
    expect(await stateOf(one)).toBe('live');
    await at(41);
    await sweep();
    expect(await stateOf(one)).toBe('ended');
    expect(await rowOf(asha!, one)).toEqual([30, 100, 'present']);
    expect((await farida!.api.live.listLicences()).licences[0]).toMatchObject({ inUse: null });
  });

  it('thirty minutes after their time where the teacher stays, and with their hour where no room is ours', async () => {
    const room = await aClass('room');
    await farida!.api.live.startClass(room);
    await join(farida!, room);
    await at(89);
    await sweep();
    expect(await stateOf(room)).toBe('live');
    await at(90);
    await sweep();
    expect(await stateOf(room)).toBe('ended');
  });
});
