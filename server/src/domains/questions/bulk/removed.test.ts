import type { BulkChange } from '@abhyas/contract/questions/bulk';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aQuestion } from '../factories.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
});
const fresh = async () => {
  place = await world.institute();
  teacher = await place.person('teacher');
};
const change = (questionIds: string[], given: BulkChange, by = teacher) =>
  by.api.questions.changeQuestions({ body: { scope: { questionIds }, change: given } });
const list = (query: Parameters<Person['api']['questions']['listQuestions']>[0] = {}) =>
  teacher.api.questions.listQuestions(query);
const removed = async () => (await list({ query: { status: 'removed' } })).rows.map(({ id }) => id);

describe('removed questions', () => {
  it('have a list of their own, are counted there and found by no other filter or search', async () => {
    await fresh();
    const { questionId: gone } = await aQuestion(place.ctx(), {
      content: {
        en: { stem: fromSource('Astrolabe'), options: ['A', 'B'].map(fromSource), explanation: fromSource('') },
      },
    });
    const { questionId: kept } = await aQuestion(place.ctx());
    await change([gone], { remove: true });
    expect((await list()).rows.map(({ id }) => id)).toEqual([kept]);
    const shown = await list({ query: { status: 'removed' } });
    expect(shown).toMatchObject({ total: 1, rows: [{ id: gone, removed: true }] });
    expect(shown.counts.byStatus.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
      { status: 'active', count: 1 },
      { status: 'removed', count: 1 },
    ]);
    expect((await list({ query: { search: 'astrolabe' } })).rows).toEqual([]);
    expect((await list({ query: { search: 'astrolabe', status: 'removed' } })).rows).toMatchObject([{ id: gone }]);
    expect((await list({ query: { status: 'removed', difficulty: 2 } })).total).toBe(0);
    expect((await list({ query: { search: '1', status: 'removed' } })).rows).toMatchObject([{ id: gone }]);
  });

  it('can be looked at but not changed, and come back by one change that can be undone', async () => {
    await fresh();
    const ids = [(await aQuestion(place.ctx())).questionId, (await aQuestion(place.ctx())).questionId];
    await change(ids, { remove: true });
    const shown = await teacher.api.questions.showQuestion({ params: { questionId: ids[0]! } });
    expect(shown).toMatchObject({ removed: true, can: { edit: false, archive: true } });
    const { questions, changeId } = await change(ids, { restore: true });
    expect([questions, await removed()]).toEqual([2, []]);
    await teacher.api.questions.undoQuestionChange({ params: { changeId } });
    expect((await removed()).toSorted()).toEqual(ids.toSorted());
    await teacher.api.questions.changeQuestions({
      body: { scope: { filter: { status: 'removed' } }, change: { restore: true } },
    });
    expect((await list()).total).toBe(2);
    await expect(change(ids, { restore: true })).rejects.toMatchObject({ error: 'CHANGE_EMPTY' });
  });

  it('that came back and were used since cannot be taken out again', async () => {
    const room = await examRoom(world);
    const id = await room.question();
    await change([id], { remove: true }, room.teacher);
    const { changeId } = await change([id], { restore: true }, room.teacher);
    await room.paper([id]);
    await expect(room.teacher.api.questions.undoQuestionChange({ params: { changeId } })).rejects.toMatchObject({
      status: 409,
      error: 'QUESTIONS_IN_USE',
      details: { count: 1 },
    });
  });

  it('of another institute come back for nobody, and what an import took back does not come at all', async () => {
    await fresh();
    const { questionId } = await aQuestion(place.ctx());
    await change([questionId], { remove: true });
    const elsewhere = await (await world.institute()).person('teacher');
    await expect(change([questionId], { restore: true }, elsewhere)).rejects.toMatchObject({ error: 'CHANGE_EMPTY' });
    await world.query(
      `with i as (
         insert into question_imports (institute_id, id, file_name, storage_key, status, created_by, created_at, updated_at)
         select institute_id, gen_random_uuid(), 'x.csv', 'x', 'undone', gen_random_uuid(), now(), now() from questions where id = $1 returning id
       ) update questions set import_id = (select id from i) where id = $1`,
      [questionId],
    );
    expect(await removed()).toEqual([]);
    await expect(change([questionId], { restore: true })).rejects.toMatchObject({ error: 'CHANGE_EMPTY' });
  });
});

describe('the expected time of a question', () => {
  it('is kept with the question, stays where a draft does not name it, and is changed in bulk with a way back', async () => {
    await fresh();
    const { questionId, draft } = await aQuestion(place.ctx(), { expectedSeconds: 90 });
    const { questionId: unknown } = await aQuestion(place.ctx());
    const seconds = async () =>
      Object.fromEntries((await list()).rows.map(({ id, expectedSeconds }) => [id, expectedSeconds]));
    expect(await seconds()).toEqual({ [questionId]: 90, [unknown]: null });
    const { expectedSeconds: _known, ...same } = draft;
    await teacher.api.questions.reviseQuestion({
      params: { questionId },
      body: { ...same, version: 1, keyVersion: 1 },
    });
    expect(await seconds()).toMatchObject({ [questionId]: 90 });
    const { changeId } = await change([questionId, unknown], { expectedSeconds: 120 });
    expect(await seconds()).toEqual({ [questionId]: 120, [unknown]: 120 });
    await teacher.api.questions.undoQuestionChange({ params: { changeId } });
    expect(await seconds()).toEqual({ [questionId]: 90, [unknown]: null });
    await change([questionId], { expectedSeconds: null });
    expect(await seconds()).toEqual({ [questionId]: null, [unknown]: null });
    expect((await list()).rows.find(({ id }) => id === questionId)?.version).toBe(1);
  });

  it('is between five seconds and two hours', async () => {
    await fresh();
    const { questionId } = await aQuestion(place.ctx());
    for (const expectedSeconds of [4, 7201, 30.5])
      await expect(change([questionId], { expectedSeconds })).rejects.toMatchObject({ status: 422 });
  });
});

it('who puts questions together learns their time and group, of what is in the own bank', async () => {
  await fresh();
  const { questionId } = await aQuestion(place.ctx(), { expectedSeconds: 60 });
  const { questionId: member } = await aQuestion(place.ctx());
  const { questionId: gone } = await aQuestion(place.ctx());
  const { groupId } = await teacher.api.questions.createQuestionGroup({
    body: { title: 'Passage', stem: { en: fromSource('Read.') }, questionIds: [member] },
  });
  await change([gone], { remove: true });
  const ask = (by: Person) => by.api.questions.listQuestionFacts({ body: { questionIds: [questionId, member, gone] } });
  const facts = (await ask(teacher)).rows.toSorted((a, b) => Number(a.groupId !== null) - Number(b.groupId !== null));
  expect(facts).toMatchObject([
    { id: questionId, expectedSeconds: 60, groupId: null, difficulty: 1, pastExams: [] },
    { id: member, expectedSeconds: null, groupId },
  ]);
  expect(facts).toHaveLength(2);
  expect((await ask(await (await world.institute()).person('teacher'))).rows).toEqual([]);
  expect((await list()).rows.find(({ id }) => id === member)).toMatchObject({ groupId });
});
