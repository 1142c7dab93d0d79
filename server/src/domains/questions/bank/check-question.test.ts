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
const matrix = (...rows: number[][]): AnswerKey => ({ kind: 'matrix', rows });
const rubric = (modelAnswer: string): AnswerKey => ({
  kind: 'rubric',
  modelAnswer: fromSource(modelAnswer),
  criteria: [],
});
const withLists = (of: QuestionContent, first: readonly string[], second: readonly string[]): QuestionContent => ({
  ...of,
  lists: { first: first.map(fromSource), second: second.map(fromSource) },
});
const withStatements = (of: QuestionContent, assertion: string, reason: string): QuestionContent => ({
  ...of,
  statements: { assertion: fromSource(assertion), reason: fromSource(reason) },
});
function draft(
  type: QuestionType,
  key: AnswerKey,
  en: QuestionContent,
  hi?: QuestionContent,
): Omit<QuestionDraft, 'knowledgeAreaId'> {
  return { type, difficulty: 0, pastExams: [], key, content: { en, ...(hi && { hi }) } };
}
const two = content('Which?', ['$a$', '$b$']);
const grid = withLists(content('Match'), ['$P$', '$Q$'], ['$1$', '$2$', '$3$']);
const matched = withLists(content('Match', ['P→1', 'P→2']), ['a', 'b'], ['c', 'd']);
const assertion = withStatements(content(''), 'Ice floats.', 'Ice is lighter than water.');
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
    ['with a grid', ['MATRIX', matrix([1, 3], [2]), grid]],
    ['with two lists and options that match them', ['MATCH-LIST', choice([2]), matched]],
    ['with an assertion and a reason alone', ['ASSERTION-REASON', choice([4]), assertion]],
    ['with an answer that a person marks', ['SUBJECTIVE-SHORT', rubric('Because $E = mc^2$.'), content('Why?')]],
    ['without a model answer', ['SUBJECTIVE-LONG', rubric(''), content('Why?')]],
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
    ['without lists to match', ['MATCH-LIST', choice([1]), two], 'content.en.lists listsMissing'],
    ['without the lists of a grid', ['MATRIX', matrix([1], [1]), content('x')], 'content.en.lists listsMissing'],
    [
      'with lists where nothing is matched',
      ['SINGLE', choice([1]), withLists(two, ['a', 'b'], ['c', 'd'])],
      'content.en.lists listsNotAllowed',
    ],
    [
      'with an empty row',
      ['MATRIX', matrix([1], [1]), withLists(content('x'), ['a', ' '], ['c', 'd'])],
      'content.en.lists.first.1 listItemMissing',
    ],
    [
      'with columns that say the same',
      ['MATRIX', matrix([1], [1]), withLists(content('x'), ['a', 'b'], ['c', 'c'])],
      'content.en.lists.second.1 listItemsDuplicate',
    ],
    [
      'with options beside a grid',
      ['MATRIX', matrix([1], [1]), { ...grid, options: two.options }],
      'content.en.options optionsNotAllowed',
    ],
    ['with a row that the key leaves out', ['MATRIX', matrix([1], [1], [1]), grid], 'key.rows rowsOfKey'],
    ['with a column that does not exist', ['MATRIX', matrix([1], [4]), grid], 'key.rows.1 answerNotAColumn'],
    ['with a column named twice in a row', ['MATRIX', matrix([1, 1], [2]), grid], 'key.rows.0 answerRepeated'],
    ['with two right mappings', ['MATCH-LIST', choice([1, 2]), matched], 'key.accepted.0 oneAnswerOnly'],
    [
      'without assertion and reason',
      ['ASSERTION-REASON', choice([1]), content('x')],
      'content.en.statements statementsMissing',
    ],
    [
      'with an empty assertion',
      ['ASSERTION-REASON', choice([1]), withStatements(content(''), ' ', 'b')],
      'content.en.statements.assertion assertionMissing',
    ],
    [
      'with an empty reason',
      ['ASSERTION-REASON', choice([1]), withStatements(content(''), 'a', ' ')],
      'content.en.statements.reason reasonMissing',
    ],
    [
      'with an assertion where none is asked',
      ['SINGLE', choice([1]), withStatements(two, 'a', 'b')],
      'content.en.statements statementsNotAllowed',
    ],
    [
      'with a fifth option of an assertion',
      ['ASSERTION-REASON', choice([5]), assertion],
      'key.accepted.0 answerNotAnOption',
    ],
    [
      'with a model answer that cannot be typeset',
      ['SUBJECTIVE-SHORT', rubric('$\\nope$'), content('Why?')],
      'key.modelAnswer MATH_UNKNOWN_COMMAND',
    ],
    [
      'with fewer rows in Hindi',
      [
        'MATRIX',
        matrix([1], [1], [1]),
        withLists(content('x'), ['a', 'b', 'c'], ['d', 'e']),
        withLists(content('क'), ['a', 'b'], ['d', 'e']),
      ],
      'content.hi.lists.first listsOfTranslation',
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
