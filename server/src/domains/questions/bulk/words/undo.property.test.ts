import { type questionParts, type Rewording } from '@abhyas/contract/questions/rewording';
import type { QuestionDraft } from '@abhyas/contract/questions/shapes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testWorld } from '../../../../testing/index.ts';
import { aDraft } from '../../factories.ts';
import { everyType, questionsOf } from '../../formats/testing-questions.ts';

type Part = (typeof questionParts)[number];
/** Pieces of what the questions are made of, so that most of them are found somewhere. */
const piece = fc.constantFrom('a', 'x', 'Ω', 'न', 'Choice', 'ce 1', 'Z', '=', '9', 'b$', '(');
const texPiece = fc.constantFrom('x', '\\frac', '{1}', 'c', '\\nu=', '^2', 'H2', '\\text{m s}');
const rewording: fc.Arbitrary<Rewording> = fc.record({
  kind: fc.constant('replace' as const),
  inside: fc.constantFrom('words' as const, 'formulas' as const),
  find: fc.oneof(piece, texPiece),
  put: fc.oneof(fc.constant(''), piece, texPiece, fc.string({ maxLength: 6 })),
  wholeWords: fc.boolean(),
  matchCase: fc.boolean(),
  parts: fc.constantFrom<Part[][]>(['question'], ['options'], ['question', 'options', 'explanation']),
  languages: fc.constant<('en' | 'hi')[]>(['en', 'hi']),
});

it('a change of words that is undone gives every question back what it said, and no change leaves one that the bank refuses', async () => {
  const world = await testWorld();
  const place = await world.institute();
  const teacher = await place.person('teacher');
  const ids: string[] = [];
  for (const type of everyType)
    for (const { content, key, difficulty } of fc.sample(questionsOf(type), { numRuns: 2, seed: 11 })) {
      const body: QuestionDraft = { ...(await aDraft(place.ctx())), type, content, key, difficulty };
      ids.push((await teacher.api.questions.createQuestion({ body })).questionId);
    }
  const whole = async () => {
    const all = await Promise.all(
      ids.map((questionId) => teacher.api.questions.showQuestion({ params: { questionId } })),
    );
    return all.map(({ content, key, type, tags }) => ({ content, key, type, tags }));
  };
  const before = await whole();
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(rewording, async (given) => {
      const body = { scope: { questionIds: ids }, rewording: given, leaveOut: [] };
      const made = await teacher.api.questions
        .rewordQuestions({ body })
        .catch((error: { error: string }) => error.error);
      if (typeof made === 'string') {
        expect(['CHANGE_EMPTY', 'REWORDING_INVALID']).toContain(made);
        return;
      }
      changed += made.questions;
      const { rows } = await teacher.api.questions.listQuestions({ query: { size: 200 } });
      expect(rows.filter(({ version }) => version > 1).length).toBeGreaterThan(0);
      expect(await whole()).not.toEqual(before);
      const undone = await teacher.api.questions.undoQuestionChange({ params: { changeId: made.changeId } });
      expect(undone).toEqual({ questions: made.questions, left: 0, working: false });
      expect(await whole()).toEqual(before);
    }),
    { numRuns: 25, seed: 4 },
  );
  expect(changed).toBeGreaterThan(20);
});
