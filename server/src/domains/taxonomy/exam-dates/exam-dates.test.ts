import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let place: TestInstitute;
let owner: Person;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  place = await world.institute();
  owner = await place.person('owner');
});

/** A day of India's calendar, this many days from now. */
const inDays = (days: number) =>
  new Date(world.clock.now().getTime() + days * 86_400_000 + 19_800_000).toISOString().slice(0, 10);
const JEE = 2;
const save = (next: { title: string; day: string } | null, examId = JEE, by = owner) =>
  by.api.taxonomy.saveExamDate({ body: { examId, next } });

describe('the next date of an exam', () => {
  it('is written by staff, told to everybody of this institute alone, replaced and taken away', async () => {
    const session = { title: 'JEE Main Session 1', day: inDays(63) };
    expect(await save(session)).toEqual([{ examId: JEE, ...session }]);
    const neet = { title: 'NEET UG', day: inDays(10) };
    await save(neet, 1);
    const nearestFirst = [
      { examId: 1, ...neet },
      { examId: JEE, ...session },
    ];
    expect(await place.visitor.api.taxonomy.listExamDates()).toEqual(nearestFirst);
    expect(await (await world.institute()).visitor.api.taxonomy.listExamDates()).toEqual([]);
    const later = { title: 'JEE Main Session 2', day: inDays(130) };
    await save(later);
    await save(null, 1);
    expect(await place.visitor.api.taxonomy.listExamDates()).toEqual([{ examId: JEE, ...later }]);
    const told = await world.query(
      `select subject_id from audit_log where institute_id = $1 and action = 'exam_date.saved' order by at, id`,
      [place.id],
    );
    expect(told.map((row) => (row as { subject_id: string }).subject_id)).toEqual(['jee', 'neet', 'jee', 'neet']);
  });

  it('may be today, not a day that is over, and is told no longer when it is', async () => {
    await save({ title: 'Today', day: inDays(0) });
    await expect(save({ title: 'Over', day: inDays(-1) })).rejects.toMatchObject({
      status: 422,
      error: 'EXAM_DATE_PAST',
    });
    expect(await place.visitor.api.taxonomy.listExamDates()).toMatchObject([{ title: 'Today' }]);
    world.clock.advance({ minutes: 24 * 60 });
    expect(await place.visitor.api.taxonomy.listExamDates()).toEqual([]);
  });

  it('belongs to an exam that is known, and is changed by who may change settings', async () => {
    const next = { title: 'Session 1', day: inDays(9) };
    await expect(save(next, 99)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(save(next, JEE, await place.person('teacher'))).rejects.toMatchObject({ status: 403 });
    await expect(save({ title: ' ', day: inDays(9) })).rejects.toMatchObject({ status: 422 });
    await expect(save({ title: 'Odd', day: '2027-02-30' })).rejects.toMatchObject({ status: 422 });
  });
});
