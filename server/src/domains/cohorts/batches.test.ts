import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { somePublishedPaper } from '../../testing/some-published-paper.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../testing/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import { grantToEach, mayOpen, revoke, whyOpen } from '../entitlements/index.ts';
import { personalData } from '../identity/index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
let owner: Person;
let paperId: string;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [teacher, owner] = [await place.person('teacher'), await place.person('owner')];
  paperId = (await somePublishedPaper(place, owner, await place.person('student')))['paperId'] ?? '';
  // The paper is open to everyone; batches are tested with what they alone open.
  await inTransaction(place.ctx(), (tx) => revoke(tx, { source: 'published', reason: 'test' }));
});

let names = 0;
const aNew = async (kind: 'batch' | 'group' = 'batch') =>
  (await teacher.api.cohorts.createBatch({ body: { name: `Batch ${++names}`, kind } })).id;
const add = (batchId: string, ...students: readonly Person[]) =>
  teacher.api.cohorts.addMembers({
    params: { batchId },
    body: { accountIds: students.map(({ accountId }) => accountId) },
  });
const assignTo = (batchId: string, window: { startsAt?: string; endsAt?: string } = {}) =>
  teacher.api.cohorts.assignThing({ params: { batchId }, body: { thing: { kind: 'paper', id: paperId }, ...window } });
const isOpen = async ({ accountId }: Person) =>
  (await mayOpen(place.ctx(), accountId, 'paper', [paperId])).has(paperId);
const move = (batchId: string, student: Person, toBatchId: string, reason = '') =>
  teacher.api.cohorts.moveMember({ params: { batchId, accountId: student.accountId }, body: { toBatchId, reason } });

describe('a batch', () => {
  it('is made, renamed, found by its words, put away and brought back', async () => {
    const batchId = await aNew('group');
    const body = { name: 'Droppers 2027', kind: 'group', description: 'Evening, Kota road' } as const;
    await teacher.api.cohorts.updateBatch({ params: { batchId }, body });
    const list = async (query: Parameters<typeof teacher.api.cohorts.listBatches>[0] & {}) =>
      (await teacher.api.cohorts.listBatches(query)).rows.map(({ id }) => id);
    expect(await list({ query: { search: 'kota' } })).toEqual([batchId]);
    expect(await list({ query: { kind: 'batch', search: 'droppers' } })).toEqual([]);
    await teacher.api.cohorts.archiveBatch({ params: { batchId } });
    expect(await list({ query: { search: 'kota' } })).toEqual([]);
    expect(await list({ query: { search: 'kota', state: 'archived' } })).toEqual([batchId]);
    await expect(add(batchId, await place.person('student'))).rejects.toMatchObject({ error: 'BATCH_ARCHIVED' });
    const back = await teacher.api.cohorts.restoreBatch({ params: { batchId } });
    expect(back).toMatchObject({ ...body, archivedAt: null, members: 0, can: { write: true } });
  });

  it('is found among the current ones by words of its name or description, with a slip', async () => {
    const body = { name: 'Kanpur weekend', kind: 'batch', description: 'Physics only' } as const;
    const { id } = await teacher.api.cohorts.createBatch({ body });
    const found = async (search: string) =>
      (await teacher.api.cohorts.findBatches({ query: { search } })).rows.map((row) => row.id);
    expect(await found('kanp')).toEqual([id]);
    expect(await found('physics kanpur')).toEqual([id]);
    expect(await found('knapur')).toEqual([id]);
    await teacher.api.cohorts.archiveBatch({ params: { batchId: id } });
    expect(await found('kanp')).toEqual([]);
  });

  it('has a name that no other current one has, whatever its case; an archived one gives it free', async () => {
    const create = () => teacher.api.cohorts.createBatch({ body: { name: 'jee MORNING' } });
    const first = await teacher.api.cohorts.createBatch({ body: { name: 'JEE Morning' } });
    await expect(create()).rejects.toMatchObject({ error: 'BATCH_NAME_TAKEN', fields: [{ path: 'name' }] });
    await teacher.api.cohorts.archiveBatch({ params: { batchId: first.id } });
    await create();
    const restore = teacher.api.cohorts.restoreBatch({ params: { batchId: first.id } });
    await expect(restore).rejects.toMatchObject({ error: 'BATCH_NAME_TAKEN' });
  });

  it('is shown to its own staff, with how many it holds', async () => {
    const batchId = await aNew();
    const student = await place.person('student');
    const show = (who: Person, id = batchId) => who.api.cohorts.showBatch({ params: { batchId: id } });
    await add(batchId, student);
    await assignTo(batchId);
    const shown = await show(teacher);
    expect(shown).toMatchObject({ id: batchId, kind: 'batch', members: 1, assignments: 1, archivedAt: null });
    expect(shown.can).toEqual({ write: true });
    const stranger = await (await world.institute()).person('teacher');
    await expect(show(stranger)).rejects.toMatchObject({ status: 404, error: 'NOT_FOUND' });
    await expect(show(teacher, newId())).rejects.toMatchObject({ status: 404, error: 'NOT_FOUND' });
    await expect(show(student)).rejects.toMatchObject({ status: 403 });
  });

  it('is changed only by a role that may', async () => {
    const counsellor = await place.person('student');
    await expect(counsellor.api.cohorts.listBatches()).rejects.toMatchObject({ status: 403 });
    await world.query(
      `update roles set capabilities = array_remove(capabilities, 'cohorts.write') where institute_id = $1 and name = 'owner'`,
      [place.id],
    );
    const reader = await place.person('owner');
    await expect(reader.api.cohorts.createBatch({ body: { name: 'No' } })).rejects.toMatchObject({ status: 403 });
    expect(await reader.api.cohorts.listBatches()).toMatchObject({ can: { create: false } });
  });
});

describe('members of a batch', () => {
  it('are students of the institute, once each, by name', async () => {
    const batchId = await aNew();
    const [zoya, asha] = [
      await place.person('student', { firstName: 'Zoya' }),
      await place.person('student', { firstName: 'Asha' }),
    ];
    expect(await add(batchId, zoya, asha, zoya)).toEqual({ added: 2 });
    expect(await add(batchId, asha)).toEqual({ added: 0 });
    const { rows } = await teacher.api.cohorts.listMembers({ params: { batchId } });
    expect(rows.map(({ id }) => id)).toEqual([asha.accountId, zoya.accountId]);
    const found = await teacher.api.cohorts.listMembers({ params: { batchId }, query: { search: zoya.email } });
    expect(found.rows.map(({ id }) => id)).toEqual([zoya.accountId]);
    for (const accountId of [teacher.accountId, newId()])
      await expect(
        teacher.api.cohorts.addMembers({ params: { batchId }, body: { accountIds: [accountId] } }),
      ).rejects.toMatchObject({ error: 'MEMBER_UNKNOWN' });
    const hits = await teacher.api.cohorts.searchStudents({ params: { batchId }, query: { search: 'zoya' } });
    expect(hits).toEqual([expect.objectContaining({ id: zoya.accountId, member: true })]);
  });

  it('keep a history: who, when, from, to and why', async () => {
    const [from, to] = [await aNew(), await aNew()];
    const student = await place.person('student', { firstName: 'Ravi' });
    await add(from, student);
    await move(from, student, to, 'asked for the evening');
    const params = { batchId: to, accountId: student.accountId };
    await teacher.api.cohorts.removeMember({ params, query: { reason: 'left' } });
    const { rows } = await teacher.api.cohorts.listMoves({ params: { batchId: to } });
    expect(rows.map(({ kind, reason, from: a, to: b }) => [kind, reason, a?.id ?? null, b?.id ?? null])).toEqual([
      ['removed', 'left', to, null],
      ['moved', 'asked for the evening', from, to],
    ]);
    expect(rows[0]).toMatchObject({ student: { id: student.accountId }, actor: expect.stringContaining('Asha') });
    expect((await teacher.api.cohorts.listMoves({ params: { batchId: from } })).total).toBe(2);
    await expect(teacher.api.cohorts.removeMember({ params })).rejects.toMatchObject({ error: 'MEMBER_NOT_HERE' });
  });

  it('move only from where they are to where they are not', async () => {
    const [from, to] = [await aNew(), await aNew()];
    const [student, other] = [await place.person('student'), await place.person('student')];
    await add(from, student);
    await add(to, student, other);
    await expect(move(from, student, to)).rejects.toMatchObject({ error: 'MEMBER_ALREADY' });
    await expect(move(from, other, await aNew())).rejects.toMatchObject({ error: 'MEMBER_NOT_HERE' });
    await teacher.api.cohorts.archiveBatch({ params: { batchId: to } });
    await expect(move(from, student, to)).rejects.toMatchObject({ error: 'BATCH_ARCHIVED' });
  });
});

describe('what is assigned to a batch', () => {
  it('is open to its members, to those who come later, and to nobody else', async () => {
    const batchId = await aNew();
    const [early, late, stranger] = await Promise.all(['1', '2', '3'].map(() => place.person('student')));
    await add(batchId, early!);
    const assigned = await assignTo(batchId);
    expect(assigned.thing.title).not.toBe('');
    await add(batchId, late!);
    expect(await Promise.all([early!, late!, stranger!].map(isOpen))).toEqual([true, true, false]);
    const tests = await early!.api.assessments.listMyPapers();
    expect(tests.map((paper) => paper.paperId)).toContain(paperId);
    expect((await whyOpen(place.ctx(), early!.accountId, { kind: 'paper', id: paperId }))[0]?.source).toBe(
      `batch:${batchId}:${assigned.id}`,
    );
  });

  it('follows a member who moves, in the same moment', async () => {
    const [from, to] = [await aNew(), await aNew()];
    const student = await place.person('student');
    await add(from, student);
    await assignTo(to);
    expect(await isOpen(student)).toBe(false);
    await move(from, student, to);
    expect(await isOpen(student)).toBe(true);
    await move(to, student, from);
    expect(await isOpen(student)).toBe(false);
  });

  it('stays open where another batch opens it too', async () => {
    const [one, two] = [await aNew(), await aNew()];
    const student = await place.person('student');
    await add(one, student);
    await add(two, student);
    await assignTo(one);
    await assignTo(two);
    await teacher.api.cohorts.removeMember({ params: { batchId: one, accountId: student.accountId } });
    expect(await isOpen(student)).toBe(true);
    await teacher.api.cohorts.archiveBatch({ params: { batchId: two } });
    expect(await isOpen(student)).toBe(false);
    await teacher.api.cohorts.restoreBatch({ params: { batchId: two } });
    expect(await isOpen(student)).toBe(true);
  });

  it('holds in its window, once for each batch, and ends when it is taken back', async () => {
    const batchId = await aNew();
    const student = await place.person('student');
    await add(batchId, student);
    const tomorrow = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
    const assigned = await assignTo(batchId, { startsAt: tomorrow });
    expect(await isOpen(student)).toBe(false);
    await expect(assignTo(batchId)).rejects.toMatchObject({ error: 'ASSIGNED_ALREADY' });
    const params = { batchId, assignmentId: assigned.id };
    await teacher.api.cohorts.endAssignment({ params, body: {} });
    await expect(teacher.api.cohorts.endAssignment({ params, body: {} })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await assignTo(batchId);
    expect(await isOpen(student)).toBe(true);
    expect(await teacher.api.cohorts.listAssignments({ params: { batchId } })).toHaveLength(1);
  });

  it('has a window that does not close before it opens, nor is over already', async () => {
    const batchId = await aNew();
    const now = world.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const refused = { status: 422, error: 'ASSIGNMENT_WINDOW', fields: [{ path: 'body.endsAt' }] };
    await expect(assignTo(batchId, { startsAt: at(60), endsAt: at(30) })).rejects.toMatchObject(refused);
    await expect(assignTo(batchId, { endsAt: at(-1) })).rejects.toMatchObject(refused);
    await expect(assignTo(batchId, { startsAt: at(-60), endsAt: at(-30) })).rejects.toMatchObject(refused);
    const assigned = await assignTo(batchId, { startsAt: at(30), endsAt: at(60) });
    expect(assigned).toMatchObject({ startsAt: at(30), endsAt: at(60) });
  });

  it('is a published paper: anything else is refused', async () => {
    const batchId = await aNew();
    const thing = { kind: 'paper', id: newId() } as const;
    const assigning = teacher.api.cohorts.assignThing({ params: { batchId }, body: { thing } });
    await expect(assigning).rejects.toMatchObject({ error: 'ASSIGNABLE_UNKNOWN' });
    const found = await teacher.api.cohorts.searchAssignable({ params: { batchId } });
    expect(found).toEqual([expect.objectContaining({ id: paperId, kind: 'paper', assigned: false })]);
  });
});

describe('two accounts that become one', () => {
  it('keep the batches of both, and what these open', async () => {
    const [one, two] = [await aNew(), await aNew()];
    const [old, kept] = [await place.person('student'), await place.person('student')];
    await add(one, old, kept);
    await add(two, old);
    await assignTo(two);
    const ctx = place.ctx(teacher);
    await inTransaction(ctx, async (tx) => {
      for (const part of personalData().filter(({ domain }) => domain === 'entitlements' || domain === 'cohorts'))
        await part.reassign(tx, old.accountId, kept.accountId);
    });
    expect(await Promise.all([old, kept].map(isOpen))).toEqual([false, true]);
    const members = async (batchId: string) =>
      (await teacher.api.cohorts.listMembers({ params: { batchId } })).rows.map(({ id }) => id);
    expect([await members(one), await members(two)]).toEqual([[kept.accountId], [kept.accountId]]);
    await inTransaction(ctx, async (tx) => {
      for (const part of personalData().filter(({ domain }) => domain === 'cohorts'))
        await part.erase(tx, kept.accountId);
    });
    expect(await members(one)).toEqual([]);
  });
});

describe('many grants at once', () => {
  it('are given to a thousand members in one statement', async () => {
    const ids = Array.from({ length: 1000 }, newId);
    const thing = newId();
    await inTransaction(place.ctx(), (tx) =>
      grantToEach(tx, ids, { thingKind: 'paper', thingId: thing, source: 'load' }),
    );
    expect(await mayOpen(place.ctx(), ids[999]!, 'paper', [thing])).toEqual(new Set([thing]));
  });
});
