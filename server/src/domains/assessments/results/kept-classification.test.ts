import { expect, it } from 'vitest';
import { examRoom, option, sitDown, testWorld } from '../../../testing/index.ts';
import { anArea } from '../../taxonomy/factories.ts';

it('a result groups by the area and difficulty of its moment, also when a bulk change moves its questions later', async () => {
  const world = await testWorld();
  const room = await examRoom(world);
  const [moved, kept] = [await room.question(), await room.question('SINGLE', option(1), 'Electrochemistry')];
  const paper = await room.paper([moved, kept]);
  const sit = async () => {
    const student = await room.place.person('student');
    const desk = await sitDown(student, paper);
    await desk.save(moved, { options: [2] });
    await desk.submit();
    return () => student.api.assessments.showResult({ params: { attemptId: desk.attemptId } });
  };
  const grouping = async (result: Awaited<ReturnType<typeof sit>>) => {
    const { subjects, topics, questions } = await result();
    return {
      subjects: subjects.map(({ subject, marks, full }) => ({ subject, marks, full })),
      topics: topics.map(({ name, subject }) => ({ name, subject })),
      questions: questions.map(({ subject, topic, difficulty }) => ({ subject, topic, difficulty })),
    };
  };
  const early = await sit();
  const before = await grouping(early);
  expect(before.questions).toEqual([
    { subject: 'physics', topic: 'Kinematics', difficulty: 1 },
    { subject: 'chemistry', topic: 'Electrochemistry', difficulty: 1 },
  ]);
  const { id: knowledgeAreaId } = await anArea(room.place.ctx(), 'Genetics');
  await room.teacher.api.questions.changeQuestions({
    body: { scope: { questionIds: [moved] }, change: { knowledgeAreaId, difficulty: 2 } },
  });
  expect(await grouping(early)).toEqual(before);
  // Who sits the same version of the paper later stands beside them in the same groups.
  expect(await grouping(await sit())).toEqual(before);
});
