import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import { aCourse } from '../factories.ts';

const world = await testWorld();
let place: TestInstitute;
let student: Person;
let teacher: Person;
beforeAll(async () => {
  place = await world.institute();
  student = await place.person('student');
  teacher = await place.person('teacher');
  const ctx = place.ctx();
  const open = [{ title: 'Motion', lessons: [{ title: 'Velocity and acceleration' }, { title: 'Projectiles' }] }];
  await aCourse(ctx, { title: 'Mechanics', details: { pricePaise: 0 }, sections: open });
  const paid = [{ title: 'Sound', lessons: [{ title: 'The velocity of sound' }] }];
  await aCourse(ctx, { title: 'Waves', details: { pricePaise: 100 }, sections: paid });
});

const own = async (search: string) =>
  (await student.api.courses.findMyLessons({ query: { search } })).rows.map(({ title }) => title);
const all = async (search: string) =>
  (await teacher.api.courses.findLessons({ query: { search } })).rows.map(({ title, course }) => [title, course]);

describe('lessons are found', () => {
  it('by students in the courses that are open to them, by title or chapter, with a slip', async () => {
    expect(await own('velocty')).toEqual(['Velocity and acceleration']);
    expect((await own('motion')).toSorted()).toEqual(['Projectiles', 'Velocity and acceleration']);
    expect(await own('sound')).toEqual([]);
  });

  it('by staff in every course, those first whose title begins so', async () => {
    expect(await all('velocity')).toEqual([
      ['Velocity and acceleration', 'Mechanics'],
      ['The velocity of sound', 'Waves'],
    ]);
    expect(await all('velocty')).toHaveLength(2);
    expect(await all('%_')).toEqual([]);
  });
});
