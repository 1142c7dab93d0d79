import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource, toSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Console,
  examRoom,
  type ExamRoom,
  number,
  type Person,
  sitDown,
  testWorld,
  type World,
} from '../../../testing/index.ts';
import { personalData } from '../../identity/index.ts';
import { aDraft } from '../../questions/factories.ts';
import { someAttempts } from '../factories.ts';

let world: World;
let room: ExamRoom;
let paper: string;
/** How far, as a typed number: speed `u`, time `t`. */
let typed: string;
/** How fast, as one of four options: the second is right. */
let chosen: string;
let plain: string;

const variables: QuestionDraft['variables'] = {
  variables: [
    { kind: 'range', name: 'u', from: '1000', to: '9999', step: '1' },
    { kind: 'range', name: 't', from: '2', to: '60', step: '1' },
  ],
  values: [
    { name: 's', expression: 'u * t', decimals: 0 },
    { name: 'more', expression: 's + 1', decimals: 0 },
    { name: 'less', expression: 's - 1', decimals: 0 },
    { name: 'twice', expression: 's * 2', decimals: 0 },
  ],
  constraints: [],
};
const words = (stem: string, options: readonly string[] = []) => ({
  stem: fromSource(stem),
  options: options.map(fromSource),
  explanation: fromSource('It is ${{u}} \\times {{t}} = {{s}}$.'),
});

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
  const ctx = room.place.ctx();
  const write = async (body: QuestionDraft) => (await room.teacher.api.questions.createQuestion({ body })).questionId;
  typed = await write(
    await aDraft(ctx, {
      type: 'DECIMAL',
      content: {
        en: words('A train keeps u = {{u}} for t = {{t}} seconds. How far does it go?'),
        hi: words('एक रेलगाड़ी u = {{u}} से t = {{t}} सेकंड चलती है। वह कितनी दूर जाती है?'),
      },
      variables,
      key: {
        kind: 'formula',
        expression: 'u * t',
        tolerance: { kind: 'absolute', amount: '0' },
        decimals: 1,
        unit: 'm',
      },
    }),
  );
  chosen = await write(
    await aDraft(ctx, {
      content: {
        en: words('A body keeps u = {{u}} for t = {{t}} seconds. How far?', [
          '{{more}}',
          '{{s}}',
          '{{less}}',
          '{{twice}}',
        ]),
      },
      variables,
    }),
  );
  plain = await room.question();
  paper = await room.paper([typed, chosen, plain], { settings: { attemptsAllowed: 3 } });
});

const sheetOf = (who: Person, attemptId: string) => who.api.assessments.showSheet({ params: { attemptId } });
const resultOf = (who: Person, attemptId: string) => who.api.assessments.showResult({ params: { attemptId } });
const solutionOf = (who: Person, attemptId: string, questionId = typed) =>
  who.api.assessments.showSolution({ params: { attemptId, questionId } });
const asked = ({ sections }: QuestionSheet, id: string) =>
  sections.flatMap(({ questions }) => questions).find((question) => question.id === id)!;
const stemOf = (sheet: QuestionSheet, id = typed) => toSource(asked(sheet, id).content.en.stem);
const marksOf = ({ questions }: Awaited<ReturnType<typeof resultOf>>, id = typed) =>
  questions.find(({ questionId }) => questionId === id)!.marks;

/** The numbers that stand in a stem, and what follows from them. */
function numbersIn(stem: string) {
  const read = (name: string) => Number(new RegExp(`${name} = (\\d+)`).exec(stem)?.[1]);
  const [u, t] = [read('u'), read('t')];
  return { u, t, s: u * t };
}

interface Sitting {
  readonly who: Person;
  readonly desk: Console;
  readonly sheet: QuestionSheet;
  readonly own: ReturnType<typeof numbersIn>;
}
async function sit(given?: Person): Promise<Sitting> {
  const who = given ?? (await room.place.person('student'));
  const desk = await sitDown(who, paper);
  const sheet = await sheetOf(who, desk.attemptId);
  return { who, desk, sheet, own: numbersIn(stemOf(sheet)) };
}

describe('a question with variables in an attempt', () => {
  it('shows three students three variants, and marks each by its own key', async () => {
    const [first, second, third] = [await sit(), await sit(), await sit()] as [Sitting, Sitting, Sitting];
    expect(new Set([first, second, third].map(({ own }) => own.s)).size).toBe(3);
    // The second types the number of the first.
    for (const [{ desk }, answer] of [
      [first, first.own.s],
      [second, first.own.s],
      [third, third.own.s],
    ] as const) {
      await desk.save(typed, { number: `${answer}.04` });
      await desk.save(chosen, { options: [2] });
      await desk.submit();
    }
    const marks = [];
    for (const { who, desk } of [first, second, third]) {
      const result = await resultOf(who, desk.attemptId);
      marks.push([marksOf(result), marksOf(result, chosen)]);
    }
    expect(marks).toEqual([
      [400, 400],
      [-100, 400],
      [400, 400],
    ]);
  });

  it('has its numbers in both languages and in the options, says how to round and in which unit, and no key', async () => {
    const { who, desk, sheet, own } = await sit();
    const { content, typed: how } = asked(sheet, typed);
    expect(how).toEqual({ decimals: 1, unit: 'm' });
    expect(numbersIn(toSource(content.hi!.stem))).toEqual(own);
    const { en } = asked(sheet, chosen).content;
    const { s } = numbersIn(toSource(en.stem));
    expect(en.options.map(toSource)).toEqual([s + 1, s, s - 1, s * 2].map(String));
    expect(asked(sheet, chosen)).not.toHaveProperty('typed');
    const { body } = await who.send('GET', `/api/attempts/${desk.attemptId}/sheet`);
    expect(body).not.toMatch(/\{\{|explanation|accepted|expression|"key"|variant|sample/);
  });

  it('keeps its numbers through every look at the sheet, and gives others the next time', async () => {
    const { who, desk, sheet } = await sit();
    const path = `/api/attempts/${desk.attemptId}/sheet`;
    const before = await who.send('GET', path);
    world.clock.advance({ minutes: 2 });
    const again = await who.send('GET', path, { headers: { 'if-none-match': String(before.headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const elsewhere = await sit(who);
    expect(stemOf(elsewhere.sheet)).toBe(stemOf(sheet));
    await elsewhere.desk.submit();
    const retake = await sit(who);
    expect(retake.desk.attemptId).not.toBe(desk.attemptId);
    for (const id of [typed, chosen]) expect(stemOf(retake.sheet, id)).not.toBe(stemOf(sheet, id));
  });

  it('is nobody else’s to see', async () => {
    const { desk } = await sit();
    const stranger = await room.place.person('student');
    expect((await stranger.send('GET', `/api/attempts/${desk.attemptId}/sheet`)).statusCode).toBe(404);
    await desk.submit();
    await expect(solutionOf(stranger, desk.attemptId)).rejects.toMatchObject({ status: 404 });
  });

  it('draws among few variants one that the student has not had', async () => {
    const questionId = await few();
    const twice = await room.paper([questionId], { settings: { attemptsAllowed: 2 } });
    for (let student = 0; student < 4; student++) {
      const who = await room.place.person('student');
      const seen = [];
      for (let time = 0; time < 2; time++) {
        const desk = await sitDown(who, twice);
        seen.push(stemOf(await sheetOf(who, desk.attemptId), questionId));
        await desk.submit();
      }
      expect(seen.toSorted()).toEqual(['Double 4.', 'Double 7.']);
    }
  });

  it('is marked by the numbers it was given when time runs out, and when the bank has gone on', async () => {
    const { who, desk, own } = await sit();
    await desk.save(typed, { number: String(own.s) });
    const { draft } = await draftOf(typed);
    await room.teacher.api.questions.reviseQuestion({
      params: { questionId: typed },
      body: {
        ...draft,
        version: 1,
        keyVersion: 1,
        key: {
          kind: 'formula',
          expression: 'u + t',
          tolerance: { kind: 'absolute', amount: '0' },
          decimals: 0,
          unit: 'km',
        },
      },
    });
    world.clock.advance({ minutes: 31 });
    await world.runJobs();
    for (const person of [who, room.teacher]) await person.signInAgain();
    const result = await resultOf(who, desk.attemptId);
    expect([result.endedBy, marksOf(result)]).toEqual(['expired', 400]);
    expect((await solutionOf(who, desk.attemptId)).typed).toEqual({ decimals: 1, unit: 'm' });
  });
});

/** The question as its author would send it again. */
async function draftOf(questionId: string) {
  const {
    type,
    difficulty,
    knowledgeArea,
    pastExams,
    tags,
    content,
    key,
    variables: of,
  } = await room.teacher.api.questions.showQuestion({ params: { questionId } });
  const draft: QuestionDraft = {
    type,
    difficulty,
    knowledgeAreaId: knowledgeArea.id,
    pastExams,
    tags,
    content,
    key,
    ...(of && { variables: of }),
  };
  return { draft };
}

/** A question that knows two variants. */
async function few(): Promise<string> {
  const body = await aDraft(room.place.ctx(), {
    type: 'INTEGER',
    content: { en: words('Double {{n}}.') },
    variables: {
      variables: [{ kind: 'choice', name: 'n', choices: ['4', '7'] }],
      values: [
        { name: 'u', expression: 'n', decimals: 0 },
        { name: 't', expression: '2', decimals: 0 },
        { name: 's', expression: 'n * 2', decimals: 0 },
      ],
      constraints: [],
    },
    key: { kind: 'formula', expression: 'n * 2', tolerance: { kind: 'absolute', amount: '0' }, decimals: 0, unit: '' },
  });
  return (await room.teacher.api.questions.createQuestion({ body })).questionId;
}

describe('the sheet of a paper without variables', () => {
  it('is one body for everybody', async () => {
    const same = await room.paper([plain]);
    const sent = [];
    for (let student = 0; student < 2; student++) {
      const who = await room.place.person('student');
      const { attemptId } = await sitDown(who, same);
      sent.push(await who.send('GET', `/api/attempts/${attemptId}/sheet`));
    }
    const [one, other] = sent;
    expect(one!.statusCode).toBe(200);
    expect([other!.body, other!.headers['etag']]).toEqual([one!.body, one!.headers['etag']]);
    const [a, b] = [await sit(), await sit()];
    const etag = async ({ who, desk }: Sitting) =>
      (await who.send('GET', `/api/attempts/${desk.attemptId}/sheet`)).headers['etag'];
    expect(await etag(a)).not.toBe(await etag(b));
  });
});

describe('what follows an attempt with variables', () => {
  it('shows the student’s own numbers and key in result and solution, to the student and to staff', async () => {
    const { who, desk, own } = await sit();
    await desk.save(typed, { number: String(own.s) });
    await desk.submit();
    for (const reader of [who, room.teacher]) {
      const row = (await resultOf(reader, desk.attemptId)).questions.find(({ questionId }) => questionId === typed)!;
      expect(numbersIn(toSource(row.stem))).toEqual(own);
      const key = { kind: 'number', accepted: [{ from: String(own.s), to: String(own.s) }], decimals: 1 };
      expect(row).toMatchObject({ key, typed: { decimals: 1, unit: 'm' }, outcome: 'right' });
      const solution = await solutionOf(reader, desk.attemptId);
      expect(solution).toMatchObject({ key, typed: { decimals: 1, unit: 'm' }, variant: { s: String(own.s) } });
      expect(numbersIn(toSource(solution.content.hi!.stem))).toEqual(own);
      expect(toSource(solution.content.en.explanation)).toContain(String(own.s));
      expect(JSON.stringify(solution)).not.toContain('{{');
    }
    expect(await solutionOf(who, desk.attemptId, plain)).not.toHaveProperty('variant');
  });

  it('keeps and reports a question with the numbers that the student had', async () => {
    const { who, desk, own } = await sit();
    await desk.submit();
    const params = { attemptId: desk.attemptId, questionId: typed };
    await who.api.assessments.keepSolution({ params });
    await who.api.assessments.reportSolution({ params, body: { reason: 'answer', comment: 'Too far' } });
    const { rows: kept } = await who.api.questions.listBookmarks({ query: {} });
    expect(numbersIn(toSource(kept[0]!.stem))).toEqual(own);
    const { rows } = await room.teacher.api.questions.listReports({ query: { questionId: typed } });
    expect(numbersIn(toSource(rows[0]!.question.stem))).toEqual(own);
    expect(rows[0]!.variant).toMatchObject({ u: String(own.u), t: String(own.t), s: String(own.s) });
  });

  it('tells the student all of it on asking what is held', async () => {
    const { who, desk, own } = await sit();
    const part = personalData().find(({ domain }) => domain === 'assessments')!;
    const { tests } = (await part.export(room.place.ctx(), who.accountId)) as { tests: { numbers: unknown }[] };
    expect(tests[0]!.numbers).toMatchObject({ [typed]: { s: String(own.s) } });
    await desk.submit();
  });

  it('counts who was right, and not what was typed, since everybody typed something else', async () => {
    const { teacher, place } = room;
    const questionId = await few();
    const single = await room.paper([questionId, chosen]);
    const startedAt = new Date(world.clock.now().getTime() - 3_600_000);
    const students = [await place.person('student'), await place.person('student')];
    await someAttempts(
      place.ctx(),
      single,
      students.map(({ accountId }) => ({
        accountId,
        startedAt,
        minutes: 5,
        answers: [
          { questionId, response: { number: '8' } },
          { questionId: chosen, response: { options: [2] } },
        ],
      })),
    );
    const statistics = (id: string) => teacher.api.questions.showStatistics({ params: { questionId: id } });
    expect(await statistics(questionId)).toMatchObject({ students: 2, answers: [], unanswered: 0 });
    expect((await statistics(chosen)).answers.find(({ answer }) => answer === '2')).toMatchObject({ right: true });
  });

  it('rounds as the student was told, whatever the section rounds typed numbers to', async () => {
    const body = await aDraft(room.place.ctx(), {
      type: 'DECIMAL',
      content: { en: words('Halve {{n}}.') },
      variables: {
        variables: [{ kind: 'choice', name: 'n', choices: ['5', '7'] }],
        values: [
          { name: 'u', expression: 'n', decimals: 0 },
          { name: 't', expression: '0.5', decimals: 1 },
          { name: 's', expression: 'n / 2', decimals: 1 },
        ],
        constraints: [],
      },
      key: {
        kind: 'formula',
        expression: 'n / 2',
        tolerance: { kind: 'absolute', amount: '0' },
        decimals: 1,
        unit: '',
      },
    });
    const { questionId } = await room.teacher.api.questions.createQuestion({ body });
    const fixed = await room.question('DECIMAL', number('3'));
    const rule = { right: 400, wrong: -100, unanswered: 0, ladder: [], decimals: 0 };
    const whole = await room.paper([questionId, fixed], { rule });
    const who = await room.place.person('student');
    const desk = await sitDown(who, whole);
    const n = Number(/\d/.exec(stemOf(await sheetOf(who, desk.attemptId), questionId))![0]);
    await desk.save(questionId, { number: String(n / 2) });
    await desk.save(fixed, { number: '3.4' });
    await desk.submit();
    const result = await resultOf(who, desk.attemptId);
    expect([marksOf(result, questionId), marksOf(result, fixed)]).toEqual([400, 400]);
  });
});

describe('the preview of a paper with variables', () => {
  it('shows example numbers and says so', async () => {
    const preview = () => room.teacher.api.assessments.previewPaper({ params: { paperId: paper } });
    const sheet = await preview();
    const question = asked(sheet, typed);
    expect(question.sample).toBe(true);
    expect(question.typed?.unit).toBeDefined();
    expect(numbersIn(toSource(question.content.hi!.stem))).toEqual(numbersIn(stemOf(sheet)));
    expect(JSON.stringify(sheet)).not.toContain('{{');
    expect(asked(sheet, plain)).not.toHaveProperty('sample');
    expect(await preview()).toEqual(sheet);
  });
});
