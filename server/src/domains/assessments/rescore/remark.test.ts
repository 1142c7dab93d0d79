import { populationsOf } from '@abhyas/contract/assessments/key-rules';
import type { MarkingRule, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VerdictInForce } from '../marking/key-verdicts.ts';
import { markAnswers } from '../marking/mark-answers.ts';
import { resultFigures } from '../results/result-figures.ts';
import { schemes } from '../marking/schemes.ts';
import type { PaperVersion, PlacedQuestion } from '../versions/paper-version.ts';
import { remark, shiftSums, touchedPart } from './remark.ts';

const choice = (option: number): AnswerKey => ({ kind: 'choice', accepted: [[option]] });
const subjects = ['physics', 'chemistry', 'maths'] as const;

const sections = fc.array(
  fc.record({
    size: fc.integer({ min: 1, max: 6 }),
    counted: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    rule: fc.constantFrom<MarkingRule>(schemes.jeeMainSingle.rule, schemes.jeeAdvancedNumeric.rule, schemes.plain.rule),
  }),
  { minLength: 1, maxLength: 4 },
);
const papers = sections.map((shape): PaperVersion => {
  let count = 0;
  return {
    paperId: 'paper',
    version: 1,
    title: 'Mock',
    minutes: 30,
    instructions: fromSource(''),
    console: { reviewSaves: true, keyboardNumbers: true, languages: ['en'] },
    sections: shape.map(({ size, counted, rule }, at) => ({
      id: `s${at}`,
      title: '',
      rule,
      ...(counted !== undefined && { counted: Math.min(counted, size) }),
      questions: Array.from({ length: size }, (): PlacedQuestion => ({
        id: `q${++count}`,
        type: 'SINGLE',
        subject: subjects[count % 3]!,
        version: 1,
        keyVersion: 1,
        index: `${at + 1}.${count}.0`,
        optionCount: 4,
        difficulty: 1,
        areaId: 'area',
        topic: 'Topic',
      })),
    })),
    sets: 1,
    questions: count,
    fullMarks: 0,
    publishedAt: new Date(0),
  };
});
const verdicts = fc.constantFrom('change_key', 'several_keys', 'all_right', 'drop').chain((kind) =>
  fc.constantFrom(...populationsOf[kind]).map((population): VerdictInForce => {
    const keys = { change_key: [choice(3)], several_keys: [choice(2), choice(4)], all_right: [], drop: [] }[kind];
    return { kind, population, keys };
  }),
);
const some = fc.dictionary(
  fc.integer({ min: 1, max: 12 }).map((at) => `q${at}`),
  verdicts,
  { maxKeys: 4 },
);

describe('marking again', () => {
  it('what verdicts can change gives the marks, sentences and sums of marking everything by them', () => {
    fc.assert(
      fc.property(
        papers,
        some,
        some,
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 24, maxLength: 24 }),
        (paper, was, is, chosen) => {
          const questions = paper.sections.flatMap((section) => section.questions);
          const keys = new Map(questions.map(({ id }) => [id, choice(2)]));
          const stored = questions.flatMap(({ id }, at): StoredAnswer[] => {
            const option = chosen[at]!;
            const answer = { response: { options: [option] }, review: false, seconds: at };
            return option === 0 ? [] : [{ questionId: id, kind: 'answer', seat: 1, sequence: at + 1, answer }];
          });
          const [before, after] = [was, is].map((given) =>
            markAnswers(paper, keys, stored, new Map(Object.entries(given))),
          );
          const part = touchedPart(paper, new Set([...Object.keys(was), ...Object.keys(is)]));
          const ids = new Set(part.sections.flatMap((section) => section.questions.map(({ id }) => id)));
          const marked = before!.answers.filter(({ questionId }) => ids.has(questionId));
          const changed = remark(part, keys, marked, new Map(Object.entries(is)));
          const made = new Map(changed.map((one) => [one.after.questionId, one.after]));
          expect(before!.answers.map((answer) => made.get(answer.questionId) ?? answer)).toEqual(after!.answers);
          const sums = shiftSums(paper, { ...before!, figures: resultFigures(paper, before!.answers) }, changed);
          expect(sums).toEqual({
            marks: after!.marks,
            counts: after!.counts,
            subjects: after!.subjects,
            figures: resultFigures(paper, after!.answers),
          });
        },
      ),
    );
  });
});
