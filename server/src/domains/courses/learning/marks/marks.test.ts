import { expect, it } from 'vitest';
import { testWorld } from '../../../../testing/index.ts';
import { aCourse } from '../../factories.ts';

const world = await testWorld();

it('lists the lessons that a learner bookmarked in any course, and nobody else’s', async () => {
  const place = await world.institute();
  const [student, other] = [await place.person('student'), await place.person('student')];
  const { courseId, lessonIds } = await aCourse(place.ctx(), {
    title: 'Waves',
    details: { pricePaise: 0 },
    sections: [{ lessons: [{ title: 'Sound' }, { title: 'Light' }] }],
  });
  const params = { courseId, lessonId: lessonIds[1]! };
  const kept = async (who = student) => (await who.api.courses.listLessonBookmarks()).rows;
  await student.api.courses.bookmarkLesson({ params, body: { bookmarked: true } });
  expect(await kept()).toMatchObject([{ ...params, title: 'Light', course: 'Waves' }]);
  expect(await kept(other)).toEqual([]);
  await student.api.courses.bookmarkLesson({ params, body: { bookmarked: false } });
  expect(await kept()).toEqual([]);
});
