import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import { keyKinds } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { belongsTo, isOwnOf } from '../../patterns/exam-of-pattern.ts';
import { schemes } from '../../marking/schemes.ts';

const { jeeMainSingle, jeeMainNumeric, jeeAdvancedMultiple2026, plain } = schemes;
/** Where no paper of the exam asks questions of this kind: the nearest official scheme. */
const otherwise: Readonly<Record<AnswerKey['kind'], MarkingRule>> = {
  choice: jeeMainSingle.rule,
  matrix: jeeMainSingle.rule,
  number: jeeMainNumeric.rule,
  formula: jeeMainNumeric.rule,
  text: jeeMainSingle.rule,
  rubric: plain.rule,
};
const nearest = (type: QuestionType): MarkingRule =>
  type === 'MULTIPLE' ? jeeAdvancedMultiple2026.rule : otherwise[keyKinds[type]];

/**
 * How a question of some type is marked in a paper for an exam: as the newest pattern of that very exam marks it, else as the newest of
 * its family does. The rounding of a section was made for its own questions: here it stays with integers, other numbers are judged
 * as their key says. Pure.
 */
export function rulesByType(
  exam: Pick<Exam, 'name' | 'code' | 'category'>,
  patterns: readonly ExamPattern[],
): (type: QuestionType) => MarkingRule {
  const family = patterns
    .filter((pattern) => belongsTo(pattern, exam))
    .toSorted((a, b) => Number(isOwnOf(b, exam)) - Number(isOwnOf(a, exam)) || b.fromYear - a.fromYear);
  const sections = family.flatMap((pattern) => pattern.sections);
  return (type) => {
    const rule = sections.find(({ types }) => types.includes(type))?.rule ?? nearest(type);
    const { decimals, ...marks } = rule;
    return type === 'INTEGER' && decimals !== undefined ? rule : marks;
  };
}
