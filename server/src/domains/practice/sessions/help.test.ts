import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExamRoom, examRoom, type Person, testWorld } from '../../../testing/index.ts';
import { someLearners } from '../../learners/factories.ts';
import { aDraft, aQuestion } from '../../questions/factories.ts';
import { anArea } from '../../taxonomy/factories.ts';
import { studentOf } from '../beliefs/beliefs.store.ts';

const world = await testWorld();
const JEE = 2;
let room: ExamRoom;

const learner = async (): Promise<Person> => {
  const person = await room.place.person('student');
  await someLearners(room.place.ctx(), [{ accountId: person.accountId, examIds: [JEE] }]);
  return person;
};
/** A question that says something about its wrong options. */
async function withHelp(given: Parameters<typeof aDraft>[1]): Promise<string> {
  const draft = await aDraft(room.place.ctx(room.teacher), given);
  const why = ['This is one metre more.', '', 'The time was added.', ''].map(fromSource);
  const en = { ...draft.content.en, hint: fromSource('Which distance in which time?'), whyNot: why };
  return (await room.teacher.api.questions.createQuestion({ body: { ...draft, content: { en } } })).questionId;
}
const startIn = async (who: Person, area: string, kind: 'chapter' | 'checkpoint' = 'chapter') => {
  const chapterId = (await anArea(room.place.ctx(), area)).id;
  return who.api.practice.startSession({ body: { kind, examId: JEE, chapterId } });
};
type Extra = { readonly hinted?: boolean };
const answer = (who: Person, sessionId: string, position: number, option: number, extra: Extra = {}) =>
  who.api.practice.answerSession({
    params: { sessionId },
    body: { position, response: { options: [option] }, seconds: 9, ...extra },
  });
const similar = (who: Person, sessionId: string) => who.api.practice.askSimilar({ params: { sessionId } });

beforeAll(async () => {
  room = await examRoom(world);
  for (const area of ['Kinematics', 'Laws of Motion', 'Optics and Modern Physics']) await withHelp({ area });
});

describe('after a wrong answer', () => {
  it('there is a hint before it, and only after it what leads to the option', async () => {
    const who = await learner();
    const session = await startIn(who, 'Kinematics');
    expect(JSON.stringify(session.current!.hint)).toContain('Which distance');
    expect(JSON.stringify(session)).not.toContain('metre more');
    const { current } = await answer(who, session.sessionId, 1, 1);
    expect(current!.answer).toMatchObject({ outcome: 'wrong', similar: true });
    expect(JSON.stringify(current!.answer!.whyNot!.en[0])).toContain('metre more');
  });

  it('another try is judged, and the first answer still counts', async () => {
    const who = await learner();
    const { sessionId } = await startIn(who, 'Kinematics');
    const retry = (option: number) =>
      who.api.practice.tryAgain({ params: { sessionId }, body: { position: 1, response: { options: [option] } } });
    await expect(retry(2)).rejects.toMatchObject({ status: 404 });
    await answer(who, sessionId, 1, 1);
    const before = await studentOf(room.place.ctx(), who.accountId);
    expect([await retry(3), await retry(2)]).toEqual([{ outcome: 'wrong' }, { outcome: 'right' }]);
    const { current } = await who.api.practice.showSession({ params: { sessionId } });
    expect(current!.answer).toMatchObject({ outcome: 'wrong', response: { options: [1] } });
    expect(await studentOf(room.place.ctx(), who.accountId)).toEqual(before);
  });

  it('right with the hint says less than right without it', async () => {
    const [with_, without] = [await learner(), await learner()];
    for (const who of [with_, without]) {
      const { sessionId } = await startIn(who, 'Laws of Motion');
      await answer(who, sessionId, 1, 2, { hinted: who === with_ });
    }
    const mean = async (who: Person) => (await studentOf(room.place.ctx(), who.accountId)).mean;
    expect(await mean(with_)).toBeLessThan(await mean(without));
  });

  it('a checkpoint gives no help', async () => {
    const who = await learner();
    const session = await startIn(who, 'Kinematics', 'checkpoint');
    expect(session.current!.hint).toBeNull();
    const { current } = await answer(who, session.sessionId, 1, 1);
    expect(current!.answer!.similar).toBe(false);
    await expect(similar(who, session.sessionId)).rejects.toMatchObject({ error: 'PRACTICE_NO_SIMILAR' });
  });
});

describe('a similar question', () => {
  it('is the one whose words are most like it, and comes next; where none is left it says so', async () => {
    const who = await learner();
    const area = 'Optics and Modern Physics';
    const other = await aDraft(room.place.ctx(room.teacher), { area });
    const stem = fromSource('Which colour of light is bent most by a prism of glass?');
    await aQuestion(room.place.ctx(room.teacher), { area, content: { en: { ...other.content.en, stem } } });
    const { sessionId } = await startIn(who, area);
    const first = await answer(who, sessionId, 1, 1);
    const isMotion = JSON.stringify(first.current!.question.content).includes('covers');
    await withHelp({ area });
    const asked = await similar(who, sessionId);
    expect(asked.current).toMatchObject({ position: 2, why: { code: 'similar', fresh: false }, answer: null });
    if (isMotion) expect(JSON.stringify(asked.current!.question.content)).toContain('covers');
    expect((await similar(who, sessionId)).current!.position).toBe(2);
    await answer(who, sessionId, 2, 1);
    await similar(who, sessionId);
    await answer(who, sessionId, 3, 1);
    await expect(similar(who, sessionId)).rejects.toMatchObject({ error: 'PRACTICE_NO_SIMILAR' });
  });

  it('of a question with variables is the same with new numbers, one more where the set was at its end', async () => {
    const who = await learner();
    const area = 'Oscillations and Waves';
    await aQuestion(room.place.ctx(room.teacher), { area, ...varied });
    const chapterId = (await anArea(room.place.ctx(), area)).id;
    const body = { kind: 'chapter', examId: JEE, chapterId, questions: 3 } as const;
    const { sessionId, current } = await who.api.practice.startSession({ body });
    for (let position = 1; position <= 3; position++) {
      const response = { number: '0' };
      await who.api.practice.answerSession({ params: { sessionId }, body: { position, response, seconds: 5 } });
      const next = await similar(who, sessionId);
      expect(next.current).toMatchObject({ position: position + 1, why: { code: 'similar', fresh: true } });
      expect(next.current!.question.id).toBe(current!.question.id);
      expect(next.questions).toBe(Math.max(3, position + 1));
    }
  });
});

const varied: Partial<QuestionDraft> = {
  type: 'DECIMAL',
  content: {
    en: {
      stem: fromSource('A wave has {{n}} periods in one second. How many has it in two?'),
      options: [],
      explanation: fromSource('Twice as many.'),
    },
  },
  variables: {
    variables: [{ kind: 'range', name: 'n', from: '3', to: '900', step: '1' }],
    values: [],
    constraints: [],
  },
  key: { kind: 'formula', expression: 'n * 2', tolerance: { kind: 'absolute', amount: '0' }, decimals: 0, unit: '' },
};
