import { readFileSync } from 'node:fs';
import type { api } from '@abhyas/contract';
import type { Args } from '@abhyas/contract/endpoint';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoBank } from '../../../../database/seed/bank.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aDraft, aQuestion } from '../factories.ts';
import { indexRest } from './index-questions.job.ts';
import { rankBy } from '../../../kernel/search/rank.store.ts';

interface FixedQuery {
  readonly query: string;
  /** Id of the question in the demo bank. */
  readonly question: string;
  readonly language: 'en' | 'hi' | 'formula';
  readonly slip: 'wrong' | 'missing' | 'swapped' | 'none';
}
const queries = JSON.parse(
  readFileSync(new URL('./queries.fixture.json', import.meta.url), 'utf8'),
) as readonly FixedQuery[];
type Filter = NonNullable<Args<typeof api.questions.listQuestions>['query']>;

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const list = (query: Filter, by = teacher) => by.api.questions.listQuestions({ query });
const said = (stem: string, hindi?: string): Pick<QuestionDraft, 'type' | 'key' | 'content'> => {
  const words = (source: string) => ({ stem: fromSource(source), options: [], explanation: fromSource('') });
  return {
    type: 'INTEGER',
    key: { kind: 'number', accepted: [{ from: '1', to: '1' }] },
    content: { en: words(stem), ...(hindi && { hi: words(hindi) }) },
  };
};

describe('the search over the demo bank', () => {
  const idOf = new Map<string, string>();
  let reader: Person;

  beforeAll(async () => {
    const bank = await world.institute();
    reader = await bank.person('teacher');
    const author = await bank.person('teacher');
    for (const { story, questionId } of await demoBank(bank.ctx(author))) idOf.set(story, questionId);
  }, 120_000);

  it('has the wanted question among the first five for 95 of 100 fixed queries', async () => {
    expect(queries).toHaveLength(100);
    const missed: FixedQuery[] = [];
    for (const fixed of queries) {
      const { rows } = await list({ search: fixed.query, size: 5 }, reader);
      if (!rows.some(({ id }) => id === idOf.get(fixed.question))) missed.push(fixed);
    }
    expect(missed.length, JSON.stringify(missed, undefined, 1)).toBeLessThanOrEqual(5);
  }, 120_000);
});

describe('the search', () => {
  it('finds what was written at once, by new words after a change, and not by the old ones', async () => {
    const { questionId } = await aQuestion(place.ctx(), said('A pendulum swings beside a waterfall'));
    expect((await list({ search: 'waterfal pendulum' })).rows.map(({ id }) => id)).toEqual([questionId]);
    const body = { ...(await aDraft(place.ctx())), ...said('A gyroscope turns beside a volcano') };
    await teacher.api.questions.reviseQuestion({
      params: { questionId },
      body: { ...body, version: 1, keyVersion: 1 },
    });
    expect((await list({ search: 'gyroscope' })).rows.map(({ id }) => id)).toEqual([questionId]);
    expect((await list({ search: 'waterfall' })).rows).toEqual([]);
  });

  it('ranks what was typed before what is near it', async () => {
    const near = await aQuestion(place.ctx(), said('The causal chain of xylophones'));
    const exact = await aQuestion(place.ctx(), said('The casual chain of xylophones'));
    const found = (await list({ search: 'casual xylophones' })).rows.map(({ id }) => id);
    expect(found).toEqual([exact.questionId, near.questionId]);
  });

  it('finds a word by its beginning while it is being typed', async () => {
    const { questionId } = await aQuestion(place.ctx(), said('Photosynthesis needs light'));
    expect((await list({ search: 'photosy' })).rows.map(({ id }) => id)).toEqual([questionId]);
    expect((await list({ search: 'photosy light ' })).rows.map(({ id }) => id)).toContain(questionId);
  });

  it('finds Hindi words with a slip, and formulas in another dress', async () => {
    const own = await world.institute();
    const reader = await own.person('teacher');
    const { questionId } = await aQuestion(
      own.ctx(),
      said('Its energy is $\\frac{1}{2}mv^{2}$', 'गतिज ऊर्जा की परिभाषा'),
    );
    await aQuestion(own.ctx(), said('Its energy is $\\frac{1}{2}kx^{2}$'));
    for (const search of ['परिभाषा', 'परिभषा', '\\dfrac12 m v^2', '$mv^2$'])
      expect((await list({ search }, reader)).rows[0]?.id, search).toBe(questionId);
  });

  it('counts what each choice of a filter would leave', async () => {
    const own = await world.institute();
    const reader = await own.person('teacher');
    const ctx = own.ctx();
    const one = await aQuestion(ctx, { ...said('The capacitor A', 'संधारित्र'), difficulty: 0 });
    await aQuestion(ctx, { ...said('The capacitor B'), difficulty: 2 });
    await aQuestion(ctx, { ...said('The capacitor C'), difficulty: 2, area: 'Genetics' });
    await aQuestion(ctx, said('A lens'));
    const { counts, total, rows, more } = await list({ search: 'capasitor', difficulty: 2 });
    expect([counts.all, total, rows.length, more]).toEqual([0, 0, 0, false]);
    const found = await list({ search: 'capasitor', difficulty: 2 }, reader);
    expect([found.total, found.counts.all]).toEqual([2, 2]);
    expect(found.counts.byDifficulty.toSorted((a, b) => a.difficulty - b.difficulty)).toEqual([
      { difficulty: 0, count: 1 },
      { difficulty: 2, count: 2 },
    ]);
    expect(found.counts.byType).toEqual([{ type: 'INTEGER', count: 2 }]);
    expect(found.counts.bySubject.filter(({ count }) => count > 0)).toEqual([
      { subject: 'physics', count: 1 },
      { subject: 'biology', count: 1 },
    ]);
    const hindi = await list({ search: 'capacitor', language: 'hi' }, reader);
    expect(hindi.rows.map(({ id }) => id)).toEqual([one.questionId]);
    expect(Object.fromEntries(hindi.counts.byLanguage.map(({ language, count }) => [language, count]))).toEqual({
      en: 3,
      hi: 1,
    });
    await reader.api.questions.setQuestionStatus({ params: one, body: { status: 'archived' } });
    const kept = await list({ search: 'capacitor', status: 'archived' }, reader);
    expect(Object.fromEntries(kept.counts.byStatus.map(({ status, count }) => [status, count]))).toEqual({
      active: 2,
      archived: 1,
    });
    const area = kept.rows[0]!.knowledgeArea.id;
    expect(kept.counts.byArea.find(({ knowledgeAreaId }) => knowledgeAreaId === area)?.count).toBe(1);
  });

  it('counts the best hits at once and every hit where it is asked to, as a change of all of them does', async () => {
    const own = await world.institute();
    const reader = await own.person('teacher');
    const { questionId } = await aQuestion(own.ctx(), said('A hovercraft floats'));
    for (const [table, column] of [
      ['questions', 'id'],
      ['question_terms', 'question_id'],
    ])
      await world.query(
        `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('${column}', md5($1 || n)::uuid, 'number', n))).*
         from ${table} t, generate_series(1001, 1520) n where t.${column} = $2`,
        [String(own.id), questionId],
      );
    const best = await list({ search: 'hovercraft' }, reader);
    expect([best.total, best.more]).toEqual([500, true]);
    const all = await list({ search: 'hovercraft', hits: 'all', size: 1 }, reader);
    expect([all.total, all.more, all.counts.bySubject.find(({ count }) => count > 0)?.count]).toEqual([
      521,
      false,
      521,
    ]);
  });

  it('never tells one institute of another, nor answers for one that is not bound', async () => {
    await aQuestion(place.ctx(), said('Marsupials carry their young'));
    const elsewhere = await world.institute();
    const stranger = await elsewhere.person('teacher');
    expect((await list({ search: 'marsupials' }, stranger)).rows).toEqual([]);
    await expect(
      rankBy(
        { ...elsewhere.ctx(), instituteId: place.id },
        'find_questions',
        { queries: [`'${place.id}:marsupial'`], parts: [] },
        5,
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('is a function of searcher, whom row level security lets pass and who reads the tables that are searched alone', async () => {
    expect(
      await world.query(
        `select rolbypassrls as passes, rolcanlogin as signs_in from pg_roles where rolname = 'searcher'`,
      ),
    ).toEqual([{ passes: true, signs_in: false }]);
    expect(
      await world.query(
        `select table_name, privilege_type from information_schema.role_table_grants where grantee = 'searcher' order by 1`,
      ),
    ).toEqual(
      ['course_terms', 'question_terms'].map((table) => ({
        table_name: table,
        privilege_type: 'SELECT',
      })),
    );
  });

  it('stays under row level security where the server grants no more, and finds the same', async () => {
    const { questionId } = await aQuestion(place.ctx(), said('Bioluminescence of a jellyfish'));
    await world.query('alter role searcher nobypassrls');
    try {
      expect((await list({ search: 'jelyfish' })).rows.map(({ id }) => id)).toEqual([questionId]);
    } finally {
      await world.query('alter role searcher bypassrls');
    }
  });

  it('learns of a bank that is older than it', async () => {
    const { questionId } = await aQuestion(place.ctx(), said('An odometer counts revolutions'));
    await world.query('delete from question_terms where question_id = $1', [questionId]);
    expect((await list({ search: 'odometer' })).rows).toEqual([]);
    await indexRest(place.ctx(), undefined);
    expect((await list({ search: 'odometer' })).rows.map(({ id }) => id)).toEqual([questionId]);
  });
});
