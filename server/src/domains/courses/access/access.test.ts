import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { aCourse, type CourseStory } from '../factories.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const sold = { pricePaise: 49_900, validityDays: 30 };
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY).toISOString();
/** Whole days until an instant, as the world's clock runs on. */
const daysLeft = (instant: string | null | undefined) =>
  Math.round((Date.parse(instant ?? '') - world.clock.now().getTime()) / DAY);
const make = async (story: CourseStory = {}) =>
  (await aCourse(place.ctx(teacher), { ...story, details: { ...sold, ...story.details } })).courseId;
const opens = async (who: Person, courseId: string, kind: 'course' | 'pack' = 'course') =>
  (await mayOpen(place.ctx(), who.accountId, kind, [courseId])).has(courseId);
const give = (courseId: string, who: readonly Person[], body: { startsAt?: string; endsAt?: string | null } = {}) =>
  teacher.api.courses.giveCourse({
    params: { courseId },
    body: { accountIds: who.map(({ accountId }) => accountId), ...body },
  });
const learners = async (courseId: string, query = {}) =>
  teacher.api.courses.listCourseLearners({ params: { courseId }, query });
const students = (many: number) => Promise.all(Array.from({ length: many }, () => place.person('student')));

describe('a course that staff give', () => {
  it('is open for its days from now, and the student is told', async () => {
    const courseId = await make({ title: 'Optics' });
    const [asha, ravi] = await students(2);
    expect(await give(courseId, [asha!])).toEqual({ given: 1 });
    expect([await opens(asha!, courseId), await opens(ravi!, courseId)]).toEqual([true, false]);
    const list = await learners(courseId);
    expect(list).toMatchObject({
      total: 1,
      counts: { current: 1, upcoming: 0, ended: 0 },
      course: { title: 'Optics', everyone: false, validityDays: 30 },
      can: { give: true },
    });
    expect(daysLeft(list.rows[0]?.endsAt)).toBe(30);
    expect(list.rows[0]).toMatchObject({
      accountId: asha!.accountId,
      state: 'current',
      grants: [{ source: { kind: 'staff', name: null }, state: 'current' }],
    });
    const [mine] = await asha!.api.courses.listMyAccess({});
    expect(mine).toMatchObject({ courseId, state: 'current' });
    expect(daysLeft(mine?.endsAt)).toBe(30);
    await world.runJobs();
    const { rows } = await asha!.api.notices.listNotices({});
    expect(rows.map(({ subject }) => subject)).toContainEqual('Given to you: Optics');
  });

  it('may have a window of its own, and waits until it begins', async () => {
    const courseId = await make();
    const [asha] = await students(1);
    const window = { startsAt: inDays(1), endsAt: inDays(3) };
    await give(courseId, [asha!], window);
    expect((await learners(courseId)).rows[0]).toMatchObject({ state: 'upcoming', ...window });
    expect(await opens(asha!, courseId)).toBe(false);
    await expect(give(courseId, [asha!], { startsAt: inDays(4), endsAt: inDays(3) })).rejects.toMatchObject({
      error: 'ACCESS_WINDOW',
      fields: [{ path: 'body.endsAt' }],
    });
    await expect(give(courseId, [asha!], { endsAt: inDays(-1) })).rejects.toMatchObject({ error: 'ACCESS_WINDOW' });
  });

  it('is given to nobody where one who is named is no student, or the course is not published', async () => {
    const courseId = await make();
    const [asha] = await students(1);
    await expect(give(courseId, [asha!, teacher])).rejects.toMatchObject({ error: 'ACCESS_UNKNOWN' });
    expect((await learners(courseId)).total).toBe(0);
    const draft = await make({ unpublished: true, title: 'Not yet' });
    await expect(give(draft, [asha!])).rejects.toMatchObject({
      error: 'COURSE_NOT_OPEN',
      details: { title: 'Not yet' },
    });
    await expect(give(newId(), [asha!])).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const elsewhere = await world.institute();
    const stranger = await elsewhere.person('owner');
    const call = stranger.api.courses.listCourseLearners({ params: { courseId } });
    await expect(call).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const asStudent = asha!.api.courses.giveCourse({ params: { courseId }, body: { accountIds: [asha!.accountId] } });
    await expect(asStudent).rejects.toMatchObject({ status: 403 });
  });

  it('is extended where staff gave it, also after its end; who has it from elsewhere is passed over', async () => {
    const courseId = await make();
    const [asha, ravi] = await students(2);
    await give(courseId, [asha!], { endsAt: inDays(1) });
    const extend = (endsAt: string | null) =>
      teacher.api.courses.extendCourse({
        params: { courseId },
        body: { accountIds: [asha!.accountId, ravi!.accountId], endsAt, reason: 'was ill' },
      });
    const later = inDays(10);
    expect(await extend(later)).toEqual({ extended: 1, skipped: 1 });
    expect((await learners(courseId)).rows[0]).toMatchObject({ endsAt: later });
    await expect(extend(inDays(-1))).rejects.toMatchObject({ error: 'ACCESS_WINDOW' });
    expect(await extend(null)).toEqual({ extended: 1, skipped: 1 });
    expect((await learners(courseId)).rows[0]).toMatchObject({ endsAt: null });
  });

  it('is taken back with a reason, and its history says how it came and went', async () => {
    const courseId = await make();
    const [asha] = await students(1);
    await give(courseId, [asha!]);
    const revoke = (reason: string) =>
      teacher.api.courses.revokeCourse({ params: { courseId }, body: { accountIds: [asha!.accountId], reason } });
    await expect(revoke(' ')).rejects.toMatchObject({ status: 422 });
    expect(await revoke('left the class')).toEqual({ revoked: 1, stillOpen: 0 });
    expect(await opens(asha!, courseId)).toBe(false);
    expect(await revoke('again')).toEqual({ revoked: 0, stillOpen: 0 });
    expect(await learners(courseId)).toMatchObject({ counts: { current: 0, upcoming: 0, ended: 1 } });
    await give(courseId, [asha!], { endsAt: null });
    const shown = await teacher.api.courses.showCourseLearner({ params: { courseId, accountId: asha!.accountId } });
    expect(shown.history.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['givenAgain', ''],
      ['revoked', 'left the class'],
      ['given', ''],
    ]);
    expect(shown.history[0]?.actor).not.toBeNull();
    expect(shown).toMatchObject({ state: 'current', endsAt: null });
    const { accountId } = asha!;
    const other = await make({ title: 'Heat' });
    await give(other, [asha!]);
    const { history } = await teacher.api.courses.showStudentAccess({ params: { accountId } });
    expect(history.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['given', ''],
      ...shown.history.map(({ kind, reason }) => [kind, reason]),
    ]);
    expect(history[0]).toMatchObject({ thing: { title: 'Heat' }, actor: shown.history[0]!.actor });
    const staff = teacher.api.courses.showStudentAccess({ params: { accountId: teacher.accountId } });
    await expect(staff).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('stays open through a batch when staff take theirs back, and the source is told in words', async () => {
    const courseId = await make();
    const [asha] = await students(1);
    const batch = await teacher.api.cohorts.createBatch({ body: { name: `Morning ${courseId.slice(-6)}` } });
    const params = { batchId: batch.id };
    await teacher.api.cohorts.addMembers({ params, body: { accountIds: [asha!.accountId] } });
    const found = await teacher.api.cohorts.searchAssignable({ params, query: { search: '' } });
    expect(found).toContainEqual(expect.objectContaining({ kind: 'course', id: courseId, assigned: false }));
    await teacher.api.cohorts.assignThing({ params, body: { thing: { kind: 'course', id: courseId } } });
    await give(courseId, [asha!]);
    const body = { accountIds: [asha!.accountId], reason: 'given by mistake' };
    expect(await teacher.api.courses.revokeCourse({ params: { courseId }, body })).toEqual({
      revoked: 1,
      stillOpen: 1,
    });
    expect(await opens(asha!, courseId)).toBe(true);
    const [row] = (await learners(courseId)).rows;
    expect(row?.grants.map(({ source }) => source)).toEqual([{ kind: 'batch', name: batch.name }]);
  });

  it('comes with a pack that it lies inside of, and the list names the pack', async () => {
    const inner = await make({ title: 'Waves' });
    const packId = await make({ type: 'pack', title: 'All physics', courseIds: [inner] });
    const [asha] = await students(1);
    await give(packId, [asha!]);
    expect([await opens(asha!, inner), await opens(asha!, packId, 'pack')]).toEqual([true, true]);
    const [row] = (await learners(inner)).rows;
    expect(row?.grants.map(({ thing }) => thing.title)).toEqual(['All physics']);
    expect((await asha!.api.courses.listMyAccess({})).map(({ title }) => title)).toEqual(['All physics']);
  });
});

describe('the list of learners', () => {
  it('is narrowed by words and by how they stand, and offers students with what they have', async () => {
    const courseId = await make();
    const [asha, ravi, mina] = await students(3);
    await give(courseId, [asha!, ravi!]);
    await give(courseId, [ravi!], { endsAt: new Date(world.clock.now().getTime() + 60_000).toISOString() });
    world.clock.advance({ minutes: 2 });
    expect((await learners(courseId, { state: 'ended' })).rows.map(({ accountId }) => accountId)).toEqual([
      ravi!.accountId,
    ]);
    const found = await learners(courseId, { search: asha!.email });
    expect(found).toMatchObject({ total: 1, rows: [{ accountId: asha!.accountId }] });
    const candidates = await teacher.api.courses.searchCourseCandidates({
      params: { courseId },
      query: { search: `-${place.id}` },
    });
    const has = new Map(candidates.map(({ id, has: it }) => [id, it]));
    expect([has.get(asha!.accountId) ?? true, has.get(ravi!.accountId) ?? false]).toEqual([true, false]);
    const stranger = teacher.api.courses.showCourseLearner({ params: { courseId, accountId: mina!.accountId } });
    await expect(stranger).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});

describe('a student who registers', () => {
  const register = (who: Person, courseId: string) => who.api.courses.registerCourse({ params: { courseId } });

  it('has a free course from then on; the second time is refused as 4220304131', async () => {
    const courseId = await make({ details: { pricePaise: 0, validityDays: null } });
    const [asha] = await students(1);
    await register(asha!, courseId);
    await expect(register(asha!, courseId)).rejects.toMatchObject({ error: 'COURSE_REGISTERED' });
    const again = await asha!.send('POST', `/api/courses/${courseId}/register`);
    expect(JSON.stringify(again.body)).toContain('4220304131');
    const list = await learners(courseId);
    expect(list).toMatchObject({ total: 1, course: { everyone: true }, rows: [{ state: 'current', grants: [] }] });
    expect(list.rows[0]?.registeredAt).not.toBeNull();
    expect(await asha!.api.courses.listMyAccess({})).toMatchObject([{ courseId, state: 'current', endsAt: null }]);
  });

  it('twice at the same moment is registered once', async () => {
    const courseId = await make({ details: { pricePaise: 0 } });
    const [asha] = await students(1);
    const both = await Promise.allSettled([register(asha!, courseId), register(asha!, courseId)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused what is not open to him, not published, or in the archive', async () => {
    const [asha] = await students(1);
    await expect(register(asha!, await make())).rejects.toMatchObject({ error: 'COURSE_NOT_YOURS' });
    await expect(register(asha!, await make({ unpublished: true }))).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const old = await make({ details: { pricePaise: 0 } });
    await teacher.api.courses.archiveCourse({ params: { courseId: old } });
    await expect(register(asha!, old)).rejects.toMatchObject({ error: 'COURSE_NOT_OPEN' });
  });
});
