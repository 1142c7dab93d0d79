import { exportFormats } from '@abhyas/contract/questions/formats';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aQuestion } from '../factories.ts';

let world: World;
let place: TestInstitute;
let owner: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
});

const report = (questionIds: string[], by = owner) =>
  by.api.questions.reportExport({ body: { scope: { questionIds } } });
const take = (format: (typeof exportFormats)[number], scope: object, by = owner) =>
  by.send('POST', '/api/question-exports', {
    payload: JSON.stringify({ scope, format }),
    headers: { 'content-type': 'application/json' },
  });
const withHindi = {
  en: { stem: fromSource('How many moons has Mars?'), options: [], explanation: fromSource('') },
  hi: { stem: fromSource('मंगल के कितने चंद्रमा हैं?'), options: [], explanation: fromSource('') },
};

describe('the report before an export', () => {
  it('says for every format what is lost, how often, and which questions are refused', async () => {
    const { questionId: plain } = await aQuestion(place.ctx());
    const { questionId: rounded } = await aQuestion(place.ctx(), {
      type: 'DECIMAL',
      tags: ['a, b'],
      content: withHindi,
      key: { kind: 'number', accepted: [{ from: '2', to: '2' }], decimals: 1 },
    });
    const { questionId: statements } = await aQuestion(place.ctx(), {
      type: 'ASSERTION-REASON',
      content: {
        en: {
          stem: fromSource(''),
          options: [],
          statements: { assertion: fromSource('Ice floats.'), reason: fromSource('It is lighter than water.') },
          explanation: fromSource(''),
        },
      },
      key: { kind: 'choice', accepted: [[1]] },
    });
    const { questionId: arrow } = await aQuestion(place.ctx(), {
      type: 'FILL-BLANK-TEXT',
      content: { en: withHindi.en },
      key: { kind: 'text', accepted: ['a->b'], caseSensitive: false },
    });
    const { questions, formats } = await report([plain, rounded, statements, arrow]);
    const of = (format: string) => formats.find((one) => one.format === format)!;
    expect([questions, formats.map(({ format }) => format)]).toEqual([4, [...exportFormats]]);
    expect(of('json')).toEqual({ format: 'json', written: 4, losses: [], refused: [] });
    expect(of('csv')).toEqual({
      format: 'csv',
      written: 4,
      losses: [
        { code: 'TRANSLATION', count: 1 },
        { code: 'TAGS', count: 1 },
      ],
      refused: [],
    });
    const { number } = await owner.api.questions.showQuestion({ params: { questionId: arrow } });
    expect(of('gift')).toEqual({
      format: 'gift',
      written: 3,
      losses: [{ code: 'ROUNDING', count: 1 }],
      refused: [{ reason: 'KEY_READS_AS_PAIR', count: 1, questions: [{ id: arrow, number }] }],
    });
  });

  it('refuses other formats than our own for a question with variables', async () => {
    const { questionId } = await aQuestion(place.ctx(), {
      type: 'DECIMAL',
      content: {
        en: { stem: fromSource('What is {{a}} times two?'), options: [], explanation: fromSource('') },
      },
      variables: {
        variables: [{ kind: 'range', name: 'a', from: '1', to: '9', step: '1' }],
        values: [],
        constraints: [],
      },
      key: {
        kind: 'formula',
        expression: 'a * 2',
        tolerance: { kind: 'absolute', amount: '0' },
        decimals: 0,
        unit: '',
      },
    });
    for (const { format, written, refused } of (await report([questionId])).formats)
      expect([format, written, refused.map(({ reason }) => reason)]).toEqual(
        format === 'json' ? ['json', 1, []] : [format, 0, ['VARIABLES']],
      );
  });
});

describe('an export', () => {
  it.each(exportFormats)('as %s is a file that an import reads again, and the log tells of it', async (format) => {
    const own = await world.institute();
    const by = await own.person('owner');
    const stems = ['Which force acts?', '=Which of these runs?'];
    for (const stem of stems) {
      const { draft } = await aQuestion(own.ctx());
      await aQuestion(own.ctx(), {
        content: { en: { ...draft.content.en, stem: fromSource(stem) } },
        tags: ['board'],
        pastExams: ['Apr-2024'],
      });
    }
    const answer = await take(format, { filter: { tag: 'board' } }, by);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('2026');
    const imported = await by.api.questions.uploadImport({
      query: { fileName: `back.${{ moodle: 'xml', qti21: 'zip', gift: 'txt' }[format as string] ?? format}` },
      file: answer.rawPayload,
    });
    await world.runJobs();
    const { format: told, counts, losses } = await by.api.questions.showImport({ params: { importId: imported.id } });
    expect([told, counts.rows, counts.duplicate, counts.refused, losses]).toEqual([format, 2, 2, 0, []]);
    const { rows } = await by.api.insights.listAuditEntries({ query: { action: 'questions.exported' } });
    expect(rows).toHaveLength(1);
  });

  it.each(['json', 'csv'] as const)(
    'as %s carries the passage of a group, and the import loses nothing of it',
    async (format) => {
      const own = await world.institute();
      const by = await own.person('owner');
      const { questionId } = await aQuestion(own.ctx());
      const stem = { en: fromSource('Read the passage about $v = at$.') };
      await by.api.questions.createQuestionGroup({ body: { title: 'Passage 1', stem, questionIds: [questionId] } });
      const answer = await take(format, { questionIds: [questionId] }, by);
      if (format === 'json') expect(answer.json().questions[0].group).toEqual({ title: 'Passage 1', stem });
      else expect(answer.body).toContain(',Passage 1,Read the passage about $v = at$.');
      const { id } = await by.api.questions.uploadImport({
        query: { fileName: `back.${format}` },
        file: answer.rawPayload,
      });
      await world.runJobs();
      expect(await by.api.questions.showImport({ params: { importId: id } })).toMatchObject({
        counts: { duplicate: 1 },
        losses: [],
      });
    },
  );

  it('as json brings the expected time and the variables into the bank of another institute', async () => {
    const [here, there] = [await world.institute(), await world.institute()];
    const [giver, taker] = [await here.person('owner'), await there.person('owner')];
    const variables = {
      variables: [{ kind: 'range' as const, name: 'a', from: '1', to: '9', step: '1' }],
      values: [],
      constraints: [],
    };
    const { questionId } = await aQuestion(here.ctx(), {
      type: 'DECIMAL',
      expectedSeconds: 90,
      content: { en: { stem: fromSource('What is {{a}} times two?'), options: [], explanation: fromSource('') } },
      variables,
      key: {
        kind: 'formula',
        expression: 'a * 2',
        tolerance: { kind: 'absolute', amount: '0' },
        decimals: 0,
        unit: '',
      },
    });
    const file = (await take('json', { questionIds: [questionId] }, giver)).rawPayload;
    const { id: importId } = await taker.api.questions.uploadImport({ query: { fileName: 'bank.json' }, file });
    await world.runJobs();
    expect(await taker.api.questions.showImport({ params: { importId } })).toMatchObject({
      losses: [],
      counts: { ready: 1 },
    });
    await taker.api.questions.commitImport({ params: { importId } });
    await world.runJobs();
    const [row] = (await taker.api.questions.listQuestions()).rows;
    expect(await taker.api.questions.showQuestion({ params: { questionId: row!.id } })).toMatchObject({
      expectedSeconds: 90,
      variables,
      key: { kind: 'formula', expression: 'a * 2' },
    });
  });

  it('takes nothing of another institute', async () => {
    const { questionId } = await aQuestion(place.ctx());
    const elsewhere = await world.institute();
    const stranger = await elsewhere.person('owner');
    await expect(report([questionId], stranger)).rejects.toMatchObject({ status: 409, error: 'EXPORT_EMPTY' });
    const { questionId: own } = await aQuestion(elsewhere.ctx());
    expect((await report([own, questionId], stranger)).questions).toBe(1);
    const file = await take('json', { questionIds: [own, questionId] }, stranger);
    expect(file.json().questions).toHaveLength(1);
  });

  it('is a right of its own: who reads and writes questions may not take them away', async () => {
    const { questionId } = await aQuestion(place.ctx());
    const teacher = await place.person('teacher');
    await expect(report([questionId], teacher)).rejects.toMatchObject({ status: 403 });
    expect((await take('csv', { questionIds: [questionId] }, teacher)).statusCode).toBe(403);
    expect((await take('csv', { questionIds: [questionId] }, await place.person('administrator'))).statusCode).toBe(
      200,
    );
  });

  it('leaves the bank in parts beyond the limit', async () => {
    const own = await world.institute();
    const { questionId } = await aQuestion(own.ctx());
    await world.query(
      `insert into questions (institute_id, id, number, type, version, key_version, subject_id, knowledge_area_id, difficulty, fingerprint,
         search_text, created_at, updated_at)
       select institute_id, gen_random_uuid(), 100000 + n, type, version, key_version, subject_id, knowledge_area_id, difficulty,
         fingerprint, search_text, now(), now() from questions, generate_series(1, 20000) n where id = $1`,
      [questionId],
    );
    const by = await own.person('owner');
    await expect(by.api.questions.reportExport({ body: { scope: { filter: {} } } })).rejects.toMatchObject({
      status: 409,
      error: 'EXPORT_TOO_LARGE',
      details: { most: 20_000 },
    });
  });
});
