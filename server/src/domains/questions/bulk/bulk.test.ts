import type { BulkChange } from '@abhyas/contract/questions/bulk';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { anArea } from '../../taxonomy/factories.ts';
import { aQuestion } from '../factories.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
const nobody = '019a0000-0000-7000-8000-000000000000';

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const three = async () => [
  (await aQuestion(place.ctx(), { tags: ['Board'] })).questionId,
  (await aQuestion(place.ctx(), { pastExams: ['Apr-2024'] })).questionId,
  (await aQuestion(place.ctx())).questionId,
];
const show = (questionId: string) => teacher.api.questions.showQuestion({ params: { questionId } });
const change = (questionIds: string[], given: BulkChange, by = teacher) =>
  by.api.questions.changeQuestions({ body: { scope: { questionIds }, change: given } });
const undo = (changeId: string) => teacher.api.questions.undoQuestionChange({ params: { changeId } });

describe('a change of many questions', () => {
  it('moves chosen ones to another area and difficulty, without a new version, and can be undone once', async () => {
    const ids = await three();
    const { id: knowledgeAreaId } = await anArea(place.ctx(), 'Genetics');
    const { changeId, questions } = await change(ids, { knowledgeAreaId, difficulty: 2 });
    expect(questions).toBe(3);
    for (const id of ids)
      expect(await show(id)).toMatchObject({
        knowledgeArea: { id: knowledgeAreaId, subject: 'biology' },
        difficulty: 2,
        version: 1,
      });
    expect((await teacher.api.questions.listQuestionChanges()).rows[0]).toMatchObject({
      id: changeId,
      change: { knowledgeAreaId, difficulty: 2 },
      questions: 3,
      undoneAt: null,
    });
    expect(await undo(changeId)).toEqual({ questions: 3, left: 0, working: false });
    expect(await show(ids[0]!)).toMatchObject({
      knowledgeArea: { name: 'Kinematics', subject: 'physics' },
      difficulty: 1,
    });
    await expect(undo(changeId)).rejects.toMatchObject({ status: 409, error: 'CHANGE_UNDONE' });
  });

  it('adds and removes tags and past exams, each once whatever its letters', async () => {
    const [board, exam, plain] = (await three()) as [string, string, string];
    const { changeId } = await change([board, exam, plain], {
      addTags: ['Revision', 'board'],
      addPastExams: ['Jan-2023'],
      removePastExams: ['Apr-2024'],
    });
    expect((await show(board)).tags).toEqual(['Revision', 'board']);
    expect((await show(plain)).tags).toEqual(['Revision', 'board']);
    expect((await show(exam)).pastExams).toEqual(['Jan-2023']);
    await undo(changeId);
    expect([(await show(board)).tags, (await show(exam)).pastExams, (await show(plain)).tags]).toEqual([
      ['Board'],
      ['Apr-2024'],
      [],
    ]);
  });

  it('reaches everything that a filter or a search finds', async () => {
    const own = await world.institute();
    const author = await own.person('teacher');
    for (const word of ['Spectrometers', 'Spectrometer', 'Thermometer'])
      await aQuestion(own.ctx(), {
        type: 'INTEGER',
        key: { kind: 'number', accepted: [{ from: '1', to: '1' }] },
        content: { en: { stem: fromSource(`${word} count`), options: [], explanation: fromSource('') } },
      });
    await aQuestion(own.ctx());
    const all = (filter: object, given: BulkChange) =>
      author.api.questions.changeQuestions({ body: { scope: { filter: filter as never }, change: given } });
    expect(await all({ type: 'INTEGER' }, { addTags: ['numbers'] })).toMatchObject({ questions: 3 });
    const tagged = await author.api.questions.listQuestions({ query: { tag: 'Numbers' } });
    expect([tagged.total, tagged.counts.byTag]).toEqual([3, [{ tag: 'numbers', count: 3 }]]);
    expect(await all({ search: 'spectrmeter', tag: 'numbers' }, { status: 'archived' })).toMatchObject({
      questions: 2,
    });
    expect((await author.api.questions.listQuestions({ query: { status: 'archived' } })).total).toBe(2);
    await expect(all({ search: 'bathyscaphe' }, { difficulty: 0 })).rejects.toMatchObject({
      status: 409,
      error: 'CHANGE_EMPTY',
    });
  });

  it('leaves alone, when undone, what somebody changed since', async () => {
    const [first, second] = (await three()) as [string, string, string];
    const { changeId } = await change([first, second], { difficulty: 0 });
    await change([second], { difficulty: 2 });
    expect(await undo(changeId)).toEqual({ questions: 1, left: 1, working: false });
    expect([(await show(first)).difficulty, (await show(second)).difficulty]).toEqual([1, 2]);
  });

  it('removes questions until it is undone, but none that stands in a published paper', async () => {
    const room = await examRoom(world);
    const [used, free] = [await room.question(), await room.question()];
    await room.paper([used]);
    const remove = (questionIds: string[]) =>
      room.teacher.api.questions.changeQuestions({ body: { scope: { questionIds }, change: { remove: true } } });
    await expect(remove([used, free])).rejects.toMatchObject({
      status: 409,
      error: 'QUESTIONS_IN_USE',
      details: { count: 1 },
    });
    const { changeId } = await remove([free]);
    const list = async () => (await room.teacher.api.questions.listQuestions()).rows.map(({ id }) => id);
    expect(await list()).toEqual([used]);
    await room.teacher.api.questions.undoQuestionChange({ params: { changeId } });
    expect((await list()).toSorted()).toEqual([used, free].toSorted());
  });

  it('is refused for an unknown area, for nothing to change, for more than the limit, and for who may not write', async () => {
    const ids = await three();
    await expect(change(ids, { knowledgeAreaId: nobody })).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
    await expect(change(ids, {})).rejects.toMatchObject({ status: 422 });
    await expect(change(ids, { difficulty: 0 }, await place.person('student'))).rejects.toMatchObject({ status: 403 });
    const elsewhere = await (await world.institute()).person('teacher');
    await expect(change(ids, { difficulty: 0 }, elsewhere)).rejects.toMatchObject({ error: 'CHANGE_EMPTY' });
    await world.query(
      `insert into questions (institute_id, id, number, type, version, key_version, subject_id, knowledge_area_id, difficulty, fingerprint,
         search_text, created_at, updated_at)
       select institute_id, gen_random_uuid(), 100000 + n, type, version, key_version, subject_id, knowledge_area_id, difficulty,
         fingerprint, search_text, now(), now() from questions, generate_series(1, 20000) n where id = $1`,
      [ids[0]],
    );
    await expect(
      teacher.api.questions.changeQuestions({ body: { scope: { filter: {} }, change: { difficulty: 0 } } }),
    ).rejects.toMatchObject({ status: 409, error: 'CHANGE_TOO_LARGE', details: { most: 20_000 } });
  });
});
