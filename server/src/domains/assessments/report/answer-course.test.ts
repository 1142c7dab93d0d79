import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerEvent, answerCourses } from './answer-course.ts';

const draft = (questionId: string, option?: number): AnswerEvent => ({
  questionId,
  kind: 'draft',
  response: option === undefined ? null : { options: [option] },
});
const answer = (questionId: string, option?: number): AnswerEvent => ({ ...draft(questionId, option), kind: 'answer' });

describe('how somebody came to an answer', () => {
  it('counts writes about one question that follow each other as one visit', () => {
    const courses = answerCourses([draft('a', 1), answer('a', 1), draft('b'), draft('a', 1), answer('c', 2)]);
    expect([...courses].map(([id, { visits }]) => [id, visits])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ]);
  });

  it('takes the first answer that was saved: neither a draft before it nor what came after', () => {
    const courses = answerCourses([draft('a', 4), answer('a', 1), draft('b', 3), answer('a', 2), answer('a')]);
    expect(courses.get('a')?.first).toEqual({ options: [1] });
    expect(courses.get('b')?.first).toBeNull();
  });

  it('has an answer that was given after the answer space had been cleared', () =>
    expect(answerCourses([answer('a'), draft('b'), answer('a', 3)]).get('a')).toEqual({
      visits: 2,
      first: { options: [3] },
    }));

  it('has as many visits as there are changes from one question to another', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }), (ids) => {
        const courses = answerCourses(ids.map((id) => draft(id)));
        const visits = [...courses.values()].reduce((sum, one) => sum + one.visits, 0);
        expect(visits).toBe(ids.filter((id, at) => id !== ids[at - 1]).length);
      }),
    ));
});
