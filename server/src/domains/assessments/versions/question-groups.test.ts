import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { examRoom, type ExamRoom, sitDown, testWorld } from '../../../testing/index.ts';

let room: ExamRoom;
let questions: string[];
let groupId: string;
let paperId: string;
const stem = { en: fromSource('Read the passage.') };

beforeAll(async () => {
  room = await examRoom(await testWorld());
  questions = [];
  for (let at = 0; at < 4; at++) questions.push(await room.question());
  const [first, second, third] = questions as [string, string, string];
  ({ groupId } = await room.teacher.api.questions.createQuestionGroup({
    body: { title: 'Passage', stem, questionIds: [third, first] },
  }));
  paperId = await room.paper([first, second, third]);
});

describe('a paper with questions that share a stem', () => {
  it('keeps them beside each other, in the order of their group, with the stem', async () => {
    const student = await room.place.person('student');
    const { attemptId } = await sitDown(student, paperId);
    const sheet = await student.api.assessments.showSheet({ params: { attemptId } });
    expect(sheet.sections[0]!.questions.map((question) => [question.id, question.groupId])).toEqual([
      [questions[2], groupId],
      [questions[0], groupId],
      [questions[1], undefined],
    ]);
    expect(sheet.groups).toEqual({ [groupId]: stem });
  });

  it('shows the stem with the solution, as it was when the paper was published', async () => {
    const student = await room.place.person('student');
    const desk = await sitDown(student, paperId);
    await desk.submit();
    await room.teacher.api.questions.saveQuestionGroup({
      params: { groupId },
      body: { title: 'Passage', stem: { en: fromSource('Another.') }, questionIds: questions.slice(0, 2), version: 1 },
    });
    const solution = (questionId: string) =>
      student.api.assessments.showSolution({ params: { attemptId: desk.attemptId, questionId } });
    expect((await solution(questions[2]!)).group).toEqual(stem);
    expect((await solution(questions[1]!)).group).toBeUndefined();
  });

  it('can be published again once the stem has new words, which the preview shows at once', async () => {
    const { api } = room.teacher;
    const preview = await api.assessments.previewPaper({ params: { paperId } });
    expect(preview.groups?.[groupId]?.en).toEqual(fromSource('Another.'));
    const { revision, draft } = await api.assessments.showPaper({ params: { paperId } });
    expect(draft.sections[0]!.questionIds).toEqual([questions[2], questions[0], questions[1]]);
    const owner = await room.place.person('owner');
    const again = await owner.api.assessments.publishPaper({ params: { paperId }, body: { revision } });
    expect(again.version).toBe(2);
  });
});
