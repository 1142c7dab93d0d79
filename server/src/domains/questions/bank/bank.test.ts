import type { api } from '@abhyas/contract';
import type { Args } from '@abhyas/contract/endpoint';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { anArea } from '../../taxonomy/factories.ts';
import { createArea } from '../../taxonomy/index.ts';
import { aDraft, aQuestion } from '../factories.ts';
import { keysOf, versionsOf } from '../index.ts';

const nobody = '019a0000-0000-7000-8000-000000000000';
let world: World;
let place: TestInstitute;
let teacher: Person;
let student: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [teacher, student] = [await place.person('teacher'), await place.person('student')];
});

const write = async (overrides: Parameters<typeof aDraft>[1] = {}) => {
  const body = await aDraft(place.ctx(), overrides);
  const { questionId } = await teacher.api.questions.createQuestion({ body });
  return { questionId, body };
};
const show = (questionId: string) => teacher.api.questions.showQuestion({ params: { questionId } });
type Revision = QuestionDraft & { version: number; keyVersion: number; languages?: ('en' | 'hi')[] };
const revise = (questionId: string, body: Revision) =>
  teacher.api.questions.reviseQuestion({ params: { questionId }, body });
const hindi = {
  stem: fromSource('चाल क्या है?'),
  options: ['क', 'ख', 'ग', 'घ'].map(fromSource),
  explanation: fromSource(''),
};

describe('writing a question', () => {
  it('makes version 1 of words and key, and shows it as it was written', async () => {
    const { questionId, body } = await write({ pastExams: ['Apr-2024'], difficulty: 2 });
    expect(await show(questionId)).toMatchObject({
      id: questionId,
      version: 1,
      keyVersion: 1,
      type: 'SINGLE',
      difficulty: 2,
      status: 'active',
      knowledgeArea: { id: body.knowledgeAreaId, name: 'Kinematics', subject: 'physics' },
      languages: ['en'],
      pastExams: ['Apr-2024'],
      content: { en: body.content.en },
      key: { kind: 'choice', accepted: [[2]] },
      images: {},
      can: { edit: true, archive: true },
    });
  });

  it('takes a difficulty by the letters of the specification as well', async () => {
    const own = await world.institute();
    const by = await own.person('teacher');
    for (const difficulty of ['E', 'M', 'H'] as const)
      await by.api.questions.createQuestion({ body: { ...(await aDraft(own.ctx())), difficulty } });
    const found = async (difficulty: 'E' | 'H' | 'medium') =>
      (await by.api.questions.listQuestions({ query: { difficulty } })).rows.map((row) => row.difficulty);
    expect([await found('E'), await found('medium'), await found('H')]).toEqual([[0], [1], [2]]);
    await expect(by.api.questions.listQuestions({ query: { difficulty: 'X' as 'H' } })).rejects.toMatchObject({
      error: 'INVALID_INPUT',
    });
  });

  it('numbers the questions of an institute from 1 without a gap, also when two are written at once', async () => {
    const own = await world.institute();
    const author = await own.person('teacher');
    const drafts = await Promise.all(Array.from({ length: 8 }, () => aDraft(own.ctx())));
    const written = await Promise.all(drafts.map((body) => author.api.questions.createQuestion({ body })));
    const { rows } = await author.api.questions.listQuestions();
    expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(written.map((one) => one.questionId)));
  });

  it('keeps Hindi beside English', async () => {
    const { body } = await write();
    const { questionId } = await teacher.api.questions.createQuestion({
      body: { ...body, content: { ...body.content, hi: hindi } },
    });
    expect(await show(questionId)).toMatchObject({ languages: ['en', 'hi'], content: { hi: hindi } });
  });

  it('keeps old TeX in the form that can be typeset', async () => {
    const body = await aDraft(place.ctx());
    const stem = fromSource('Given $\\mbox{a} = 50% $, find it');
    const { questionId } = await teacher.api.questions.createQuestion({
      body: { ...body, content: { en: { ...body.content.en, stem } } },
    });
    expect(JSON.stringify((await show(questionId)).content.en.stem)).toContain('50\\\\%');
  });

  it('refuses what its type does not allow, beside the field', async () => {
    const body = await aDraft(place.ctx());
    await expect(
      teacher.api.questions.createQuestion({
        body: {
          ...body,
          key: { kind: 'choice', accepted: [[5]] },
          content: { en: { ...body.content.en, stem: fromSource('') } },
        },
      }),
    ).rejects.toMatchObject({
      status: 422,
      error: 'QUESTION_INVALID',
      fields: [
        { path: 'body.content.en.stem', messageKey: 'questions.checks.stemMissing' },
        { path: 'body.key.accepted.0', messageKey: 'questions.checks.answerNotAnOption' },
      ],
    });
  });

  it('refuses an area that this institute does not have', async () => {
    const elsewhere = await world.institute();
    const theirs = await createArea(elsewhere.ctx(), { name: 'Theirs', subject: 'physics', parentId: null });
    for (const knowledgeAreaId of [nobody, theirs.id]) {
      const body = { ...(await aDraft(place.ctx())), knowledgeAreaId };
      await expect(teacher.api.questions.createQuestion({ body })).rejects.toMatchObject({
        status: 422,
        error: 'KNOWLEDGE_AREA_UNKNOWN',
      });
    }
  });

  it('is for teachers only, and so is reading', async () => {
    const { questionId, body } = await write();
    await expect(student.api.questions.createQuestion({ body })).rejects.toMatchObject({ status: 403 });
    await expect(student.api.questions.showQuestion({ params: { questionId } })).rejects.toMatchObject({ status: 403 });
    await expect(place.visitor.api.questions.listQuestions()).rejects.toMatchObject({ status: 401 });
  });

  it('leaves a line in the audit log', async () => {
    const { questionId } = await write();
    expect(await world.query('select action, actor_id from audit_log where subject_id = $1', [questionId])).toEqual([
      { action: 'question.created', actor_id: teacher.accountId },
    ]);
  });
});

describe('revising a question', () => {
  it('makes a new version with a key of its own for new words, and leaves the old ones as they were', async () => {
    const { questionId, body } = await write();
    const stem = fromSource('What is its mean speed, in words that nobody used before?');
    const words = { ...body.content.en, stem };
    expect(await revise(questionId, { ...body, content: { en: words }, version: 1, keyVersion: 1 })).toEqual({
      questionId,
      version: 2,
      keyVersion: 2,
    });
    const ctx = place.ctx();
    expect((await versionsOf(ctx, [{ questionId, version: 1 }])).get(questionId)).toMatchObject({
      version: 1,
      optionCount: 4,
      content: { en: body.content.en },
    });
    expect((await versionsOf(ctx, [{ questionId, version: 2 }])).get(questionId)).toMatchObject({
      version: 2,
      content: { en: words },
    });
    expect((await keysOf(ctx, [{ questionId, keyVersion: 1 }])).get(questionId)).toMatchObject({
      version: 1,
      key: body.key,
    });
    expect((await keysOf(ctx, [{ questionId, keyVersion: 2 }])).get(questionId)).toMatchObject({
      version: 2,
      key: body.key,
    });
  });

  it('makes only a new key version for a new key', async () => {
    const { questionId, body } = await write();
    const key = { kind: 'choice', accepted: [[3]] } as const;
    const changed = { ...body, key: { kind: key.kind, accepted: [[3]] }, version: 1, keyVersion: 1 };
    expect(await revise(questionId, changed)).toEqual({ questionId, version: 1, keyVersion: 2 });
    expect((await keysOf(place.ctx(), [{ questionId, keyVersion: 1 }])).get(questionId)?.key).toEqual(body.key);
    expect((await show(questionId)).key).toEqual(key);
  });

  it('makes no version for another difficulty, area or past exam', async () => {
    const { questionId, body } = await write();
    const { id: knowledgeAreaId } = await anArea(place.ctx(), 'Genetics');
    expect(
      await revise(questionId, {
        ...body,
        difficulty: 0,
        knowledgeAreaId,
        pastExams: ['Jan-2025'],
        version: 1,
        keyVersion: 1,
      }),
    ).toEqual({
      questionId,
      version: 1,
      keyVersion: 1,
    });
    expect(await show(questionId)).toMatchObject({
      difficulty: 0,
      knowledgeArea: { subject: 'biology' },
      pastExams: ['Jan-2025'],
    });
  });

  it('keeps the version when Hindi is added, and makes a new one when the Hindi is changed', async () => {
    const { questionId, body } = await write();
    const withHindi = { ...body, content: { ...body.content, hi: hindi }, version: 1, keyVersion: 1 };
    expect(await revise(questionId, withHindi)).toMatchObject({ version: 1, keyVersion: 1 });
    const other = { ...hindi, stem: fromSource('दूसरे शब्द') };
    expect(
      await revise(questionId, { ...withHindi, content: { ...body.content, hi: other }, languages: ['en', 'hi'] }),
    ).toMatchObject({ version: 2, keyVersion: 2 });
  });

  it('refuses whoever looked at an older version, so that of two at once one wins', async () => {
    const { questionId, body } = await write();
    const reworded = (stem: string) => ({
      ...body,
      content: { en: { ...body.content.en, stem: fromSource(stem) } },
      version: 1,
      keyVersion: 1,
    });
    const both = await Promise.allSettled([
      revise(questionId, reworded('First wording')),
      revise(questionId, reworded('Second wording')),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, error: 'CONFLICT' },
    });
    await expect(revise(questionId, { ...body, version: 2, keyVersion: 1 })).rejects.toMatchObject({
      error: 'CONFLICT',
    });
  });

  it('holds the new words to the same rules', async () => {
    const { questionId, body } = await write();
    await expect(revise(questionId, { ...body, type: 'INTEGER', version: 1, keyVersion: 1 })).rejects.toMatchObject({
      error: 'QUESTION_INVALID',
    });
    await expect(
      revise(questionId, { ...body, knowledgeAreaId: nobody, version: 1, keyVersion: 1 }),
    ).rejects.toMatchObject({ error: 'KNOWLEDGE_AREA_UNKNOWN' });
  });
});

describe('archiving', () => {
  it('takes a question out of the list of active ones, and back', async () => {
    const { questionId } = await write();
    const set = (status: 'active' | 'archived') =>
      teacher.api.questions.setQuestionStatus({ params: { questionId }, body: { status } });
    const ids = async (status: 'active' | 'archived') =>
      (await teacher.api.questions.listQuestions({ query: { status, size: 200 } })).rows.map(({ id }) => id);
    expect(await set('archived')).toEqual({ status: 'archived' });
    expect(await ids('active')).not.toContain(questionId);
    expect(await ids('archived')).toContain(questionId);
    await set('active');
    expect(await ids('active')).toContain(questionId);
  });
});

describe('another institute', () => {
  it('finds nothing under a question’s id', async () => {
    const { questionId, body } = await write();
    const stranger = await (await world.institute()).person('teacher');
    const params = { questionId };
    const notFound = { status: 404, error: 'NOT_FOUND' };
    await expect(stranger.api.questions.showQuestion({ params })).rejects.toMatchObject(notFound);
    await expect(
      stranger.api.questions.reviseQuestion({ params, body: { ...body, version: 1, keyVersion: 1 } }),
    ).rejects.toMatchObject(notFound);
    await expect(
      stranger.api.questions.setQuestionStatus({ params, body: { status: 'archived' } }),
    ).rejects.toMatchObject(notFound);
    expect((await stranger.api.questions.listQuestions()).total).toBe(0);
  });
});

describe('the list of the bank', () => {
  let bank: TestInstitute;
  let reader: Person;
  const list = (query: NonNullable<Args<typeof api.questions.listQuestions>['query']>) =>
    reader.api.questions.listQuestions({ query });

  beforeAll(async () => {
    bank = await world.institute();
    reader = await bank.person('teacher');
    const ctx = bank.ctx();
    const lenses = await createArea(ctx, {
      name: 'Lenses',
      subject: 'physics',
      parentId: (await anArea(ctx, 'Optics and Modern Physics')).id,
    });
    const ask = (stem: string) => ({ en: { stem: fromSource(stem), options: [], explanation: fromSource('') } });
    await aQuestion(ctx, { difficulty: 0 });
    await aQuestion(ctx, { difficulty: 2 });
    await aQuestion(ctx, { knowledgeAreaId: lenses.id });
    await aQuestion(ctx, {
      area: 'Genetics',
      type: 'FILL-BLANK-TEXT',
      content: ask('100% of the offspring of AA × aa are ______ (one_word)'),
      key: { kind: 'text', accepted: ['Aa'], caseSensitive: true },
    });
    await aQuestion(ctx, {
      area: 'Genetics',
      type: 'INTEGER',
      content: { ...ask('How many chromosomes has a human gamete?'), hi: { ...ask('मानव युग्मक में कितने गुणसूत्र?').en } },
      key: { kind: 'number', accepted: [{ from: '23', to: '23' }] },
    });
  });

  it('comes newest first with counts by subject', async () => {
    const { rows, total, counts } = await list({});
    expect(rows.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
    expect(total).toBe(5);
    expect(counts).toMatchObject({
      all: 5,
      bySubject: [
        { subject: 'maths', count: 0 },
        { subject: 'physics', count: 3 },
        { subject: 'chemistry', count: 0 },
        { subject: 'biology', count: 2 },
      ],
    });
    expect(rows[0]).toMatchObject({
      languages: ['en', 'hi'],
      knowledgeArea: { name: 'Genetics', subject: 'biology' },
      type: 'INTEGER',
    });
  });

  it('is narrowed by subject without narrowing the counts by subject', async () => {
    const { rows, total, counts } = await list({ subject: 'biology' });
    expect([rows.length, total, counts.all]).toEqual([2, 2, 5]);
    expect(await list({ subject: 'sanskrit' })).toMatchObject({ rows: [], total: 0 });
  });

  it('is narrowed by type, difficulty, and area with its topics; the counts follow', async () => {
    expect((await list({ type: 'INTEGER' })).rows.map(({ number }) => number)).toEqual([5]);
    const easy = await list({ difficulty: 0 });
    expect(easy.rows.map(({ number }) => number)).toEqual([1]);
    expect(easy.counts.all).toBe(1);
    const { id } = await anArea(bank.ctx(), 'Optics and Modern Physics');
    expect((await list({ knowledgeAreaId: id })).rows.map(({ number }) => number)).toEqual([3]);
  });

  it('finds every word regardless of case and order, in Hindi too, and a number', async () => {
    const found = async (search: string) => (await list({ search })).rows.map(({ number }) => number);
    expect(await found('GAMETE human')).toEqual([5]);
    expect(await found('युग्मक')).toEqual([5]);
    expect(await found('Q-4')).toEqual([4]);
    expect(await found('4')).toEqual([4]);
  });

  it('is not narrowed by signs that no word has', async () => {
    const found = async (search: string) => (await list({ search })).rows.map(({ number }) => number);
    expect(await found('100%')).toEqual([4]);
    expect((await found('%')).length).toBe(5);
  });

  it('comes in pages', async () => {
    const { rows, total, page, size } = await list({ page: 2, size: 2 });
    expect([rows.map(({ number }) => number), total, page, size]).toEqual([[3, 2], 5, 2, 2]);
    expect((await list({ page: 9, size: 2 })).rows).toEqual([]);
  });
});
