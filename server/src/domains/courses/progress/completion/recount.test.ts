import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../kernel/context.ts';
import { type Person, testWorld } from '../../../../testing/index.ts';
import { grant } from '../../../entitlements/index.ts';
import { aCourse, type CourseStory, type LessonStory } from '../../factories.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');

type Made = Awaited<ReturnType<typeof aCourse>>;
const lesson = (title: string, more: LessonStory = {}): LessonStory => ({
  title,
  completion: { rule: 'marked' },
  ...more,
});
const course = (lessons: readonly LessonStory[], story: CourseStory = {}) =>
  aCourse(place.ctx(), { details: { pricePaise: 0 }, sections: [{ lessons }], ...story });
const pack = (of: readonly Made[], type: 'pack' | 'subscription', pricePaise: number) =>
  aCourse(place.ctx(), { type, details: { pricePaise }, courseIds: of.map(({ courseId }) => courseId) });
async function study(who: Person, { courseId, lessonIds }: Made, many = lessonIds.length): Promise<void> {
  for (const lessonId of lessonIds.slice(0, many)) {
    await who.api.courses.openLesson({ params: { courseId, lessonId }, body: {} });
    await who.api.courses.markLessonDone({ params: { courseId, lessonId }, body: { done: true } });
  }
}
const standing = async (who: Person, { courseId }: Made) => {
  await world.runJobs();
  const { completedAt } = await who.api.courses.showCourseToLearn({ params: { courseId } });
  const { rows } = await who.api.courses.listMyCertificates({ query: { courseId } });
  return { completed: completedAt !== null, certificates: rows.length };
};
const open = { completed: false, certificates: 0 };
const completed = { completed: true, certificates: 1 };
const publish = async ({ courseId }: Made) => {
  const { revision } = await teacher.api.courses.showAuthoredCourse({ params: { courseId } });
  await teacher.api.courses.publishCourse({ params: { courseId }, body: { revision } });
};
const give = (who: Person, { courseId }: Made, startsAt: string | null = null) =>
  teacher.api.courses.giveCourse({
    params: { courseId },
    body: { accountIds: [who.accountId], startsAt, endsAt: null, reason: 'Paid' },
  });

describe('a course is completed', () => {
  it('by who has nothing left to do in it when a version takes out the last open lesson', async () => {
    const [ready, behind] = [await place.person('student'), await place.person('student')];
    const made = await course([lesson('One'), lesson('Two'), lesson('Three')]);
    await study(ready, made, 2);
    await study(behind, made, 1);
    expect(await standing(ready, made)).toEqual(open);
    await teacher.api.courses.removeLesson({ params: { lessonId: made.lessonIds[2]! } });
    await publish(made);
    expect(await standing(ready, made)).toEqual(completed);
    expect(await standing(behind, made)).toEqual(open);
    const told = await world.query(
      `select details from audit_log where institute_id = $1 and action = 'course.completed' and subject_id = $2`,
      [place.id, made.courseId],
    );
    expect(told).toMatchObject([{ details: { accountId: ready.accountId } }]);
  });

  it('by who did all of it as free lessons, once it is theirs', async () => {
    const who = await place.person('student');
    const made = await course([lesson('Free', { free: true })], { details: { pricePaise: 49_900 } });
    await study(who, made);
    expect(await standing(who, made)).toEqual(open);
    const given = { thingKind: 'course', thingId: made.courseId, source: 'staff' } as const;
    await inTransaction(place.ctx(), (tx) => grant(tx, { ...given, holder: { accountId: who.accountId } }));
    await who.api.courses.registerCourse({ params: { courseId: made.courseId } });
    expect(await standing(who, made)).toEqual(completed);
  });
});

describe.each(['pack', 'subscription'] as const)('a %s is completed', (type) => {
  it('with the last of its courses', async () => {
    const who = await place.person('student');
    const [one, other] = [await course([lesson('A')]), await course([lesson('B')])];
    const both = await pack([one, other], type, 0);
    await study(who, one);
    expect(await standing(who, both)).toEqual(open);
    await study(who, other);
    expect(await standing(who, both)).toEqual(completed);
  });

  it('by who did its courses before it was given, from the day on which it opens', async () => {
    const [who, later] = [await place.person('student'), await place.person('student')];
    const one = await course([lesson('A')]);
    const made = await pack([one], type, 49_900);
    for (const person of [who, later]) await study(person, one);
    await give(who, made);
    await give(later, made, new Date(world.clock.now().getTime() + 3_600_000).toISOString());
    expect(await standing(who, made)).toEqual(completed);
    await expect(standing(later, made)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    world.clock.advance({ minutes: 61 });
    for (const person of [later, teacher]) await person.signInAgain();
    expect(await standing(later, made)).toEqual(completed);
  });

  it('and counted anew for all who have it when a course inside grows; what was completed stays so', async () => {
    const [through, halfway] = [await place.person('student'), await place.person('student')];
    const [one, other] = [await course([lesson('A')]), await course([lesson('B')])];
    const made = await pack([one, other], type, 49_900);
    for (const person of [through, halfway]) {
      await give(person, made);
      await person.api.courses.registerCourse({ params: { courseId: made.courseId } });
      await study(person, one);
    }
    await study(through, other);
    const far = async (who: Person) => {
      const { progress } = await who.api.courses.showCourseToLearn({ params: { courseId: made.courseId } });
      return [progress.done, progress.lessons];
    };
    const percents = async () => {
      const { rows } = await teacher.api.courses.listLearners({ params: { courseId: made.courseId }, query: {} });
      return new Map(rows.map(({ accountId, percent }) => [accountId, percent]));
    };
    expect(await standing(through, made)).toEqual(completed);
    expect([await far(through), await far(halfway)]).toEqual([
      [2, 2],
      [1, 2],
    ]);
    await teacher.api.courses.duplicateLesson({ params: { lessonId: other.lessonIds[0]! } });
    await publish(other);
    expect(await standing(through, made)).toEqual(completed);
    expect(await standing(halfway, made)).toEqual(open);
    expect([await far(through), await far(halfway)]).toEqual([
      [2, 3],
      [1, 3],
    ]);
    const counted = await percents();
    expect([counted.get(through.accountId), counted.get(halfway.accountId)]).toEqual([100, 50]);
  });

  it('by who did its courses before it came with a batch', async () => {
    const who = await place.person('student');
    const one = await course([lesson('A')]);
    const made = await pack([one], type, 49_900);
    await study(who, one);
    const { id: batchId } = await teacher.api.cohorts.createBatch({ body: { name: `Batch of the ${type}` } });
    await teacher.api.cohorts.addMembers({ params: { batchId }, body: { accountIds: [who.accountId] } });
    const thing = { kind: type === 'pack' ? 'pack' : 'course', id: made.courseId } as const;
    await teacher.api.cohorts.assignThing({ params: { batchId }, body: { thing } });
    expect(await standing(who, made)).toEqual(completed);
  });

  it('by who did what is left of it when a version takes a course out', async () => {
    const who = await place.person('student');
    const [one, other] = [await course([lesson('A')]), await course([lesson('B')])];
    const made = await pack([one, other], type, 0);
    await study(who, one);
    const params = { courseId: made.courseId };
    await teacher.api.courses.savePackCourses({ params, body: { courseIds: [one.courseId] } });
    await publish(made);
    expect(await standing(who, made)).toEqual(completed);
  });
});
