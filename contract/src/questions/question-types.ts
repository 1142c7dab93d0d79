import { fromSource, type RichTextDoc } from '../rich-text.ts';
import type { Language } from '../shapes.ts';
import type {
  AnswerKey,
  AskedContent,
  QuestionContent,
  QuestionType,
  WhyNotInLanguages,
  WordsInLanguages,
} from './shapes.ts';

/*
 * What the types of questions are made of (exams: question types). No zod here: the browser imports this file.
 */

/** What kind of key each type has. */
export const keyKinds: Readonly<Record<QuestionType, AnswerKey['kind']>> = {
  SINGLE: 'choice',
  MULTIPLE: 'choice',
  'FILL-BLANK-TEXT': 'text',
  'FILL-BLANK-NUMBER': 'number',
  INTEGER: 'number',
  DECIMAL: 'number',
  'ASSERTION-REASON': 'choice',
  'MATCH-LIST': 'choice',
  MATRIX: 'matrix',
  'SUBJECTIVE-SHORT': 'rubric',
  'SUBJECTIVE-MEDIUM': 'rubric',
  'SUBJECTIVE-LONG': 'rubric',
};

/** The options of an assertion with its reason, as the exams print them: texts of the product in the language of the paper, not of the screen. */
export const assertionOptions: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Both the assertion and the reason are true, and the reason is the correct explanation of the assertion.',
    'Both the assertion and the reason are true, but the reason is not the correct explanation of the assertion.',
    'The assertion is true, but the reason is false.',
    'The assertion is false, but the reason is true.',
  ],
  hi: [
    'अभिकथन और कारण दोनों सत्य हैं, और कारण अभिकथन की सही व्याख्या है।',
    'अभिकथन और कारण दोनों सत्य हैं, परन्तु कारण अभिकथन की सही व्याख्या नहीं है।',
    'अभिकथन सत्य है, परन्तु कारण असत्य है।',
    'अभिकथन असत्य है, परन्तु कारण सत्य है।',
  ],
};

/** Types whose options an author writes. */
export const hasOptions = (type: QuestionType): boolean => keyKinds[type] === 'choice' && type !== 'ASSERTION-REASON';
/** Types that stand on two lists. */
export const hasLists = (type: QuestionType): boolean => type === 'MATCH-LIST' || type === 'MATRIX';
/** Types of which exactly one option is right. */
export const hasOneAnswer = (type: QuestionType): boolean => keyKinds[type] === 'choice' && type !== 'MULTIPLE';
/** Types that a person marks. */
export const isMarkedByPerson = (type: QuestionType): boolean => keyKinds[type] === 'rubric';

/** How many options a response may name; of a grid, how many columns each row has. */
export function optionCountOf(type: QuestionType, content: Pick<QuestionContent, 'options' | 'lists'>): number {
  if (type === 'ASSERTION-REASON') return assertionOptions.en.length;
  return type === 'MATRIX' ? (content.lists?.second.length ?? 0) : content.options.length;
}

/** The options as a student reads them, in the language of the words. */
export const shownOptions = (
  type: QuestionType,
  { options }: Pick<QuestionContent, 'options'>,
  language: Language,
): readonly RichTextDoc[] => (type === 'ASSERTION-REASON' ? assertionOptions[language].map(fromSource) : options);

/** Letters of the first of two lists and numbers of the second. */
export const rowLetters = ['P', 'Q', 'R', 'S', 'T', 'U'] as const;
export const columnNumbers = ['1', '2', '3', '4', '5', '6'] as const;

/** The words by which a list of questions names one: its stem, or its assertion. */
export const leadOf = ({ stem, statements }: Pick<QuestionContent, 'stem' | 'statements'>): RichTextDoc =>
  statements ? statements.assertion : stem;

/** A document of a question by its path within the content. */
export interface PlacedDoc {
  readonly path: string;
  readonly doc: RichTextDoc;
}

/** The words without all that helps to answer: explanation, hint, and why each option is not right. */
export const askedOf = ({ explanation: _1, hint: _2, whyNot: _3, ...asked }: QuestionContent): AskedContent => asked;

/** Every document that helps to answer, by its path. */
export const helpDocs = ({ explanation, hint, whyNot = [] }: QuestionContent): PlacedDoc[] => [
  { path: 'explanation', doc: explanation },
  ...(hint ? [{ path: 'hint', doc: hint }] : []),
  ...whyNot.map((doc, i) => ({ path: `whyNot.${i}`, doc })),
];

/** Every document of a question in one language, by its path. */
export const everyDoc = (content: QuestionContent): PlacedDoc[] => [...askedDocs(content), ...helpDocs(content)];

/** What a student reads before answering where there are hints. */
export const hintedDocs = (content: QuestionContent): PlacedDoc[] => [
  ...askedDocs(content),
  ...(content.hint ? [{ path: 'hint', doc: content.hint }] : []),
];

type Words = { readonly en: QuestionContent; readonly hi?: QuestionContent | undefined };

/** The hint in the languages in which there is one; null where English has none. */
export const hintOf = ({ en, hi }: Words): WordsInLanguages | null =>
  en.hint ? { en: en.hint, ...(hi?.hint && { hi: hi.hint }) } : null;

/** What leads to each option that is not right, in each language; null where English says nothing. */
export const whyNotOf = ({ en, hi }: Words): WhyNotInLanguages | null =>
  en.whyNot ? { en: en.whyNot, ...(hi?.whyNot && { hi: hi.whyNot }) } : null;

/** Every document that a question asks with, by its path within the content. */
export function askedDocs({ stem, options, statements, lists }: AskedContent): PlacedDoc[] {
  const all = (name: string, docs: readonly RichTextDoc[] = []) =>
    docs.map((doc, i) => ({ path: `${name}.${i}`, doc }));
  return [
    { path: 'stem', doc: stem },
    ...(statements
      ? [
          { path: 'statements.assertion', doc: statements.assertion },
          { path: 'statements.reason', doc: statements.reason },
        ]
      : []),
    ...all('lists.first', lists?.first),
    ...all('lists.second', lists?.second),
    ...all('options', options),
  ];
}

/** The same content with every document rewritten. */
export function mapContent(content: QuestionContent, rewrite: (doc: RichTextDoc) => RichTextDoc): QuestionContent {
  const { stem, options, statements, lists, explanation, hint, whyNot } = content;
  return {
    stem: rewrite(stem),
    options: options.map(rewrite),
    ...(statements && { statements: { assertion: rewrite(statements.assertion), reason: rewrite(statements.reason) } }),
    ...(lists && { lists: { first: lists.first.map(rewrite), second: lists.second.map(rewrite) } }),
    explanation: rewrite(explanation),
    ...(hint && { hint: rewrite(hint) }),
    ...(whyNot && { whyNot: whyNot.map(rewrite) }),
  };
}
