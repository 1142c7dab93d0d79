import { expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';
import { aCourse } from '../factories.ts';

const world = await testWorld();
const place = await world.institute();
const teacher = await place.person('teacher');

const titles = async (search: string) =>
  (await teacher.api.courses.findAuthoredCourses({ query: { search } })).rows.map(({ title }) => title);

it('finds courses by words of their titles, with slips, and says how large they are', async () => {
  const sections = [{ title: 'Motion', lessons: [{ title: 'Velocity' }, { title: 'Projectiles' }] }];
  await aCourse(place.ctx(), { title: 'Mechanics for JEE', sections });
  await aCourse(place.ctx(), { title: 'Waves', sections });
  expect(await titles('jee mech')).toEqual(['Mechanics for JEE']);
  expect(await titles('mechnics')).toEqual(['Mechanics for JEE']);
  const { rows } = await teacher.api.courses.findAuthoredCourses({ query: { search: 'waves' } });
  expect(rows).toMatchObject([{ title: 'Waves', lessons: 2, learners: 0 }]);
});

it('finds nothing of another institute, and is not for students', async () => {
  const stranger = await (await world.institute()).person('teacher');
  expect((await stranger.api.courses.findAuthoredCourses({ query: { search: 'waves' } })).rows).toEqual([]);
  const student = await place.person('student');
  await expect(student.api.courses.findAuthoredCourses({ query: { search: 'waves' } })).rejects.toMatchObject({
    error: 'ACCESS_DENIED',
  });
});
