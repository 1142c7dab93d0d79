import { beforeAll, describe, expect, it } from 'vitest';
import type { KeyVerdictKind } from '@abhyas/contract/assessments/key-rules';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { inTransaction } from '../../../kernel/context.ts';
import { personalData } from '../../identity/index.ts';
import {
  examRoom,
  type ExamRoom,
  number,
  option,
  type Person,
  sitDown,
  testWorld,
  type World,
} from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
});

const reasons = 'The book says so on page 42.';
const window = (paperId: string, until: string | null, who = room.teacher) =>
  who.api.assessments.saveChallengeWindow({ params: { paperId }, body: { until } });
const inAnHour = () => new Date(world.clock.now().getTime() + 3_600_000).toISOString();
const challenge = (who: Person, attemptId: string, questionId: string, pictureId?: string) =>
  who.api.assessments.challengeKey({
    params: { attemptId, questionId },
    body: { claim: { options: [3] }, text: reasons, ...(pictureId && { pictureId }) },
  });
const decide = (
  paperId: string,
  questionId: string,
  kind: KeyVerdictKind,
  keys: AnswerKey[] = [],
  extra: { version?: number; population?: 'appeared' | 'attempted' | 'chose_right'; who?: Person } = {},
) =>
  (extra.who ?? room.teacher).api.assessments.decideKey({
    params: { paperId, version: extra.version ?? 1, questionId },
    body: { kind, keys, reason: 'The experts agreed.', ...(extra.population && { population: extra.population }) },
  });
const apply = (paperId: string, round: number, who = room.teacher) =>
  who.api.assessments.applyRescore({ params: { paperId }, body: { round } });

/** A paper of one question that a student answered with option 3 (option 2 is right). */
async function sat() {
  const question = await room.question();
  const paper = await room.paper([question], { title: 'Keys' });
  const student = await room.place.person('student');
  const desk = await sitDown(student, paper);
  await desk.save(question, { options: [3] });
  await desk.submit();
  return { question, paper, student, attemptId: desk.attemptId };
}

describe('a challenge', () => {
  it('is taken while the window is open, once for each question', async () => {
    const { question, paper, student, attemptId } = await sat();
    const closed = { status: 409, error: 'CHALLENGES_CLOSED' };
    await expect(challenge(student, attemptId, question)).rejects.toMatchObject(closed);
    await window(paper, inAnHour());
    const stand = () => student.api.assessments.showAttemptKeys({ params: { attemptId } });
    expect(await stand()).toMatchObject({ open: true, challenges: [] });
    expect(await challenge(student, attemptId, question)).toMatchObject({ state: 'open', text: reasons });
    await expect(challenge(student, attemptId, question)).rejects.toMatchObject({ error: 'CHALLENGED_ALREADY' });
    expect((await stand()).challenges).toMatchObject([
      { questionId: question, claim: { options: [3] }, state: 'open' },
    ]);
    const other = await sat();
    await window(other.paper, inAnHour());
    await window(other.paper, null);
    await expect(challenge(other.student, other.attemptId, other.question)).rejects.toMatchObject(closed);
  });

  it('is of one’s own finished attempt, with a question of it and a picture that was uploaded', async () => {
    const { question, paper, attemptId, student } = await sat();
    await window(paper, inAnHour());
    const missing = { status: 404 };
    const stranger = await room.place.person('student');
    await expect(challenge(stranger, attemptId, question)).rejects.toMatchObject(missing);
    await expect(challenge(student, attemptId, await room.question())).rejects.toMatchObject(missing);
    await expect(challenge(student, attemptId, question, attemptId)).rejects.toMatchObject(missing);
    const place = await world.institute();
    await expect(window(paper, null, await place.person('teacher'))).rejects.toMatchObject(missing);
  });

  it('is answered when the verdict is applied, and its student is told', async () => {
    const [upheld, dismissed] = [await sat(), await sat()];
    for (const [{ question, paper, student, attemptId }, kind] of [
      [upheld, 'drop'],
      [dismissed, 'keep'],
    ] as const) {
      await window(paper, inAnHour());
      await challenge(student, attemptId, question);
      await decide(paper, question, kind);
      await apply(paper, 1);
      await world.runJobs();
      const { challenges } = await student.api.assessments.showAttemptKeys({ params: { attemptId } });
      expect(challenges).toMatchObject([
        { state: kind === 'drop' ? 'upheld' : 'dismissed', answer: 'The experts agreed.' },
      ]);
      const { rows } = await student.api.notices.listNotices({});
      expect(rows.map((row) => row.kind).filter((one) => one !== 'paper.published')).toEqual(
        kind === 'drop' ? ['result.marks_changed', 'key_challenge.answered'] : ['key_challenge.answered'],
      );
    }
  });
});

describe('the keys of a paper', () => {
  it('are listed with their challenges and verdicts, and one case shows what was answered', async () => {
    const { question, paper, student, attemptId } = await sat();
    await window(paper, inAnHour());
    await challenge(student, attemptId, question);
    const show = () => room.teacher.api.assessments.showPaperKeys({ params: { paperId: paper } });
    expect(await show()).toMatchObject({
      version: 1,
      versions: [1],
      questions: [{ questionId: question, number: 1, challenges: { open: 1, all: 1 }, verdict: null, waiting: null }],
      rounds: [],
      can: { decide: true },
    });
    await decide(paper, question, 'several_keys', [option(2), option(3)]);
    expect(await show()).toMatchObject({
      questions: [{ verdict: null, waiting: { kind: 'several_keys', population: 'chose_right' } }],
      rounds: [{ round: 1, state: 'open' }],
    });
    await apply(paper, 1);
    const params = { paperId: paper, version: 1, questionId: question };
    expect(await room.teacher.api.assessments.showQuestionKey({ params })).toMatchObject({
      published: option(2),
      dropped: 'appeared',
      answers: [{ response: { options: [3] }, count: 1, right: true }],
      challenges: [{ student: expect.stringContaining('Asha'), claim: { options: [3] }, state: 'upheld' }],
      verdicts: [{ kind: 'several_keys', round: 1, inForce: true }],
    });
    await world.runJobs();
    expect(await show()).toMatchObject({
      questions: [{ challenges: { open: 0, all: 1 }, verdict: { kind: 'several_keys' }, waiting: null }],
      rounds: [{ state: 'done', changed: 1, gained: 1 }],
    });
  });

  it('are shown corrected in the result and its solutions', async () => {
    const { question, paper, student, attemptId } = await sat();
    await decide(paper, question, 'change_key', [option(3)]);
    await apply(paper, 1);
    await world.runJobs();
    const shown = await student.api.assessments.showResult({ params: { attemptId } });
    expect(shown.questions[0]).toMatchObject({ key: option(3), outcome: 'right' });
    const solution = await student.api.assessments.showSolution({ params: { attemptId, questionId: question } });
    expect(solution.key).toEqual(option(3));
    await decide(paper, question, 'several_keys', [option(2), option(4)]);
    await apply(paper, 2);
    await world.runJobs();
    const again = await student.api.assessments.showSolution({ params: { attemptId, questionId: question } });
    expect(again.key).toEqual({ kind: 'choice', accepted: [[2], [4]] });
  });

  it('of a draft are not there yet', async () => {
    const paper = await room.paper([await room.question()], { unpublished: true });
    await expect(room.teacher.api.assessments.showPaperKeys({ params: { paperId: paper } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a verdict', () => {
  it('names as many keys as its kind needs, keys that the question can have, and a population that its kind may have', async () => {
    const question = await room.question('INTEGER', number('12'));
    const paper = await room.paper([question, await room.question()]);
    const refused = (promise: Promise<unknown>) =>
      promise.then(
        () => [],
        (error: { fields: { path: string }[] }) => error.fields.map(({ path }) => path),
      );
    expect(await refused(decide(paper, question, 'change_key'))).toEqual(['keys']);
    expect(await refused(decide(paper, question, 'several_keys', [number('12')]))).toEqual(['keys']);
    expect(await refused(decide(paper, question, 'drop', [number('12')]))).toEqual(['keys']);
    expect(await refused(decide(paper, question, 'change_key', [option(3)]))).toEqual(['keys.0']);
    expect(await refused(decide(paper, question, 'drop', [], { population: 'chose_right' }))).toEqual(['population']);
    await expect(decide(paper, await room.question(), 'drop')).rejects.toMatchObject({ status: 404 });
  });

  it('exams: keys. Drops for all who appeared where the pattern says nothing else', async () => {
    const { question, paper } = await sat();
    const { verdicts } = await decide(paper, question, 'drop');
    expect(verdicts).toMatchObject([{ kind: 'drop', population: 'appeared', inForce: false }]);
    const chosen = await decide(paper, question, 'drop', [], { population: 'attempted' });
    expect(chosen.verdicts.map(({ population }) => population)).toEqual(['attempted', 'appeared']);
  });

  it('is decided and applied by whoever may publish papers, and by nobody else', async () => {
    const { question, paper, student } = await sat();
    const author = await room.place.person('content author');
    for (const who of [author, student])
      await expect(decide(paper, question, 'drop', [], { who })).rejects.toMatchObject({ status: 403 });
    await decide(paper, question, 'drop');
    await expect(apply(paper, 1, author)).rejects.toMatchObject({ status: 403 });
  });

  it('is applied by another person where the institute asks for two', async () => {
    const { question, paper } = await sat();
    await decide(paper, question, 'drop');
    const owner = await room.place.person('owner');
    const rules = (twoPersonKeys: boolean) => owner.api.tenancy.saveRules({ body: { passPercent: 50, twoPersonKeys } });
    await rules(true);
    await expect(apply(paper, 1)).rejects.toMatchObject({ error: 'VERDICTS_SAME_PERSON', details: { verdicts: 1 } });
    const another = await room.place.person('teacher');
    expect(await apply(paper, 1, another)).toMatchObject({ state: 'running' });
    await rules(false);
    await world.runJobs();
  });
});

describe('applying', () => {
  it('needs a verdict that waits, and an earlier rescore that is done', async () => {
    const { question, paper } = await sat();
    const preview = () => room.teacher.api.assessments.previewRescore({ params: { paperId: paper } });
    await expect(preview()).rejects.toMatchObject({ status: 409, error: 'NOTHING_DECIDED' });
    await expect(apply(paper, 1)).rejects.toMatchObject({ status: 404 });
    await decide(paper, question, 'drop');
    await apply(paper, 1);
    await expect(preview()).rejects.toMatchObject({ error: 'NOTHING_DECIDED' });
    await decide(paper, question, 'all_right');
    await expect(apply(paper, 2)).rejects.toMatchObject({ error: 'RESCORE_RUNNING' });
    await world.runJobs();
    expect(await apply(paper, 2)).toMatchObject({ round: 2, state: 'running' });
    expect(await apply(paper, 1)).toMatchObject({ round: 1, state: 'done' });
    await world.runJobs();
  });
});

describe('a challenge that somebody made', () => {
  const part = () => personalData().find(({ domain }) => domain === 'assessments')!;

  it('is in the student’s data, and goes with the person; the institute keeps that there was one', async () => {
    const { question, paper, student, attemptId } = await sat();
    await window(paper, inAnHour());
    await challenge(student, attemptId, question);
    const given = (await part().export(room.place.ctx(), student.accountId)) as { challenges: unknown[] };
    expect(given.challenges).toMatchObject([{ question, reasons, state: 'open' }]);
    await inTransaction(room.place.ctx(), (tx) => part().erase(tx, student.accountId));
    const params = { paperId: paper, version: 1, questionId: question };
    const { challenges } = await room.teacher.api.assessments.showQuestionKey({ params });
    expect(challenges).toMatchObject([{ student: '', text: '', state: 'open' }]);
  });

  it('becomes the other account’s when two are merged', async () => {
    const { question, paper, student, attemptId } = await sat();
    await window(paper, inAnHour());
    await challenge(student, attemptId, question);
    const other = await room.place.person('student');
    await inTransaction(room.place.ctx(), (tx) => part().reassign!(tx, student.accountId, other.accountId));
    const given = (await part().export(room.place.ctx(), other.accountId)) as { challenges: unknown[] };
    expect(given.challenges).toMatchObject([{ question }]);
  });
});
