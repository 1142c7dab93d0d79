import { seedCourses } from '../../database/seed/courses/courses.ts';
import type { Person } from './person.ts';
import type { TestInstitute } from './world.ts';

/** The courses of the demonstration in this institute: a free one, a pack, ratings; the first student has begun three of them. */
export async function courseShelves(place: TestInstitute): Promise<{ students: Person[] }> {
  const owner = await place.person('owner');
  const names = ['Farida', 'Vikram', 'Arjun', 'Meera'];
  const teachers = await Promise.all(names.map((firstName) => place.person('teacher', { firstName })));
  const students = await Promise.all(
    ['Ananya', 'Kabir', 'Tara', 'Dev', 'Isha', 'Rohan'].map((firstName) => place.person('student', { firstName })),
  );
  await seedCourses(
    place.ctx(owner),
    new Map(teachers.map(({ accountId }, at) => [names[at] ?? '', accountId])),
    students.map(({ accountId }) => accountId),
  );
  return { students };
}
