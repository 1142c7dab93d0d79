import { fromSource, toSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { type ExamRoom, examRoom, number, option, type Person, sitDown, testWorld } from '../../../testing/index.ts';
import { personalData } from '../../identity/index.ts';
import { aDraft } from '../../questions/factories.ts';

const world = await testWorld();
let room: ExamRoom;
let ids: string[];
let paper: string;

beforeAll(async () => {
  room = await examRoom(world);
  ids = [await room.question(), await room.question(), await room.question('DECIMAL', number('2.5'))];
  paper = await room.paper(ids);
});

const student = () => room.place.person('student');
/** Answers the first right and the others wrong. */
async function sat(who: Person, paperId = paper) {
  const desk = await sitDown(who, paperId);
  await desk.save(ids[0]!, { options: [2] });
  await desk.save(ids[1]!, { options: [1] });
  await desk.save(ids[2]!, { number: '9' });
  await desk.submit();
  return desk.attemptId;
}
const start = (who: Person, paperId: string, wrongOf?: string) =>
  who.api.assessments.startPracticeRun({ params: { paperId }, body: { ...(wrongOf && { wrongOf }) } });
const show = (who: Person, runId: string) => who.api.assessments.showPracticeRun({ params: { runId } });
type Given = Parameters<Person['api']['assessments']['answerPractice']>[0]['body']['response'];
const answer = (who: Person, runId: string, questionId: string, response: Given) =>
  who.api.assessments.answerPractice({ params: { runId }, body: { questionId, response, seconds: 7 } });
const practice = (who: Person, paperId: string) => who.api.assessments.showPractice({ params: { paperId } });

describe('practising a paper', () => {
  it('begins after one’s result, not before and not while one sits it', async () => {
    const who = await student();
    expect(await practice(who, paper)).toEqual({ may: false, running: null });
    await expect(start(who, paper)).rejects.toMatchObject({ error: 'PRACTICE_NOT_OPEN' });
    const twice = await room.paper(ids, { settings: { attemptsAllowed: 2 } });
    await sat(who, twice);
    expect((await practice(who, twice)).may).toBe(true);
    await sitDown(who, twice);
    await expect(start(who, twice)).rejects.toMatchObject({ error: 'PRACTICE_NOT_OPEN' });
  });

  it('waits for results that are not out', async () => {
    const who = await student();
    const now = world.clock.now().getTime();
    const later = await room.paper(ids, {
      settings: { resultVisibility: 'on_date', resultsOn: new Date(now + 600_000) },
    });
    const attemptId = await sat(who, later);
    await expect(start(who, later)).rejects.toMatchObject({ error: 'PRACTICE_NOT_OPEN' });
    await expect(start(who, later, attemptId)).rejects.toMatchObject({ error: 'RESULT_NOT_READY' });
  });

  it('says at once right or wrong, why, the key and the worked solution, and nothing of what is not answered', async () => {
    const who = await student();
    await sat(who);
    const { runId, started } = await start(who, paper);
    expect(started).toBe(true);
    const before = await show(who, runId);
    expect(before).toMatchObject({
      state: 'running',
      attemptId: null,
      answers: [],
      paper: { id: paper, kind: 'PREDEFINED' },
    });
    expect(before.questions.map(({ id }) => id)).toEqual(ids);
    expect(JSON.stringify(before)).not.toMatch(/accepted|v = u \+ at/);
    const right = await answer(who, runId, ids[0]!, { options: [2] });
    expect(right).toMatchObject({ outcome: 'right', marks: 400, state: 'running', explanation: { code: 'RIGHT' } });
    expect(right.key).toEqual({ kind: 'choice', accepted: [[2]] });
    expect(toSource(right.solution.en)).toContain('v = u + at');
    const wrong = await answer(who, runId, ids[1]!, { options: [3] });
    expect(wrong).toMatchObject({ outcome: 'wrong', marks: -100, explanation: { code: 'WRONG' } });
    const { answers } = await show(who, runId);
    expect(answers.map(({ questionId }) => questionId)).toEqual([ids[0], ids[1]]);
  });

  it('goes on where it was left on any device, the first answer stands, and it ends with the last question', async () => {
    const who = await student();
    await sat(who);
    const { runId } = await start(who, paper);
    await answer(who, runId, ids[1]!, { options: [1] });
    expect(await answer(who, runId, ids[1]!, { options: [2] })).toMatchObject({
      outcome: 'wrong',
      response: { options: [1] },
    });
    expect(await start(who, paper)).toEqual({ runId, started: false });
    expect((await practice(who, paper)).running).toEqual({ runId, answered: 1, questions: 3, wrongOnly: false });
    await answer(who, runId, ids[0]!, { options: [2] });
    expect((await answer(who, runId, ids[2]!, null)).state).toBe('finished');
    expect(await show(who, runId)).toMatchObject({ state: 'finished' });
    expect((await practice(who, paper)).running).toBeNull();
    const again = await start(who, paper);
    expect(again.runId).not.toBe(runId);
  });

  it('shows the key by which it marks: the corrected one where a verdict names another', async () => {
    const who = await student();
    const disputed = await room.paper(ids);
    await sat(who, disputed);
    const { runId } = await start(who, disputed);
    await room.teacher.api.assessments.decideKey({
      params: { paperId: disputed, version: 1, questionId: ids[0]! },
      body: { kind: 'change_key', keys: [option(3)], reason: 'The experts agreed.' },
    });
    await room.teacher.api.assessments.applyRescore({ params: { paperId: disputed }, body: { round: 1 } });
    const shown = { outcome: 'right', explanation: { code: 'RIGHT_CORRECTED' }, key: option(3) };
    expect(await answer(who, runId, ids[0]!, { options: [3] })).toMatchObject(shown);
    expect((await show(who, runId)).answers).toMatchObject([shown]);
  });

  it('can be ended before its last question, and takes no answer after', async () => {
    const who = await student();
    await sat(who);
    const { runId } = await start(who, paper);
    for (let twice = 0; twice < 2; twice++)
      expect(await who.api.assessments.endPracticeRun({ params: { runId } })).toEqual({ state: 'finished' });
    await expect(answer(who, runId, ids[0]!, { options: [2] })).rejects.toMatchObject({ error: 'CONFLICT' });
  });

  it('is nobody else’s, and asks nothing that it does not hold', async () => {
    const who = await student();
    const attemptId = await sat(who);
    const { runId } = await start(who, paper);
    const other = await student();
    await expect(show(other, runId)).rejects.toMatchObject({ status: 404 });
    await expect(answer(other, runId, ids[0]!, null)).rejects.toMatchObject({ status: 404 });
    await expect(start(other, paper, attemptId)).rejects.toMatchObject({ status: 404 });
    await expect(answer(who, runId, attemptId, null)).rejects.toMatchObject({ status: 404 });
  });

  it('opens after the close to who missed it, where its teacher allows that', async () => {
    const now = world.clock.now().getTime();
    const window = { opensAt: new Date(now - 3_600_000), closesAt: new Date(now + 60_000) };
    const allowed = await room.paper(ids, { minutes: 15, settings: { ...window, practiceAfterClose: true } });
    const closed = await room.paper(ids, { minutes: 15, settings: window });
    const who = await student();
    expect((await practice(who, allowed)).may).toBe(false);
    world.clock.advance({ minutes: 17 });
    await who.signInAgain();
    expect([(await practice(who, allowed)).may, (await practice(who, closed)).may]).toEqual([true, false]);
    expect((await start(who, allowed)).started).toBe(true);
    await room.teacher.signInAgain();
  });

  it('is allowed by a setting that its teacher saves; what is not sent is no', async () => {
    const shown = await room.teacher.api.assessments.showPaper({ params: { paperId: paper } });
    const save = (settings: typeof shown.settings) =>
      room.teacher.api.assessments.savePaperSettings({ params: { paperId: paper }, body: settings });
    expect((await save({ ...shown.settings, practiceAfterClose: true })).settings.practiceAfterClose).toBe(true);
    const { practiceAfterClose: _allowed, ...rest } = shown.settings;
    expect((await save(rest)).settings.practiceAfterClose).toBe(false);
  });
});

describe('taking again what went wrong', () => {
  it('asks only that, and leaves attempt and result as they were', async () => {
    const who = await student();
    const attemptId = await sat(who);
    const result = () => who.api.assessments.showResult({ params: { attemptId } });
    const before = await result();
    const { runId } = await start(who, paper, attemptId);
    const run = await show(who, runId);
    expect(run.attemptId).toBe(attemptId);
    expect(run.questions.map(({ id, number: place }) => [id, place])).toEqual([
      [ids[1], 2],
      [ids[2], 3],
    ]);
    await answer(who, runId, ids[1]!, { options: [2] });
    await answer(who, runId, ids[2]!, { number: '2.5' });
    expect(await result()).toEqual(before);
    expect((await who.api.assessments.listMyPapers()).find(({ paperId }) => paperId === paper)!.attempts).toHaveLength(
      1,
    );
    // Beside it the whole paper can be practised.
    expect((await start(who, paper)).started).toBe(true);
  });

  it('is refused where nothing went wrong', async () => {
    const who = await student();
    const desk = await sitDown(who, paper);
    await desk.save(ids[0]!, { options: [2] });
    await desk.submit();
    await expect(start(who, paper, desk.attemptId)).rejects.toMatchObject({ error: 'PRACTICE_NOT_OPEN' });
  });

  it('goes into the answer history, not into the statistics of the question', async () => {
    const who = await student();
    const attemptId = await sat(who);
    const figures = () => room.teacher.api.questions.showStatistics({ params: { questionId: ids[1]! } });
    const before = await figures();
    const { runId } = await start(who, paper, attemptId);
    await answer(who, runId, ids[1]!, { options: [2] });
    expect(await figures()).toEqual(before);
    const held = personalData().find(({ domain }) => domain === 'questions')!;
    const part = JSON.stringify(await held.export(room.place.ctx(), who.accountId));
    expect(part).toContain('"right"');
  });
});

describe('a question with variables in practice', () => {
  it('has numbers of its own in each run, and is marked and solved by them', async () => {
    const who = await student();
    const body = await aDraft(room.place.ctx(room.teacher), {
      type: 'INTEGER',
      content: { en: { stem: fromSource('Double {{n}}.'), options: [], explanation: fromSource('It is {{d}}.') } },
      variables: {
        variables: [{ kind: 'range', name: 'n', from: '10', to: '5000', step: '1' }],
        values: [{ name: 'd', expression: 'n * 2', decimals: 0 }],
        constraints: [],
      },
      key: {
        kind: 'formula',
        expression: 'n * 2',
        tolerance: { kind: 'absolute', amount: '0' },
        decimals: 0,
        unit: '',
      },
    });
    const { questionId } = await room.teacher.api.questions.createQuestion({ body });
    const varied = await room.paper([questionId]);
    const desk = await sitDown(who, varied);
    const numberIn = (source: string) => Number(/Double (\d+)/.exec(source)![1]);
    const sheet = await who.api.assessments.showSheet({ params: { attemptId: desk.attemptId } });
    const met = [numberIn(toSource(sheet.sections[0]!.questions[0]!.content.en.stem))];
    await desk.submit();
    for (let time = 0; time < 2; time++) {
      const { runId } = await start(who, varied);
      const run = await show(who, runId);
      const n = numberIn(toSource(run.questions[0]!.content.en.stem));
      met.push(n);
      const marked = await answer(who, runId, questionId, { number: String(n * 2) });
      expect(marked).toMatchObject({ outcome: 'right', state: 'finished' });
      expect(toSource(marked.solution.en)).toBe(`It is ${n * 2}.`);
      expect(JSON.stringify(marked.key)).toContain(String(n * 2));
    }
    expect(new Set(met).size).toBe(3);
  });
});

describe('what somebody practised', () => {
  it('is told on asking, and is forgotten with the person', async () => {
    const who = await student();
    await sat(who);
    const { runId } = await start(who, paper);
    await answer(who, runId, ids[0]!, { options: [2] });
    const part = personalData().find(({ domain }) => domain === 'assessments')!;
    const held = async () =>
      ((await part.export(room.place.ctx(), who.accountId)) as { practised: unknown[] }).practised;
    expect(await held()).toMatchObject([{ answers: [{ questionId: ids[0], outcome: 'right' }] }]);
    await inTransaction(room.place.ctx(), (tx) => part.erase(tx, who.accountId));
    expect(await held()).toEqual([]);
  });
});
