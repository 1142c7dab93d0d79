import type { Rewording } from '@abhyas/contract/questions/rewording';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource, toSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';
import { anImage } from '../../../media/factories.ts';
import { aDraft, aQuestion } from '../../factories.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

type Replace = Extract<Rewording, { kind: 'replace' }>;
const replace = (find: string, put: string, how: Partial<Replace> = {}): Replace => ({
  kind: 'replace',
  inside: 'words',
  find,
  put,
  wholeWords: false,
  matchCase: false,
  parts: ['question', 'options', 'explanation'],
  languages: ['en', 'hi'],
  ...how,
});
const single = (stem: string, options: string[], more: Partial<QuestionDraft> = {}) =>
  aDraft(place.ctx(), {
    content: {
      en: { stem: fromSource(stem), options: options.map(fromSource), explanation: fromSource('The speed is asked.') },
    },
    ...more,
  });
const write = async (draft: QuestionDraft, by = teacher) =>
  (await by.api.questions.createQuestion({ body: draft })).questionId;
const show = (questionId: string, by = teacher) => by.api.questions.showQuestion({ params: { questionId } });
const stemOf = async (questionId: string) => toSource((await show(questionId)).content.en.stem);
const preview = (questionIds: string[], rewording: Rewording, more: { leaveOut?: string[]; page?: number } = {}) =>
  teacher.api.questions.previewRewording({
    body: { scope: { questionIds }, rewording, leaveOut: [], page: 1, size: 20, ...more },
  });
const reword = (questionIds: string[], rewording: Rewording, leaveOut: string[] = [], by = teacher) =>
  by.api.questions.rewordQuestions({ body: { scope: { questionIds }, rewording, leaveOut } });
const undo = (changeId: string) => teacher.api.questions.undoQuestionChange({ params: { changeId } });
const outcomes = (changeId: string, only?: 'left') =>
  teacher.api.questions.showRewording({ params: { changeId }, query: { ...(only && { only }) } });

describe('the dry run of a change of words', () => {
  it('counts questions and hits, shows each text before and after, and writes nothing', async () => {
    const hit = await write(await single('Which speed is the speed of sound?', ['Speed A', 'B']));
    const other = await write(await single('Which mass?', ['A', 'B'], {}));
    const found = await preview([hit, other], replace('speed', 'pace', { parts: ['question', 'options'] }));
    expect(found).toMatchObject({ questions: 2, found: 1, hits: 3, refused: 0, checked: 1, papers: [] });
    expect(found.rows).toMatchObject([
      {
        questionId: hit,
        hits: 3,
        problems: null,
        fields: [
          { language: 'en', path: 'stem', after: fromSource('Which pace is the pace of sound?') },
          { language: 'en', path: 'options.0', before: fromSource('Speed A'), after: fromSource('pace A') },
        ],
      },
    ]);
    expect((await show(hit)).version).toBe(1);
  });

  it('names those that could not have the words: options that become equal, formulas that break, pictures without a text', async () => {
    const { mediaId } = await anImage(place.ctx());
    const draft = await single('Look', ['A', 'B']);
    const silent = await write({
      ...draft,
      content: {
        en: {
          ...draft.content.en,
          stem: {
            type: 'doc',
            content: [...fromSource('Look').content, { type: 'image', attrs: { mediaId, alt: 'red' } }],
          },
        },
      },
    });
    const equal = await write(await single('Which?', ['red', 'blue']));
    expect(
      (await preview([silent, equal], replace('red', ''))).rows.map(({ problems }) => problems?.[0]),
    ).toMatchObject([
      { messageKey: 'questions.rewording.problems.silentPicture' },
      { messageKey: 'questions.checks.optionMissing' },
    ]);
    expect((await preview([equal], replace('red', 'blue'))).rows[0]?.problems).toEqual([
      {
        path: 'content.en.options.1',
        messageKey: 'questions.checks.optionsDuplicate',
        values: { first: 1, second: 2 },
      },
    ]);
    const formula = await write(await single('Find $\\frac{a}{b}$', ['A', 'B']));
    const broken = await preview([formula], replace('{b}', '{', { inside: 'formulas' }));
    expect(broken).toMatchObject({ refused: 1 });
    expect(broken.rows[0]?.problems?.[0]).toMatchObject({
      path: 'content.en.stem',
      messageKey: 'questions.checks.MATH_UNBALANCED_BRACE',
    });
    const empty = await preview([formula], replace('\\frac{a}{b}', '', { inside: 'formulas' }));
    expect(empty.rows[0]?.problems).toEqual([
      { path: 'content.en.stem', messageKey: 'questions.rewording.problems.shape' },
    ]);
  });

  it('is paged by number, and takes a filter', async () => {
    const own = await world.institute();
    const author = await own.person('teacher');
    for (const n of [1, 2, 3])
      await aQuestion(own.ctx(), {
        type: 'INTEGER',
        key: { kind: 'number', accepted: [{ from: '1', to: '1' }] },
        content: { en: { stem: fromSource(`Count ${n}`), options: [], explanation: fromSource('') } },
      });
    const ask = (page: number) =>
      author.api.questions.previewRewording({
        body: {
          scope: { filter: { type: 'INTEGER', status: 'active' } },
          rewording: replace('count', 'number'),
          leaveOut: [],
          page,
          size: 2,
        },
      });
    expect((await ask(1)).rows.map(({ number }) => number)).toEqual([1, 2]);
    expect(await ask(2)).toMatchObject({ found: 3, rows: [{ number: 3 }] });
  });

  it('refuses what cannot be meant', async () => {
    const id = await write(await single('Which?', ['A', 'B']));
    const theirs = await anImage((await world.institute()).ctx());
    const refusals = [
      replace('same', 'same'),
      replace(' ', 'x', { inside: 'formulas' }),
      { kind: 'append', source: 'See $\\frac{1}{$', language: 'en' },
      { kind: 'picture', from: id, to: theirs.mediaId, alt: 'Theirs' },
      { kind: 'picture', from: theirs.mediaId, to: theirs.mediaId, alt: 'Same' },
    ] satisfies Rewording[];
    for (const rewording of refusals)
      await expect(preview([id], rewording)).rejects.toMatchObject({ status: 422, error: 'REWORDING_INVALID' });
    await expect(reword([id], replace('nowhere to be found', 'x'))).rejects.toMatchObject({ error: 'CHANGE_EMPTY' });
    await expect(reword([id], replace('Which', ''), [id])).rejects.toMatchObject({ error: 'CHANGE_EMPTY' });
  });
});

describe('a change of words', () => {
  it('makes one new version with a key of its own each, carries the translation, is findable and can be undone', async () => {
    const first = await write(
      await single('The zephyrometer of body A', ['A', 'B'], {
        content: {
          en: { stem: fromSource('Zephyrometer A'), options: ['A', 'B'].map(fromSource), explanation: fromSource('') },
          hi: { stem: fromSource('पिंड क'), options: ['क', 'ख'].map(fromSource), explanation: fromSource('') },
        },
        tags: ['Board'],
        expectedSeconds: 90,
      }),
    );
    const second = await write(await single('A zephyrometer again', ['A', 'B']));
    const before = [await show(first), await show(second)];
    const { changeId, questions, refused, working } = await reword(
      [first, second],
      replace('zephyrometer', 'Anemometer'),
    );
    expect({ questions, refused, working }).toEqual({ questions: 2, refused: 0, working: false });
    expect(await show(first)).toMatchObject({
      version: 2,
      keyVersion: 2,
      key: before[0]!.key,
      tags: ['Board'],
      expectedSeconds: 90,
      content: { en: { stem: fromSource('Anemometer A') }, hi: before[0]!.content.hi },
    });
    const search = async (text: string) =>
      (await teacher.api.questions.listQuestions({ query: { search: text } })).total;
    expect([await search('anemometer'), await search('zephyrometer')]).toEqual([2, 0]);
    expect((await teacher.api.questions.listQuestionChanges()).rows[0]).toMatchObject({
      id: changeId,
      change: { rewording: { find: 'zephyrometer' } },
      questions: 2,
      left: 0,
      state: 'done',
      percent: 100,
    });
    expect(await undo(changeId)).toEqual({ questions: 2, left: 0, working: false });
    for (const was of before) {
      const now = await show(was.id);
      expect([now.version, now.keyVersion]).toEqual([3, 3]);
      expect({ content: now.content, key: now.key }).toEqual({ content: was.content, key: was.key });
    }
    expect([await search('anemometer'), await search('zephyrometer')]).toEqual([0, 2]);
    await expect(undo(changeId)).rejects.toMatchObject({ error: 'CHANGE_UNDONE' });
  });

  it('leaves by name what could not have the words, what has none of them, and what the author left out', async () => {
    const good = await write(await single('red things', ['A', 'B']));
    const bad = await write(await single('things', ['red', 'blue']));
    const out = await write(await single('red too', ['A', 'B']));
    const none = await write(await single('green', ['A', 'B']));
    const { changeId, questions, refused } = await reword([good, bad, out, none], replace('red', 'blue'), [out]);
    expect([questions, refused]).toEqual([1, 1]);
    expect([await stemOf(good), await stemOf(out)]).toEqual(['blue things', 'red too']);
    const left = await outcomes(changeId, 'left');
    expect(left).toMatchObject({
      total: 1,
      left: 1,
      rows: [
        {
          questionId: bad,
          outcome: 'refused',
          version: null,
          problems: [{ messageKey: 'questions.checks.optionsDuplicate' }],
        },
      ],
    });
    expect((await outcomes(changeId)).rows).toMatchObject([
      { questionId: good, outcome: 'changed', version: 2 },
      { questionId: bad },
    ]);
  });

  it('leaves, when undone, what got other words, another key or a translation since', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4]) ids.push(await write(await single(`Velocity ${n}`, ['A', 'B'])));
    const { changeId } = await reword(ids, replace('velocity', 'speed'));
    const revise = async (questionId: string, patch: (now: QuestionDraft) => Partial<QuestionDraft>) => {
      const { type, difficulty, content, key, knowledgeArea, version, keyVersion, pastExams } = await show(questionId);
      const now = { type, difficulty, content, key, pastExams, knowledgeAreaId: knowledgeArea.id };
      await teacher.api.questions.reviseQuestion({
        params: { questionId },
        body: { ...now, ...patch(now), version, keyVersion },
      });
    };
    await revise(ids[0]!, ({ content: { en } }) => ({ content: { en: { ...en, stem: fromSource('Mine') } } }));
    await revise(ids[1]!, () => ({ key: { kind: 'choice', accepted: [[1]] } }));
    await revise(ids[2]!, ({ content: { en } }) => ({
      content: { en, hi: { ...en, stem: fromSource('चाल'), options: ['क', 'ख'].map(fromSource) } },
    }));
    expect(await undo(changeId)).toEqual({ questions: 1, left: 3, working: false });
    expect([await stemOf(ids[0]!), await stemOf(ids[1]!), await stemOf(ids[2]!), await stemOf(ids[3]!)]).toEqual([
      'Mine',
      'speed 2',
      'speed 3',
      'Velocity 4',
    ]);
    expect((await show(ids[2]!)).languages).toEqual(['en', 'hi']);
    expect((await outcomes(changeId, 'left')).rows.map(({ outcome }) => outcome)).toEqual(
      Array(3).fill('changed_since'),
    );
  });

  it('changes the chosen language and parts only, formulas whatever their spacing, and a model answer with the explanation', async () => {
    const draft = await single('Given $\\frac {a}{b}$', ['$\\frac{a}{b}$', 'B']);
    const id = await write(draft);
    await reword([id], replace('\\frac{a}{b}', 'c', { inside: 'formulas', parts: ['options'] }));
    const { en } = (await show(id)).content;
    expect([toSource(en.stem), toSource(en.options[0]!)]).toEqual(['Given $\\frac {a}{b}$', '$c$']);
    const written = await write({
      ...draft,
      type: 'SUBJECTIVE-SHORT',
      content: { en: { ...en, stem: fromSource('Explain'), options: [] } },
      key: { kind: 'rubric', modelAnswer: fromSource('The speed'), criteria: [] },
    });
    await expect(reword([written], replace('speed', 'pace', { languages: ['hi'] }))).rejects.toMatchObject({
      error: 'CHANGE_EMPTY',
    });
    await reword([written], replace('the speed', 'pace', { parts: ['explanation'] }));
    expect((await show(written)).key).toMatchObject({ modelAnswer: fromSource('pace') });
  });

  it('replaces a picture by another and lists those that could be', async () => {
    const [old, fresh] = [await anImage(place.ctx()), await anImage(place.ctx())];
    const draft = await single('Look', ['A', 'B']);
    const image = (mediaId: string) => ({ type: 'image' as const, attrs: { mediaId, alt: 'A lens', width: 40 } });
    const id = await write({
      ...draft,
      content: {
        en: {
          ...draft.content.en,
          explanation: { type: 'doc', content: [...fromSource('See').content, image(old.mediaId)] },
        },
      },
    });
    const pictures = await teacher.api.questions.listScopePictures({ body: { scope: { questionIds: [id] } } });
    expect(pictures.rows).toEqual([{ mediaId: old.mediaId, alt: 'A lens', questions: 1 }]);
    await reword([id], { kind: 'picture', from: old.mediaId, to: fresh.mediaId, alt: 'A better lens' });
    expect((await show(id)).content.en.explanation.content.at(-1)).toEqual({
      type: 'image',
      attrs: { mediaId: fresh.mediaId, alt: 'A better lens' },
    });
  });

  it('adds a paragraph to every explanation of a language', async () => {
    const id = await write(await single('Which?', ['A', 'B']));
    await reword([id], { kind: 'append', source: 'Take $g = 10$.', language: 'en' });
    expect(toSource((await show(id)).content.en.explanation)).toBe('The speed is asked.\n\nTake $g = 10$.');
  });

  it('says which published papers keep what they have', async () => {
    const room = await examRoom(world);
    const [used, free] = [await room.question(), await room.question()];
    const paperId = await room.paper([used], { title: 'Weekly test 4' });
    const rewording = replace('travel', 'move');
    const body = { scope: { questionIds: [used, free] }, rewording, leaveOut: [] };
    const papers = [{ id: paperId, title: 'Weekly test 4', questions: 1 }];
    const dry = await room.teacher.api.questions.previewRewording({ body: { ...body, page: 1, size: 10 } });
    expect(dry.papers).toEqual(papers);
    const { changeId } = await room.teacher.api.questions.rewordQuestions({ body });
    const shown = () => room.teacher.api.questions.showRewording({ params: { changeId } });
    expect((await shown()).papers).toEqual(papers);
    const sheet = await room.teacher.api.assessments.previewPaper({ params: { paperId } });
    expect(JSON.stringify(sheet)).toContain('move');
  });

  it('reaches no question of another institute, none that was removed, and is refused to who may not write', async () => {
    const id = await write(await single('Which nebula?', ['A', 'B']));
    const rewording = replace('nebula', 'star');
    const elsewhere = await (await world.institute()).person('teacher');
    await expect(reword([id], rewording, [], elsewhere)).rejects.toMatchObject({ error: 'CHANGE_EMPTY' });
    await expect(reword([id], rewording, [], await place.person('student'))).rejects.toMatchObject({ status: 403 });
    const { changeId } = await reword([id], rewording);
    await expect(elsewhere.api.questions.showRewording({ params: { changeId } })).rejects.toMatchObject({
      status: 404,
    });
    await teacher.api.questions.changeQuestions({ body: { scope: { questionIds: [id] }, change: { remove: true } } });
    await expect(reword([id], replace('star', 'sun'))).rejects.toMatchObject({ error: 'CHANGE_EMPTY' });
    expect(await undo(changeId)).toMatchObject({ questions: 0, left: 1 });
  });

  it('goes by a job, in slices, when they are many, and is taken back by one too', async () => {
    const own = await world.institute();
    const author = await own.person('teacher');
    const { questionId } = await aQuestion(own.ctx());
    await world.query(
      `with made as (
         insert into questions (institute_id, id, number, type, version, key_version, subject_id, knowledge_area_id, difficulty, fingerprint,
           search_text, created_at, updated_at)
         select institute_id, gen_random_uuid(), 100000 + n, type, version, key_version, subject_id, knowledge_area_id, difficulty,
           fingerprint, search_text, now(), now() from questions, generate_series(1, 520) n where id = $1 returning institute_id, id
       ), versions as (
         insert into question_versions (institute_id, question_id, version, type, content, created_at)
         select m.institute_id, m.id, 1, v.type, v.content, now() from made m, question_versions v where v.question_id = $1
       )
       insert into question_keys (institute_id, question_id, key_version, version, key, created_at)
       select m.institute_id, m.id, 1, 1, k.key, now() from made m, question_keys k where k.question_id = $1`,
      [questionId],
    );
    const { changeId, working, questions } = await author.api.questions.rewordQuestions({
      body: { scope: { filter: { status: 'active' } }, rewording: replace('body', 'ball'), leaveOut: [] },
    });
    expect([working, questions]).toEqual([true, 521]);
    const line = async () => (await author.api.questions.listQuestionChanges()).rows[0];
    expect(await line()).toMatchObject({ state: 'working', percent: 0 });
    const takeBack = () => author.api.questions.undoQuestionChange({ params: { changeId } });
    await expect(takeBack()).rejects.toMatchObject({ status: 409, error: 'CHANGE_WORKING' });
    await world.runJobs();
    expect(await line()).toMatchObject({ state: 'done', questions: 521, left: 0, percent: 100 });
    const list = () => author.api.questions.listQuestions({ query: { search: 'ball' } });
    expect((await list()).total).toBeGreaterThan(0);
    const versions = await author.api.questions.listQuestionVersions({ params: { questionId } });
    expect(versions.versions[0]).toMatchObject({ version: 2 });
    expect(await takeBack()).toMatchObject({ working: true });
    expect(await line()).toMatchObject({ state: 'undoing' });
    await world.runJobs();
    expect(await line()).toMatchObject({ state: 'undone', left: 0 });
    expect((await list()).total).toBe(0);
    expect((await show(questionId, author)).version).toBe(3);
  });
});
