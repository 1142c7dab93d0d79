import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type ExamRoom, examRoom, type Person, sitDown, testWorld } from '../../../testing/index.ts';
import { someAttempts } from '../factories.ts';

let world: Awaited<ReturnType<typeof testWorld>>;
let room: ExamRoom;

beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
});

const result = (who: Person, attemptId: string) => who.api.assessments.showResult({ params: { attemptId } });
const minutesAgo = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000);
async function sit(student: Person, paper: string, question: string): Promise<string> {
  const desk = await sitDown(student, paper);
  await desk.save(question, { options: [2] });
  await desk.submit();
  return desk.attemptId;
}

describe('a small group', () => {
  const compared = {
    rank: null,
    percentile: null,
    atOrBelow: null,
    average: null,
    topper: null,
    subjects: [{ average: null, topper: null }],
    topics: [{ average: null, topper: null }],
    questions: [{ topperSeconds: null, averageSeconds: null }],
  };

  /** One question, 4 for right and −1 for wrong: the student is right, and so are `right` of the others. */
  async function sitAmong(others: number, right: number) {
    const question = await room.question();
    const paper = await room.paper([question]);
    const student = await room.place.person('student');
    const stories = Array.from({ length: others }, (_, at) => ({
      accountId: newId(),
      startedAt: minutesAgo(60),
      minutes: 20,
      answers: [{ questionId: question, response: { options: [at < right ? 2 : 3] } }],
    }));
    await someAttempts(room.place.ctx(), paper, stories);
    return { student, attempt: await sit(student, paper, question) };
  }

  it('of nine is compared for nobody but staff', async () => {
    const { student, attempt } = await sitAmong(8, 2);
    expect(await result(student, attempt)).toMatchObject({ ...compared, of: 9, marks: 400 });
    expect(await result(room.teacher, attempt)).toMatchObject({
      rank: 1,
      of: 9,
      percentile: '100.0000000',
      topper: 400,
    });
  });

  it.each([
    // By hand: the average is (4 × right − wrong) ÷ all, in hundredths: 3 and 7; 21 and 19; 21 and 20.
    { others: 9, right: 2, rank: 1, of: 10, percentile: '100.0000000', atOrBelow: 10, average: 50 },
    { others: 39, right: 20, rank: 1, of: 40, percentile: '100.0000000', atOrBelow: 40, average: 163 },
    { others: 40, right: 20, rank: 1, of: 41, percentile: '100.0000000', atOrBelow: 41, average: 156 },
  ])('is none of $of, and every figure counts the same people', async ({ others, right, ...figures }) => {
    const { student, attempt } = await sitAmong(others, right);
    const shown = await result(student, attempt);
    expect(shown).toMatchObject({ ...figures, topper: 400 });
    expect(shown.subjects).toMatchObject([{ average: figures.average, topper: 400 }]);
    expect(shown.topics).toMatchObject([{ average: figures.average, topper: 400 }]);
  });
});
