import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { grant } from '../../entitlements/index.ts';
import { aCourse } from '../factories.ts';

let world: World;
let place: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

/** A free course with a learner who began it. */
async function begun() {
  const { courseId, lessonIds } = await aCourse(place.ctx(), { details: { pricePaise: 0 } });
  const learner = await place.person('student');
  await begin(learner, courseId, lessonIds[0]!);
  return { courseId, lessonIds, learner };
}
const begin = (student: Person, courseId: string, lessonId: string) =>
  student.api.courses.openLesson({ params: { courseId, lessonId }, body: {} });
const rate = (student: Person, courseId: string, stars: number, text = '') =>
  student.api.courses.rateCourse({ params: { courseId }, body: { stars, text } });
const cardOf = async (courseId: string) =>
  (await place.visitor.api.courses.showCoursePage({ params: { courseId } })).card;
const ratingsOf = (courseId: string) => place.visitor.api.courses.listRatings({ params: { courseId }, query: {} });
const queueOf = (person: Person, queue: 'reported' | 'shown' | 'hidden') =>
  person.api.courses.listRatingQueue({ query: { queue } });

describe('a rating', () => {
  it('is given by who began a lesson, and by nobody else', async () => {
    const { courseId, learner } = await begun();
    const stranger = await place.person('student');
    expect(await stranger.api.courses.showOwnRating({ params: { courseId } })).toMatchObject({ mayRate: false });
    await expect(rate(stranger, courseId, 5)).rejects.toMatchObject({ error: 'RATING_NOT_LEARNER' });
    await rate(learner, courseId, 4, 'Clear from the first lesson.');
    const { rows, total } = await ratingsOf(courseId);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ stars: 4, text: 'Clear from the first lesson.', own: false });
    expect(rows[0]?.author).toMatch(/^\S+ \S\.$|^\S+$/);
    expect((await cardOf(courseId)).rating).toEqual({ hundredths: 400, count: 1 });
  });

  it('is not given by who saw a free lesson of a course that is not theirs', async () => {
    const lessons = [{ free: true }, {}];
    const details = { pricePaise: 49_900 };
    const { courseId, lessonIds } = await aCourse(place.ctx(), { details, sections: [{ lessons }] });
    const guest = await place.person('student');
    await begin(guest, courseId, lessonIds[0]!);
    expect(await guest.api.courses.showOwnRating({ params: { courseId } })).toMatchObject({ mayRate: false });
    await expect(rate(guest, courseId, 1)).rejects.toMatchObject({ error: 'RATING_NOT_LEARNER' });
    const given = { thingKind: 'course', thingId: courseId, source: 'staff' } as const;
    await inTransaction(place.ctx(), (tx) => grant(tx, { ...given, holder: { accountId: guest.accountId } }));
    await begin(guest, courseId, lessonIds[0]!);
    await rate(guest, courseId, 5);
  });

  it('is one for each learner: said anew it takes the place of the older, taken back it is gone', async () => {
    const { courseId, lessonIds, learner } = await begun();
    const other = await place.person('student');
    await begin(other, courseId, lessonIds[0]!);
    await rate(learner, courseId, 1);
    await rate(learner, courseId, 5, 'It grew on me');
    await rate(other, courseId, 4);
    expect((await cardOf(courseId)).rating).toEqual({ hundredths: 450, count: 2 });
    const { stars } = await place.visitor.api.courses.showCoursePage({ params: { courseId } });
    expect(stars).toEqual([0, 0, 0, 1, 1]);
    await learner.api.courses.removeRating({ params: { courseId } });
    await learner.api.courses.removeRating({ params: { courseId } });
    expect((await cardOf(courseId)).rating).toEqual({ hundredths: 400, count: 1 });
  });

  it('of a pack is given by learners of its courses', async () => {
    const { courseId, learner } = await begun();
    const pack = await aCourse(place.ctx(), { type: 'pack', courseIds: [courseId], details: { pricePaise: 0 } });
    await rate(learner, pack.courseId, 3);
    expect((await cardOf(pack.courseId)).rating).toEqual({ hundredths: 300, count: 1 });
  });
});

describe('a reported rating', () => {
  it('waits for the moderators, once for each who reported it, and its author cannot report it', async () => {
    const { courseId, learner } = await begun();
    await rate(learner, courseId, 1, 'Call me at 98…');
    const { ratingId } = (await ratingsOf(courseId)).rows[0]!;
    const report = (person: Person) =>
      person.api.courses.reportRating({ params: { ratingId }, body: { reason: 'personal' } });
    await expect(report(learner)).rejects.toMatchObject({ error: 'RATING_OWN' });
    const other = await place.person('student');
    await report(other);
    await report(other);
    const teacher = await place.person('teacher');
    const waiting = (await queueOf(teacher, 'reported')).rows.find((row) => row.ratingId === ratingId);
    expect(waiting?.reports).toEqual([{ reason: 'personal', count: 1 }]);
  });

  it('is hidden with a reason, no longer counts, and its author learns of it; shown again it counts', async () => {
    const { courseId, learner } = await begun();
    await rate(learner, courseId, 2, 'Rude words');
    const { ratingId } = (await ratingsOf(courseId)).rows[0]!;
    const teacher = await place.person('teacher');
    const judge = (hide: boolean, reason = '') =>
      teacher.api.courses.judgeRating({ params: { ratingId }, body: { hide, reason } });
    await expect(judge(true)).rejects.toMatchObject({ error: 'RATING_REASON_MISSING' });
    await judge(true, 'Insults a teacher');
    expect((await ratingsOf(courseId)).total).toBe(0);
    expect((await cardOf(courseId)).rating).toBeNull();
    expect(await learner.api.courses.showOwnRating({ params: { courseId } })).toMatchObject({ hidden: true });
    expect((await queueOf(teacher, 'hidden')).rows.map((row) => row.ratingId)).toContain(ratingId);
    await judge(false);
    expect((await cardOf(courseId)).rating).toEqual({ hundredths: 200, count: 1 });
  });

  it('is judged by those alone who moderate', async () => {
    const student = await place.person('student');
    await expect(queueOf(student, 'reported')).rejects.toMatchObject({ error: 'ACCESS_DENIED' });
  });
});
