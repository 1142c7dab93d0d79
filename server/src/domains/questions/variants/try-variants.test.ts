import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import type { QuestionVariables } from '@abhyas/contract/questions/variables';
import { fromSource, toSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { aDraft } from '../factories.ts';
import { drawVariant, fillContent, fillKey, keysOf, unitOf, versionsOf } from '../index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const variables: QuestionVariables = {
  variables: [
    { kind: 'range', name: 'a', from: '2', to: '40', step: '1' },
    { kind: 'range', name: 't', from: '0.5', to: '9.5', step: '0.5' },
  ],
  values: [{ name: 'v', expression: 'a / t', decimals: 2 }],
  constraints: ['a != t'],
};
const key = {
  kind: 'formula' as const,
  expression: 'v',
  tolerance: { kind: 'absolute' as const, amount: '0.01' },
  decimals: 2,
  unit: 'm/s',
};
const words = (stem: string, explanation = '$v = {{a}} / {{t}} = {{v}}$') => ({
  stem: fromSource(stem),
  options: [],
  explanation: fromSource(explanation),
});
let asked = 0;
const varied = (over: Partial<QuestionDraft> = {}): Promise<QuestionDraft> =>
  aDraft(place.ctx(), {
    type: 'DECIMAL',
    content: { en: words(`Body ${++asked} covers {{a}} m in {{t}} s. How fast is it?`) },
    variables,
    key,
    ...over,
  });
const create = async (over: Partial<QuestionDraft> = {}) => {
  const body = await varied(over);
  return { body, ...(await teacher.api.questions.createQuestion({ body })) };
};
const show = (questionId: string) => teacher.api.questions.showQuestion({ params: { questionId } });

describe('a parameterised question in the bank', () => {
  it('keeps its variables and its computed answer, and gives them to those who ask it', async () => {
    const { questionId } = await create();
    expect(await show(questionId)).toMatchObject({ version: 1, variables, key });
    const version = (await versionsOf(place.ctx(), [{ questionId, version: 1 }])).get(questionId)!;
    const pinned = (await keysOf(place.ctx(), [{ questionId, keyVersion: 1 }])).get(questionId)!.key;
    const variant = drawVariant(version.variables!, 'one attempt');
    const stem = toSource(fillContent(version.content.en, variant).stem);
    expect(stem).toContain(`covers ${variant['a']} m in ${variant['t']} s`);
    const right = Number(variant['a']) / Number(variant['t']);
    expect(fillKey(pinned, version.variables!, variant)).toMatchObject({ kind: 'number', decimals: 2 });
    const [range] = (fillKey(pinned, version.variables!, variant) as { accepted: { from: string; to: string }[] })
      .accepted;
    expect(Number(range!.from)).toBeLessThanOrEqual(right);
    expect(Number(range!.to)).toBeGreaterThanOrEqual(right);
    expect(unitOf(pinned)).toBe('m/s');
  });

  it('is found by its words', async () => {
    const { questionId } = await create({ content: { en: words('The glider of mass {{a}} kg slows in {{t}} s.') } });
    const { rows } = await teacher.api.questions.listQuestions({ query: { search: 'glider slows' } });
    expect(rows.map(({ id }) => id)).toContain(questionId);
  });

  it('has another version when its variables change, whose words may be the same', async () => {
    const { questionId, body } = await create();
    const revise = (draft: QuestionDraft, version: number, keyVersion: number) =>
      teacher.api.questions.reviseQuestion({ params: { questionId }, body: { ...draft, version, keyVersion } });
    expect(await revise(body, 1, 1)).toMatchObject({ version: 1, keyVersion: 1 });
    const wider = { ...variables, constraints: ['a > t'] };
    expect(await revise({ ...body, variables: wider }, 1, 1)).toMatchObject({ version: 2, keyVersion: 2 });
    const plain = { ...body, content: { en: words('How fast is light, in units of itself?', '-') } };
    const { variables: _none, ...without } = plain;
    await revise({ ...without, key: { kind: 'number', accepted: [{ from: '1', to: '1' }] } }, 2, 2);
    expect(await show(questionId)).not.toHaveProperty('variables');
    const past = (version: number) =>
      teacher.api.questions.showQuestionVersion({ params: { questionId, version }, query: {} });
    expect(await past(1)).toMatchObject({ variables, key });
    expect(await past(2)).toMatchObject({ variables: wider });
    expect(await past(3)).not.toHaveProperty('variables');
    await teacher.api.questions.restoreQuestionVersion({
      params: { questionId, version: 1 },
      body: { keyVersion: 1, over: { version: 3, keyVersion: 3 } },
    });
    expect(await show(questionId)).toMatchObject({ version: 4, variables, key });
  });

  it('is refused with the field and the numbers where a variant fails', async () => {
    const refused = create({
      variables: { ...variables, values: [{ name: 'v', expression: 'a / (t - 2)', decimals: 2 }] },
    });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      error: 'QUESTION_INVALID',
      fields: [
        {
          path: 'body.variables.values.0.expression',
          messageKey: 'questions.variables.checks.divisionByZeroFor',
          values: { numbers: expect.stringContaining('t = 2.0') as string },
        },
      ],
    });
  });

  it('is refused where an expression is none, before anything runs', async () => {
    await expect(create({ key: { ...key, expression: 'cos.constructor' } })).rejects.toMatchObject({
      error: 'QUESTION_INVALID',
      fields: [{ path: 'body.key.expression', messageKey: 'questions.variables.checks.notAllowed' }],
    });
  });

  it('comes back from a file of our own format with its variables, and is refused there like anywhere', async () => {
    const { knowledgeAreaId: _area, ...body } = await varied();
    const file = (questions: unknown[]) =>
      Buffer.from(JSON.stringify({ format: 'abhyas-questions', version: 1, questions, pictures: {} }));
    const whole = { ...body, tags: [], knowledgeArea: 'Kinematics' };
    const broken = {
      ...whole,
      content: { en: words('Another body covers {{a}} m in {{t}} s.') },
      key: { ...key, expression: '1 / (a - 3)' },
    };
    const { id } = await teacher.api.questions.uploadImport({
      query: { fileName: 'a.json' },
      file: file([whole, broken]),
    });
    const { rows } = await teacher.api.questions.listImportRows({ params: { importId: id }, query: {} });
    expect(rows.map(({ state }) => state)).toEqual(['ready', 'refused']);
    expect(rows[1]?.problems[0]).toMatchObject({ code: 'variables.checks.divisionByZeroFor' });
    await teacher.api.questions.commitImport({ params: { importId: id } });
    const { rows: written } = await teacher.api.questions.listQuestions({ query: { importId: id } });
    expect(written).toHaveLength(1);
    expect(await show(written[0]!.id)).toMatchObject({ variables, key });
  });
});

describe('trying variants before publishing', () => {
  const attempt = async (over: Partial<QuestionDraft> = {}, from = 0) => {
    const { type, content, variables: of, key: now } = await varied(over);
    return teacher.api.questions.tryVariants({ body: { type, content, variables: of!, key: now, from } });
  };

  it('shows six samples with their answers and what a thousand variants are like', async () => {
    const report = await attempt();
    expect(report).toMatchObject({ problems: [], warnings: [], possible: 741 });
    expect(report.drawn).toBe(741);
    expect(report.kept).toBeLessThan(741);
    expect(report.samples).toHaveLength(6);
    for (const { variant, content, key: right } of report.samples) {
      expect(toSource(content.en.stem)).toContain(`covers ${variant['a']} m in ${variant['t']} s`);
      expect(right).toMatchObject({ kind: 'number', decimals: 2 });
    }
  });

  it('shows other samples from another number on, and the same ones again', async () => {
    const first = await attempt();
    expect((await attempt({}, 6)).samples.map(({ variant }) => variant)).not.toEqual(
      first.samples.map(({ variant }) => variant),
    );
    expect((await attempt()).samples.map(({ variant }) => variant)).toEqual(
      first.samples.map(({ variant }) => variant),
    );
  });

  it('says what is wrong instead of refusing, and warns of what looks like a mistake', async () => {
    const broken = await attempt({ variables: { ...variables, constraints: ['a >'] } });
    expect(broken).toMatchObject({
      samples: [],
      problems: [{ path: 'variables.constraints.0', messageKey: 'questions.variables.checks.unreadable' }],
    });
    const never = await attempt({ variables: { ...variables, constraints: ['a < 0'] } });
    expect(never).toMatchObject({ samples: [], kept: 0, problems: [{ path: 'variables.constraints' }] });
    const unused = await attempt({ content: { en: words('How fast?', '-') }, key: { ...key, expression: 'a' } });
    expect(unused.warnings.map(({ path }) => path)).toEqual(['variables.values.0.name']);
  });

  it('has no samples where the answer has no value, and says for which numbers', async () => {
    const none = await attempt({ key: { ...key, expression: 'sqrt(-a)' } });
    expect(none.samples).toEqual([]);
    expect(none.problems).toMatchObject([
      { path: 'key.expression', values: { numbers: expect.any(String) as string } },
    ]);
  });

  it('is for those who write questions', async () => {
    const student = await place.person('student');
    const { type, content, variables: of, key: now } = await varied();
    const body = { type, content, variables: of!, key: now, from: 0 };
    await expect(student.api.questions.tryVariants({ body })).rejects.toMatchObject({ status: 403 });
  });
});
