import type { AnswerKey, QuestionContent, QuestionDraft, QuestionType } from '@abhyas/contract/questions/shapes';
import { fromSource, toSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import { checkQuestion, withModernTex } from './check-question.ts';

const content = (stem: string, options: readonly string[] = [], explanation = ''): QuestionContent => ({
  stem: fromSource(stem),
  options: options.map(fromSource),
  explanation: fromSource(explanation),
});
const choice = (...accepted: number[][]): AnswerKey => ({ kind: 'choice', accepted });
const range = (from: string, to = from): AnswerKey => ({ kind: 'number', accepted: [{ from, to }] });
function draft(
  type: QuestionType,
  key: AnswerKey,
  en: QuestionContent,
  hi?: QuestionContent,
): Omit<QuestionDraft, 'knowledgeAreaId'> {
  return { type, difficulty: 0, pastExams: [], key, content: { en, ...(hi && { hi }) } };
}
const two = content('Which?', ['$a$', '$b$']);
const found = (...question: Parameters<typeof draft>) =>
  checkQuestion(draft(...question)).map(
    ({ path, messageKey }) => `${path} ${messageKey.replace('questions.checks.', '')}`,
  );

describe('a question is ready to be saved', () => {
  it.each<[string, Parameters<typeof draft>]>([
    ['with one right option', ['SINGLE', choice([2]), two]],
    ['when either option is accepted', ['SINGLE', choice([1], [2]), two]],
    ['with several right options', ['MULTIPLE', choice([1, 2]), two]],
    ['with one right option of a multiple choice', ['MULTIPLE', choice([1]), two]],
    ['with a number', ['FILL-BLANK-NUMBER', range('5.24', '5.26'), content('$x=$ ______')]],
    ['with a whole number', ['INTEGER', range('7'), content('How many?')]],
    [
      'with a text',
      ['FILL-BLANK-TEXT', { kind: 'text', accepted: ['anode'], caseSensitive: false }, content('The ______')],
    ],
    ['with a formula alone as stem', ['DECIMAL', range('0.5'), content('$$x = ?$$')]],
    ['with Hindi beside English', ['SINGLE', choice([1]), two, content('कौन-सा?', ['$a$', '$b$'])]],
  ])('%s', (_what, question) => expect(found(...question)).toEqual([]));
});

describe('a question is refused', () => {
  it.each<[string, Parameters<typeof draft>, string]>([
    ['without a stem', ['SINGLE', choice([1]), content('  ', ['a', 'b'])], 'content.en.stem stemMissing'],
    ['with one option', ['MULTIPLE', choice([1]), content('Which?', ['a'])], 'content.en.options tooFewOptions'],
    [
      'with an empty option',
      ['SINGLE', choice([1]), content('Which?', ['a', ' '])],
      'content.en.options.1 optionMissing',
    ],
    [
      'with equal options',
      ['SINGLE', choice([1]), content('Which?', ['Rest', 'x', ' rest '])],
      'content.en.options.2 optionsDuplicate',
    ],
    [
      'with options where a text is typed',
      ['FILL-BLANK-TEXT', { kind: 'text', accepted: ['a'], caseSensitive: false }, two],
      'content.en.options optionsNotAllowed',
    ],
    ['when the right option does not exist', ['SINGLE', choice([3]), two], 'key.accepted.0 answerNotAnOption'],
    ['with two right options of a single choice', ['SINGLE', choice([1, 2]), two], 'key.accepted.0 oneAnswerOnly'],
    ['when a set names an option twice', ['MULTIPLE', choice([1], [2, 2]), two], 'key.accepted.1 answerRepeated'],
    ['with a key of another kind', ['SINGLE', range('1'), two], 'key keyKind'],
    ['with a range upside down', ['DECIMAL', range('2', '1.99'), content('x?')], 'key.accepted.0 rangeReversed'],
    ['with a fraction as integer', ['INTEGER', range('2.5'), content('x?')], 'key.accepted.0 wholeNumberOnly'],
    [
      'with an answer of spaces',
      ['FILL-BLANK-TEXT', { kind: 'text', accepted: ['a', ' '], caseSensitive: false }, content('x?')],
      'key.accepted.1 answerMissing',
    ],
    [
      'with a formula that cannot be typeset',
      ['SINGLE', choice([1]), content('Which?', ['$a$', '$\\nope$'])],
      'content.en.options.1 MATH_UNKNOWN_COMMAND',
    ],
    [
      'with such a formula in the explanation',
      ['SINGLE', choice([1]), content('Which?', ['a', 'b'], '$x^$')],
      'content.en.explanation MATH_BROKEN',
    ],
    [
      'with fewer options in Hindi',
      ['SINGLE', choice([1]), content('Which?', ['a', 'b', 'c']), content('कौन-सा?', ['a', 'b'])],
      'content.hi.options optionsOfTranslation',
    ],
    [
      'without a stem in Hindi',
      ['SINGLE', choice([1]), two, content('', ['$a$', '$b$'])],
      'content.hi.stem stemMissing',
    ],
  ])('%s', (_what, question, problem) => expect(found(...question)).toEqual([problem]));
});

it('old TeX that passes is stored in the form that can be typeset', () => {
  const kept = withModernTex(
    draft(
      'SINGLE',
      choice([1]),
      content('$\\mbox{a}$', ['$\\matrix{1 \\cr 2}$', 'b']),
      content('$\\mbox{क}$', ['$x$', 'b']),
    ),
  );
  expect(toSource(kept.content.en.stem)).toBe('$\\text{a}$');
  expect(kept.content.en.options.map(toSource)).toEqual(['$\\begin{matrix}1 \\\\ 2\\end{matrix}$', 'b']);
  expect(kept.content.hi && toSource(kept.content.hi.stem)).toBe('$\\text{क}$');
});
