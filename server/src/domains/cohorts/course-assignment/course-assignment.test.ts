import { studentFilterCodes } from '@abhyas/contract/cohorts/course-assignment';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aCourse } from '../../courses/factories.ts';
import { grant } from '../../entitlements/index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let [asha, ravi, mina, tara]: Person[] = [];
let optics: string;
let waves: string;
let batchId: string;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
  [asha, ravi, mina, tara] = await Promise.all(
    ['Asha', 'Ravi', 'Mina', 'Tara'].map((firstName) => place.person('student', { firstName })),
  );
  const make = async (title: string) =>
    (await aCourse(place.ctx(teacher), { title, details: { pricePaise: 100, validityDays: 10 } })).courseId;
  [optics, waves] = [await make('Optics'), await make('Waves')];
  const batch = await teacher.api.cohorts.createBatch({ body: { name: 'Morning' } });
  batchId = batch.id;
  const params = { batchId };
  await teacher.api.cohorts.addMembers({
    params,
    body: { accountIds: [ravi!, tara!].map(({ accountId }) => accountId) },
  });
  await teacher.api.cohorts.assignThing({ params, body: { thing: { kind: 'course', id: waves } } });
  await inTransaction(place.ctx(teacher), (tx) =>
    grant(tx, { holder: { accountId: mina!.accountId }, thingKind: 'book', thingId: newId(), source: 'staff' }),
  );
});

const list = (query = {}) => teacher.api.cohorts.listAssignmentStudents({ query });
const named = async (query = {}) => (await list(query)).rows.map(({ name }) => name.split(' ')[0]);
const assign = (
  courseIds: string[],
  students: Parameters<typeof teacher.api.cohorts.assignCourses>[0]['body']['students'],
) => teacher.api.cohorts.assignCourses({ body: { courseIds, students } });

describe('the four filters of course assignment', () => {
  it('are numbered as the specification does', () => {
    expect(studentFilterCodes).toEqual({ registered: 1, courseAssigned: 2, libraryAssigned: 3, unassigned: 4 });
  });

  it('show all students, those with courses, those with books, and those with neither', async () => {
    expect(await named()).toEqual(['Asha', 'Mina', 'Ravi', 'Tara']);
    expect(await named({ filter: 'courseAssigned' })).toEqual(['Ravi', 'Tara']);
    expect(await named({ filter: 'libraryAssigned' })).toEqual(['Mina']);
    expect(await named({ filter: 'unassigned' })).toEqual(['Asha']);
    for (const [word, code] of Object.entries(studentFilterCodes))
      expect(await named({ filter: code })).toEqual(await named({ filter: word }));
    expect(await list()).toMatchObject({
      counts: { registered: 4, courseAssigned: 2, libraryAssigned: 1, unassigned: 1 },
      can: { assign: true },
    });
  });

  it('go with words and a batch, and say what each student has', async () => {
    expect(await named({ batchId })).toEqual(['Ravi', 'Tara']);
    expect(await named({ filter: 'courseAssigned', batchId, search: 'tar' })).toEqual(['Tara']);
    expect(await named({ filter: 'unassigned', batchId })).toEqual([]);
    const [row] = (await list({ search: 'ravi' })).rows;
    expect(row).toMatchObject({ batches: ['Morning'], courses: [{ title: 'Waves' }], books: 0 });
    expect((await list({ search: 'mina' })).rows[0]).toMatchObject({ books: 1, courses: [] });
    await expect(list({ batchId: newId() })).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});

describe('courses assigned by name', () => {
  it('go to several students at once, are found by title, and can be taken back from them', async () => {
    const found = await teacher.api.cohorts.searchAssignableCourses({ query: { search: 'OPT' } });
    expect(found).toEqual([{ courseId: optics, title: 'Optics', type: 'course', validityDays: 10 }]);
    const accountIds = [asha!, ravi!].map(({ accountId }) => accountId);
    expect(await assign([optics, waves], { accountIds })).toEqual({ students: 2, courses: 2 });
    expect((await asha!.api.courses.listMyAccess({})).map(({ title }) => title)).toEqual(['Optics', 'Waves']);
    const back = await teacher.api.cohorts.takeCoursesBack({
      body: { courseIds: [optics, waves], students: { accountIds }, reason: 'wrong class' },
    });
    expect(back).toEqual({ revoked: 4, stillOpen: 1 });
    expect(await asha!.api.courses.listMyAccess({})).toEqual([]);
    expect((await ravi!.api.courses.listMyAccess({})).map(({ title }) => title)).toEqual(['Waves']);
  });

  it('go to everybody whom the list shows', async () => {
    const matching = { filter: 'unassigned' as const, search: '' };
    expect(await assign([optics], { matching })).toEqual({ students: 1, courses: 1 });
    expect(await named({ filter: 'unassigned' })).toEqual([]);
    await expect(assign([optics], { matching })).rejects.toMatchObject({ error: 'ASSIGNMENT_NOBODY' });
  });

  it('are no matter for students, nor for more of them than one call can take', async () => {
    await expect(asha!.api.cohorts.listAssignmentStudents({})).rejects.toMatchObject({ status: 403 });
    const crowd = await world.institute();
    const owner = await crowd.person('owner');
    const course = await aCourse(crowd.ctx(owner), { title: 'Crowded' });
    await world.query(
      `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'email', n || '@crowd.test'))).*
       from accounts a, generate_series(1, 5001) as n where a.id = $1`,
      [(await crowd.person('student')).accountId],
    );
    const call = owner.api.cohorts.assignCourses({
      body: { courseIds: [course.courseId], students: { matching: {} } },
    });
    await expect(call).rejects.toMatchObject({ error: 'ASSIGNMENT_TOO_MANY', details: { most: 5000, count: 5002 } });
  });
});
