import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '../../../kernel/clock.ts';
import { type Person, testWorld, type TestInstitute, type World } from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { getClass } from '../classes/classes.store.ts';
import { holdClass } from '../factories.ts';
import { shownOf } from './rating-summary.ts';

let world: World;
let place: TestInstitute;
let farida: Person;
let students: Person[];
let one: { params: { classId: string } };

const MANY = 12;
beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  world.clock.set(new Date('2026-11-20T13:25:00Z'));
  place = await world.institute();
  farida = await place.person('teacher', { firstName: 'Farida', lastName: 'Shaikh' });
  students = await Promise.all(
    Array.from({ length: MANY }, (_, at) => place.person('student', { firstName: 'Student', lastName: String(at) })),
  );
  const members = students.map(({ accountId }) => accountId);
  const batchId = await aBatch(place.ctx(farida), { name: 'JEE A', members });
  const when = { day: dayIn('Asia/Kolkata', world.clock.now()), time: '19:00', minutes: 60 };
  const whom = { batchIds: [batchId], teacherId: farida.accountId };
  const { classIds } = await farida.api.live.createClasses({
    body: { title: 'Gauss’s law', kind: 'link', place: 'https://meet.google.com/abc', ...when, ...whom },
  });
  one = { params: { classId: classIds[0]! } };
});

/** The class was held, and all but the last student were there for an hour. */
async function held(): Promise<void> {
  const ctx = place.ctx(farida);
  const stays = students.slice(0, -1).map(({ accountId }) => ({ accountId, minutes: [[0, 60]] as const }));
  await holdClass(ctx, await getClass(ctx, one.params.classId), stays);
}
const rate = (who: Person, stars: number, more: object = {}) =>
  who.api.live.rateClass({ ...one, body: { stars, ...more } });
const feedback = (who: Person) => who.api.live.showClassFeedback(one);
const refused = (error: string) => expect.objectContaining({ error });

it('ratings come into view from ten on, by fives', () => {
  expect([0, 1, 9, 10, 11, 14, 15, 23].map(shownOf)).toEqual([0, 0, 0, 10, 10, 10, 15, 20]);
});

describe('rating a class', () => {
  it('is for who was there, once it began; said anew, the newest holds', async () => {
    const [asha, absent] = [students[0]!, students.at(-1)!];
    await expect(rate(asha, 4)).rejects.toEqual(refused('LIVE_STATE'));
    await held();
    await expect(rate(absent, 1)).rejects.toEqual(refused('LIVE_NOT_THERE'));
    const stranger = await place.person('student');
    await expect(rate(stranger, 1)).rejects.toEqual(refused('LIVE_NOT_YOURS'));
    await expect(stranger.api.live.showAfterClass(one)).rejects.toEqual(refused('LIVE_NOT_YOURS'));
    expect(await absent.api.live.showAfterClass(one)).toEqual({ mayRate: false, rating: null, doubts: [] });
    expect(await asha.api.live.showAfterClass(one)).toMatchObject({ mayRate: true, rating: null });
    await rate(asha, 2, { better: ['fast', 'fast'], words: ' Too fast ' });
    const rating = { stars: 4, good: ['clear'], better: [], words: '' };
    expect(await rate(asha, 4, { good: ['clear'] })).toEqual(rating);
    expect(await asha.api.live.showAfterClass(one)).toMatchObject({ rating });
    expect((await feedback(farida)).ratings).toMatchObject({ rated: 1 });
    await expect(rate(asha, 6)).rejects.toEqual(refused('INVALID_INPUT'));
  });

  it('shows nothing of few, and of many neither names nor the newest one', async () => {
    await held();
    for (const who of students.slice(0, 9)) await rate(who, 5, { words: 'Well explained' });
    const few = { rated: 9, shown: 0, tenths: null, spread: [], words: [] };
    expect((await feedback(farida)).ratings).toMatchObject(few);
    expect((await farida.api.live.listTeacherRatings({ query: {} })).rows).toMatchObject([{ rated: 9, tenths: null }]);
    await rate(students[9]!, 2, { better: ['long'], words: 'A break, please' });
    await rate(students[10]!, 1, { words: 'Never again' });
    const { ratings } = await feedback(farida);
    expect(ratings).toMatchObject({ rated: 11, shown: 10, tenths: 47, spread: [0, 1, 0, 0, 9] });
    expect(ratings!.words).toEqual(['A break, please', ...Array.from({ length: 9 }, () => 'Well explained')]);
    expect(ratings!.better).toContainEqual({ point: 'long', count: 1 });
    expect(JSON.stringify(ratings)).not.toContain(students[9]!.accountId);
    const rows = [{ teacher: { id: farida.accountId, name: 'Farida Shaikh' }, classes: 1, rated: 11, tenths: 47 }];
    expect((await farida.api.live.listTeacherRatings({ query: {} })).rows).toEqual(rows);
    const [owner, colleague] = [await place.person('owner'), await place.person('teacher')];
    expect((await owner.api.live.listTeacherRatings({ query: {} })).rows).toEqual(rows);
    expect((await feedback(owner)).ratings).toMatchObject({ tenths: 47 });
    expect((await colleague.api.live.listTeacherRatings({ query: {} })).rows).toEqual([]);
    expect((await feedback(colleague)).ratings).toBeNull();
  });

  it('enters and leaves the mean of its teacher by fives, so that no day tells a single one', async () => {
    await held();
    const ratedOn = async (day: string, from: number, stars: readonly number[]) => {
      world.clock.set(new Date(day));
      for (const [at, given] of stars.entries()) {
        const who = students[from + at]!;
        await who.signInAgain();
        await rate(who, given);
      }
    };
    await ratedOn('2026-11-20T16:00:00Z', 0, [1]);
    await ratedOn('2026-11-21T16:00:00Z', 1, [5, 5, 5, 5, 5, 5, 5, 5, 5]);
    const lately = async () => {
      await farida.signInAgain();
      return (await farida.api.live.listTeacherRatings({ query: { days: 7 } })).rows;
    };
    expect(await lately()).toMatchObject([{ rated: 10, tenths: 46 }]);
    world.clock.set(new Date('2026-11-28T12:00:00Z'));
    expect(await lately()).toMatchObject([{ rated: 9, tenths: 46 }]);
  });
});

describe('a doubt left after a class', () => {
  it('is answered by a teacher, and each hears of the other', async () => {
    const asha = students[0]!;
    const leave = (words: string) => asha.api.live.leaveDoubt({ ...one, body: { words } });
    await expect(leave('Why?')).rejects.toEqual(refused('LIVE_STATE'));
    await held();
    const stranger = await place.person('student');
    await expect(stranger.api.live.leaveDoubt({ ...one, body: { words: 'Why?' } })).rejects.toEqual(
      refused('LIVE_NOT_YOURS'),
    );
    const { id } = await leave('Why does nothing go through the curved side?');
    const [shown] = (await feedback(farida)).doubts;
    expect(shown).toMatchObject({ id, student: { id: asha.accountId, name: 'Student 0' }, answer: null });
    const answer = 'E runs along that side.';
    await farida.api.live.answerDoubt({ params: { doubtId: id }, body: { answer } });
    expect((await asha.api.live.showAfterClass(one)).doubts).toMatchObject([
      { id, answer: { words: answer, by: 'Farida Shaikh' } },
    ]);
    expect((await students[1]!.api.live.showAfterClass(one)).doubts).toEqual([]);
    for (let more = 1; more < 10; more++) await leave(`And ${more}?`);
    await expect(leave('One more?')).rejects.toEqual(refused('LIVE_DOUBTS_FULL'));
    const elsewhere = await (await world.institute()).person('teacher');
    await expect(elsewhere.api.live.answerDoubt({ params: { doubtId: id }, body: { answer } })).rejects.toEqual(
      refused('NOT_FOUND'),
    );
  });
});
