import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import { grant, revoke } from '../../entitlements/index.ts';
import { aCourse, type CourseStory, type LessonStory } from '../factories.ts';
import { continueOf } from '../index.ts';

const world = await testWorld();
let place: TestInstitute;
beforeAll(async () => {
  place = await world.institute();
});

const article = (title: string): LessonStory => ({ title, completion: { rule: 'marked' } });
const course = (lessons: readonly LessonStory[], story: CourseStory = {}) =>
  aCourse(place.ctx(), { details: { pricePaise: 0 }, sections: [{ lessons }], ...story });
const open = (courseId: string, lessonId: string, who: Person) =>
  who.api.courses.openLesson({ params: { courseId, lessonId }, body: {} });

describe('my courses', () => {
  it('are those that were begun or given; individual ones did not come with a pack', async () => {
    const who = await place.person('student');
    const list = async (filter: 'all' | 'individual' = 'all') =>
      (await who.api.courses.listMyCourses({ query: { filter } })).rows;
    expect(await list()).toEqual([]);
    const [begun, inPack] = [
      await course([article('A'), article('B')], { title: 'Begun' }),
      await course([article('C')], { title: 'Packed', details: { pricePaise: 100 } }),
    ];
    const pack = await aCourse(place.ctx(), {
      type: 'pack',
      title: 'Pack',
      details: { pricePaise: 100 },
      courseIds: [inPack.courseId],
    });
    const given = { thingKind: 'pack', thingId: pack.courseId, source: 'staff' } as const;
    await inTransaction(place.ctx(), (tx) => grant(tx, { ...given, holder: { accountId: who.accountId } }));
    await open(begun.courseId, begun.lessonIds[1]!, who);
    expect((await list()).map(({ title, begun, open, packs }) => ({ title, begun, open, packs }))).toEqual(
      [
        { title: 'Begun', begun: true, open: true, packs: [] },
        ...['Pack', 'Packed']
          .map((title) => ({ title, begun: false, open: true, packs: title === 'Packed' ? ['Pack'] : [] }))
          .toSorted((one) => (one.title === (pack.courseId < inPack.courseId ? 'Pack' : 'Packed') ? -1 : 1)),
      ].map((row) => expect.objectContaining(row)) as unknown[],
    );
    expect((await list('individual')).map(({ title, lastLesson }) => [title, lastLesson?.title])).toEqual([
      ['Begun', 'B'],
    ]);
    await open(inPack.courseId, inPack.lessonIds[0]!, who);
    await inTransaction(place.ctx(), (tx) => revoke(tx, { source: 'staff', accountIds: [who.accountId], reason: '' }));
    expect((await list()).find(({ title }) => title === 'Packed')).toMatchObject({ open: false, begun: true });
    expect(await continueOf(place.ctx(who), who.accountId)).toMatchObject([
      { courseId: begun.courseId, lessonTitle: 'B', done: 0, lessons: 2 },
    ]);
  });

  it('say their subjects, as the shelves do', async () => {
    const who = await place.person('student');
    const { courseId, lessonIds } = await course([article('A')], { details: { pricePaise: 0, subjectIds: [1, 2] } });
    await open(courseId, lessonIds[0]!, who);
    const { rows } = await who.api.courses.listMyCourses();
    expect(rows.map(({ subjects }) => subjects)).toEqual([['maths', 'physics']]);
  });

  it('that came with a subscription name it, and neither is an individual one', async () => {
    const who = await place.person('student');
    const details = { pricePaise: 100 };
    const inside = await course([article('A')], { title: 'Inside', details });
    const { courseId } = await aCourse(place.ctx(), {
      type: 'subscription',
      title: 'Everything',
      details,
      courseIds: [inside.courseId],
    });
    const given = { thingKind: 'course', thingId: courseId, source: 'staff' } as const;
    await inTransaction(place.ctx(), (tx) => grant(tx, { ...given, holder: { accountId: who.accountId } }));
    const list = async (filter: 'all' | 'individual') =>
      (await who.api.courses.listMyCourses({ query: { filter } })).rows;
    expect(Object.fromEntries((await list('all')).map(({ title, packs }) => [title, packs]))).toEqual({
      Everything: [],
      Inside: ['Everything'],
    });
    expect(await list('individual')).toEqual([]);
  });

  it.each(['subscription', 'pack'] as const)(
    'of a %s go on with the course that is begun, then with its next; on the home too',
    async (type) => {
      const who = await place.person('student');
      const details = { pricePaise: 100 };
      const one = await course([article('A')], { title: 'One', details });
      const two = await course([article('B')], { title: 'Two', details });
      const { courseId } = await aCourse(place.ctx(), {
        type,
        title: 'Everything',
        details,
        courseIds: [one.courseId, two.courseId],
      });
      const given = { thingKind: type === 'pack' ? 'pack' : 'course', thingId: courseId, source: 'staff' } as const;
      await inTransaction(place.ctx(), (tx) => grant(tx, { ...given, holder: { accountId: who.accountId } }));
      const shelf = async () => {
        const rows = await who.api.discovery.showContinued({});
        return rows.map(({ title, lesson, percent }) => ({ title, lesson, percent }));
      };
      expect(await shelf()).toEqual([]);
      const finish = (of: typeof one) =>
        who.api.courses.markLessonDone({
          params: { courseId: of.courseId, lessonId: of.lessonIds[0]! },
          body: { done: true },
        });
      await open(one.courseId, one.lessonIds[0]!, who);
      expect(await shelf()).toEqual([{ title: 'One', lesson: 'A', percent: 0 }]);
      await finish(one);
      expect(await shelf()).toEqual([{ title: 'Everything', lesson: 'B', percent: 50 }]);
      await open(two.courseId, two.lessonIds[0]!, who);
      expect(await shelf()).toEqual([{ title: 'Two', lesson: 'B', percent: 0 }]);
      await finish(two);
      expect(await shelf()).toEqual([]);
    },
  );
});
