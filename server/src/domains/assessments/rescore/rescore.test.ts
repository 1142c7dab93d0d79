import { beforeAll, describe, expect, it } from 'vitest';
import type { KeyVerdictKind, KeyPopulation } from '@abhyas/contract/assessments/key-rules';
import type { AnswerKey, Response } from '@abhyas/contract/questions/shapes';
import {
  examRoom,
  type ExamRoom,
  option,
  type Person,
  sitDown,
  testWorld,
  type World,
} from '../../../testing/index.ts';
import { someAttempts } from '../factories.ts';
import { rescore } from './rescore.job.ts';

let world: World;
let room: ExamRoom;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
});

const result = (who: Person, attemptId: string) => who.api.assessments.showResult({ params: { attemptId } });
const minutesAgo = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000);
interface Verdict {
  readonly kind: KeyVerdictKind;
  readonly keys?: AnswerKey[];
  readonly population?: KeyPopulation;
}
const decide = (paperId: string, questionId: string, { kind, keys = [], population }: Verdict) =>
  room.teacher.api.assessments.decideKey({
    params: { paperId, version: 1, questionId },
    body: { kind, keys, reason: 'The experts agreed.', ...(population && { population }) },
  });
const apply = (paperId: string, round = 1) =>
  room.teacher.api.assessments.applyRescore({ params: { paperId }, body: { round } });
const roundOf = async (paperId: string) =>
  (await room.teacher.api.assessments.showPaperKeys({ params: { paperId } })).rounds[0]!;
const noticesOf = async (who: Person) =>
  (await who.api.notices.listNotices({})).rows.filter(({ kind }) => kind.startsWith('result.'));

/** A paper of two single questions (option 2 right), and students who gave these answers to them. */
async function sat(...answers: readonly (readonly (Response | null)[])[]) {
  const questions = [await room.question(), await room.question()];
  const paper = await room.paper(questions, { title: 'Rescore' });
  const students = await Promise.all(answers.map(() => room.place.person('student')));
  const attempts = await someAttempts(
    room.place.ctx(),
    paper,
    answers.map((given, at) => ({
      accountId: students[at]!.accountId,
      startedAt: minutesAgo(90),
      minutes: 20 + at,
      answers: given.flatMap((response, i) => (response ? { questionId: questions[i]!, response } : [])),
    })),
  );
  const [first, second] = questions as [string, string];
  return { paper, first, second, students, attempts };
}
const two: Response = { options: [2] };
const three: Response = { options: [3] };

describe('a rescore', () => {
  it('exams: keys. Marks every result again by the verdict, keeps what it was, and issues ranks again', async () => {
    const { paper, first, students, attempts } = await sat([two, two], [three, two], [three]);
    await decide(paper, first, { kind: 'change_key', keys: [option(3)] });
    await apply(paper);
    await world.runJobs();
    expect(await roundOf(paper)).toMatchObject({ state: 'done', seen: 3, changed: 3, gained: 2, lost: 1, told: 3 });
    const shown = await Promise.all(attempts.map((attempt) => result(room.teacher, attempt)));
    expect(shown.map(({ marks, rank }) => [marks, rank])).toEqual([
      [300, 3],
      [800, 1],
      [400, 2],
    ]);
    expect(shown[0]).toMatchObject({ right: 1, wrong: 1, subjects: [{ subject: 'physics', marks: 300, full: 800 }] });
    expect(shown[1]!.questions[0]).toMatchObject({
      outcome: 'right',
      marks: 400,
      explanation: { code: 'RIGHT_CORRECTED', values: { marks: '+4' } },
    });
    expect(shown[0]!.questions[0]!.explanation.code).toBe('WRONG_CORRECTED');
    const { issues } = await students[0]!.api.assessments.showAttemptKeys({ params: { attemptId: attempts[0]! } });
    expect(issues).toMatchObject([
      { resultVersion: 2, marks: 300, changed: [{ questionId: first, before: 400, after: -100 }] },
      { resultVersion: 1, marks: 800, right: 2, changed: [] },
    ]);
  });

  it('shows beforehand what it will change, and writes nothing', async () => {
    const { paper, first, students, attempts } = await sat([two, two], [three, two], [null, three]);
    await decide(paper, first, { kind: 'drop' });
    const preview = await room.teacher.api.assessments.previewRescore({ params: { paperId: paper } });
    expect(preview).toMatchObject({
      round: 1,
      attempts: 3,
      changed: 3,
      gained: 2,
      lost: 0,
      full: 800,
      before: { average: 333, highest: 800, passed: 1 },
      after: { average: 633, highest: 800, passed: 2 },
      nowPass: 1,
      nowFail: 0,
    });
    expect(preview.top.map(({ before, after }) => [before.rank, before.marks, after.rank, after.marks])).toEqual([
      [2, 300, 1, 800],
      [3, -100, 3, 300],
    ]);
    expect(preview.distribution.map(({ before, after }) => [before, after])).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 2],
    ]);
    expect((await result(students[1]!, attempts[1]!)).marks).toBe(300);
    await apply(paper);
    await world.runJobs();
    const { changed, gained, lost } = preview;
    expect(await roundOf(paper)).toMatchObject({ seen: 3, changed, gained, lost });
  });

  it('exams: keys. Twice gives the same: the second changes nothing, issues nothing and tells nobody', async () => {
    const { paper, first, students, attempts } = await sat([two], [three]);
    await decide(paper, first, { kind: 'drop' });
    await apply(paper);
    await world.runJobs();
    const before = await result(students[1]!, attempts[1]!);
    expect(await noticesOf(students[1]!)).toMatchObject([{ kind: 'result.marks_changed' }]);
    await apply(paper);
    await rescore(room.place.ctx(), { paperId: paper, round: 1 });
    await decide(paper, first, { kind: 'drop' });
    await apply(paper, 2);
    await world.runJobs();
    expect(await roundOf(paper)).toMatchObject({ round: 2, state: 'done', seen: 2, changed: 0, told: 0 });
    expect(await result(students[1]!, attempts[1]!)).toEqual(before);
    expect(await noticesOf(students[1]!)).toHaveLength(1);
    const { issues } = await students[1]!.api.assessments.showAttemptKeys({ params: { attemptId: attempts[1]! } });
    expect(issues.map(({ resultVersion }) => resultVersion)).toEqual([2, 1]);
  });

  it('issues a new version only where something of the result changes, and tells also whose rank alone moved', async () => {
    const { paper, first, students, attempts } = await sat([two, two], [three, two], [two]);
    await decide(paper, first, { kind: 'several_keys', keys: [option(2), option(3)] });
    await apply(paper);
    await world.runJobs();
    const issues = await Promise.all(
      students.map(async (who, at) =>
        (await who.api.assessments.showAttemptKeys({ params: { attemptId: attempts[at]! } })).issues.map(
          (one) => one.marks,
        ),
      ),
    );
    expect(issues).toEqual([[800], [800, 300], [400]]);
    const told = await Promise.all(students.map(noticesOf));
    expect(told.map((some) => some.map(({ kind }) => kind))).toEqual([
      [],
      ['result.marks_changed'],
      ['result.rank_changed'],
    ]);
  });

  it('goes back to the published key when a later verdict keeps it', async () => {
    const { paper, first, students, attempts } = await sat([two], [three]);
    await decide(paper, first, { kind: 'change_key', keys: [option(3)] });
    await apply(paper);
    await world.runJobs();
    await decide(paper, first, { kind: 'keep' });
    await apply(paper, 2);
    await world.runJobs();
    const shown = await result(room.teacher, attempts[0]!);
    expect(shown).toMatchObject({ marks: 400, rank: 1, questions: [{ explanation: { code: 'RIGHT' } }, {}] });
    expect(
      (await students[0]!.api.assessments.showAttemptKeys({ params: { attemptId: attempts[0]! } })).verdicts,
    ).toEqual([]);
  });

  it('goes on where it was broken off, and marks new attempts by the verdicts in force', async () => {
    const { paper, first, students, attempts } = await sat([three], [three]);
    await decide(paper, first, { kind: 'all_right' });
    await apply(paper);
    const late = await room.place.person('student');
    const desk = await sitDown(late, paper);
    await desk.save(first, three);
    await desk.submit();
    expect(await result(late, desk.attemptId)).toMatchObject({
      marks: 400,
      questions: [{ explanation: { code: 'ALL_RIGHT' } }, {}],
    });
    await world.runJobs();
    expect(await roundOf(paper)).toMatchObject({ state: 'done', seen: 3, changed: 2 });
    expect((await result(students[0]!, attempts[0]!)).marks).toBe(400);
    expect(await noticesOf(late)).toEqual([]);
  });

  it('tells nobody while results are secret', async () => {
    const question = await room.question();
    const resultsOn = new Date(world.clock.now().getTime() + 3_600_000);
    const paper = await room.paper([question], { settings: { resultVisibility: 'on_date', resultsOn } });
    const student = await room.place.person('student');
    await room.finished(paper, {
      accountId: student.accountId,
      startedAt: minutesAgo(60),
      minutes: 5,
      answers: [{ questionId: question, response: three }],
    });
    await decide(paper, question, { kind: 'drop' });
    await apply(paper);
    await world.runJobs();
    expect(await roundOf(paper)).toMatchObject({ state: 'done', changed: 1, told: 0 });
    expect(await noticesOf(student)).toEqual([]);
  });

  it('leaves history and statistics of the question as if it had been marked so at first', async () => {
    const { paper, first, students } = await sat([two], [three], [null, two]);
    await decide(paper, first, { kind: 'change_key', keys: [option(3)] });
    await apply(paper);
    await world.runJobs();
    const figures = await room.teacher.api.questions.showStatistics({ params: { questionId: first } });
    expect(figures).toMatchObject({ students: 2, rightShare: 5000, unanswered: 0 });
    expect(figures.answers.toSorted((a, b) => a.answer.localeCompare(b.answer))).toEqual([
      { answer: '2', count: 1, right: false },
      { answer: '3', count: 1, right: true },
    ]);
    const rows = await room.place
      .ctx()
      .db.selectFrom('answer_history')
      .select(['account_id', 'times_seen', 'times_right', 'last_outcome'])
      .where('institute_id', '=', room.place.id)
      .where('question_id', '=', first)
      .execute();
    const of = (who: Person) => rows.find(({ account_id }) => account_id === who.accountId);
    expect(of(students[0]!)).toMatchObject({ times_seen: 1, times_right: 0, last_outcome: 'wrong' });
    expect(of(students[1]!)).toMatchObject({ times_seen: 1, times_right: 1, last_outcome: 'right' });
  });

  it('gives the freed place of “attempt N of M” to the next answer, and takes one for a question that everybody gets', async () => {
    const questions = [await room.question(), await room.question(), await room.question()];
    const paper = await room.paper(questions, { counted: 2 });
    const students = await Promise.all([1, 2].map(() => room.place.person('student')));
    const give = (...responses: (Response | null)[]) =>
      responses.flatMap((response, i) => (response ? { questionId: questions[i]!, response } : []));
    const attempts = await someAttempts(room.place.ctx(), paper, [
      { accountId: students[0]!.accountId, startedAt: minutesAgo(60), minutes: 5, answers: give(two, three, two) },
      { accountId: students[1]!.accountId, startedAt: minutesAgo(60), minutes: 5, answers: give(null, two, three) },
    ]);
    await decide(paper, questions[1]!, { kind: 'drop' });
    await apply(paper);
    await world.runJobs();
    const shown = await Promise.all(students.map((who, at) => result(who, attempts[at]!)));
    expect(shown.map(({ marks, full }) => [marks, full])).toEqual([
      [800, 800],
      [300, 800],
    ]);
    expect(shown[0]!.questions.map(({ explanation: { code } }) => code)).toEqual([
      'RIGHT',
      'DROPPED_EVERYBODY',
      'NOT_COUNTED',
    ]);
  });
});
