import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, testWorld, type World } from '../../../testing/index.ts';

let world: World;
let room: ExamRoom;
beforeAll(async () => {
  world = await testWorld();
  room = await examRoom(world);
});

const advice = (paperId: string) => room.teacher.api.assessments.showPaperAdvice({ params: { paperId } });
const draft = (questionIds: readonly string[]) => room.paper(questionIds, { unpublished: true });

/** Takes the solution away from a question. */
async function unsolve(questionId: string): Promise<void> {
  const { questions } = room.teacher.api;
  const { content, key, type, difficulty, knowledgeArea, pastExams, version, keyVersion } =
    await questions.showQuestion({ params: { questionId } });
  const en = { ...content.en, explanation: { type: 'doc' as const, content: [] } };
  const body = { type, difficulty, pastExams, knowledgeAreaId: knowledgeArea.id, key, version, keyVersion };
  await questions.reviseQuestion({ params: { questionId }, body: { ...body, content: { en } } });
}

describe('what is worth a look before a test is published', () => {
  it('are questions without a solution, by their numbers in the paper', async () => {
    const [first, second, third] = [await room.question(), await room.question(), await room.question()];
    expect(await advice(await draft([first, second]))).toMatchObject({ questions: 2, withoutSolution: [] });
    await unsolve(second);
    expect((await advice(await draft([first, third, second]))).withoutSolution).toEqual([3]);
  });

  it('are questions of the ten tests that were published last, of no older one and of no draft', async () => {
    const [asked, other, fresh] = [await room.question(), await room.question(), await room.question()];
    const mock = await room.paper([other, asked], { title: 'Mock 8' });
    await draft([fresh]);
    const paperId = await draft([fresh, asked]);
    expect((await advice(paperId)).repeated).toEqual([{ paperId: mock, title: 'Mock 8', numbers: [2] }]);
    expect((await advice(mock)).repeated).toEqual([]);
    for (let at = 0; at < 10; at++) {
      world.clock.advance({ seconds: 1 });
      await room.paper([other]);
    }
    expect(await advice(paperId)).toMatchObject({ seen: 10, repeated: [] });
  });

  it('is nothing for students', async () => {
    const paperId = await draft([await room.question()]);
    const student = await room.place.person('student');
    await expect(student.api.assessments.showPaperAdvice({ params: { paperId } })).rejects.toMatchObject({
      status: 403,
    });
  });
});
