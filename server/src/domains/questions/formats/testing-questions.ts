import { mapContent } from '@abhyas/contract/questions/question-types';
import {
  type QuestionContent,
  type QuestionType,
  questionTypes,
  type Response,
} from '@abhyas/contract/questions/shapes';
import type { Block, Inline, RichTextDoc } from '@abhyas/contract/rich-text';
import fc from 'fast-check';
import { compareDecimals, parseDecimal } from '../judging/decimal.ts';
import type { WholeParts } from './exchange.ts';

/** Words with every sign that some format escapes, and at their beginning those that mean something there; no two neighbours look like a formula. */
const word = fc
  .tuple(
    fc.constantFrom(
      'a',
      'Ω',
      'न',
      'Z',
      '=',
      '-',
      '+',
      '@',
      "'",
      "'=",
      '#',
      '{',
      '}',
      '~',
      '::',
      '//',
      '%',
      '|',
      '..',
      '*',
      '"',
      '(',
      '[html]',
      '%50%',
      '_x0041_',
    ),
    fc.string({
      unit: fc.constantFrom(
        ...'ab $=~{}#:\\/<>&"\'%*-;,|@π[]().',
        'क्षेत्रफल',
        ']]>',
        '&amp;',
        '->',
        '..',
        '<b>',
        '{{a}}',
        '1. ',
      ),
      maxLength: 12,
    }),
    fc.constantFrom('x', 'ß', '9', 'है', '=', '}', '|', '"', ':'),
  )
  .map((parts) =>
    parts
      .join('')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\\(?=[()[\]$])/g, '/'),
  );
const latex = fc.constantFrom(
  'x^2',
  '\\frac{1}{2}',
  '\\nu = \\frac{c}{\\lambda}',
  'a \\neq b',
  '\\{1,2\\}',
  '\\ce{H2O}',
  '3 < 4',
  '\\text{m s}^{-1}',
);
const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 3, arbitrary: word.map((text): Inline => ({ type: 'text', text })) },
  { weight: 2, arbitrary: latex.map((tex): Inline => ({ type: 'inlineMath', attrs: { latex: tex } })) },
);
const line = fc.array(inline, { minLength: 1, maxLength: 2 }).map((content) => apart(content));
const block: fc.Arbitrary<Block> = fc.oneof(
  { weight: 4, arbitrary: line.map((content): Block => ({ type: 'paragraph', content })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(line, line)
      .map(([above, below]): Block => ({ type: 'paragraph', content: [...above, { type: 'hardBreak' }, ...below] })),
  },
  { weight: 1, arbitrary: latex.map((tex): Block => ({ type: 'blockMath', attrs: { latex: tex } })) },
);
/** A word between two formulas: what stands side by side is one text, or two formulas that touch. */
const apart = (content: readonly Inline[]): Inline[] => content.filter((node, i) => node.type !== content[i - 1]?.type);
const doc: fc.Arbitrary<RichTextDoc> = fc
  .array(block, { minLength: 1, maxLength: 2 })
  .map((content) => ({ type: 'doc', content }));
const blank: RichTextDoc = { type: 'doc', content: [{ type: 'paragraph' }] };
/** So many documents of which no two read the same. */
const docs = (count: number) =>
  fc.array(doc, { minLength: count, maxLength: count }).map((all) => all.map((one, i) => numbered(one, i)));
const numbered = (one: RichTextDoc, i: number): RichTextDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: `Choice ${i + 1}` }] }, ...one.content],
});

const decimal = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, part]) => `${whole}.${part}`.replace(/\.0$/, ''));
const wholeNumber = fc.integer({ min: -99, max: 99 }).map(String);
const rangeOf = (number: fc.Arbitrary<string>) =>
  fc
    .tuple(number, fc.oneof(fc.constant(undefined), number))
    .map(([from, to]) =>
      to === undefined || compareDecimals(parseDecimal(from)!, parseDecimal(to)!) > 0
        ? { from, to: from }
        : { from, to },
    );
const subset = (of: number) =>
  fc.subarray(
    Array.from({ length: of }, (_, i) => i + 1),
    { minLength: 1 },
  );

const choices = (several: boolean) =>
  fc.integer({ min: 2, max: 6 }).chain((count) =>
    fc.record({
      options: docs(count),
      key: (several
        ? fc.array(subset(count), { minLength: 1, maxLength: 2 })
        : fc
            .uniqueArray(fc.integer({ min: 1, max: count }), { minLength: 1, maxLength: 2 })
            .map((all) => all.map((one) => [one]))
      ).map((accepted) => ({
        kind: 'choice' as const,
        accepted: accepted.map((set) => set.toSorted((a, b) => a - b)),
      })),
    }),
  );
const numbers = (number: fc.Arbitrary<string>, decimals: fc.Arbitrary<number | undefined>) =>
  fc
    .record({ accepted: fc.array(rangeOf(number), { minLength: 1, maxLength: 3 }), decimals })
    .map(({ accepted, decimals }) => ({
      options: [],
      key: { kind: 'number' as const, accepted, ...(decimals !== undefined && { decimals }) },
    }));
const rubric = doc.map((modelAnswer) => ({ options: [], key: { kind: 'rubric' as const, modelAnswer, criteria: [] } }));
const typed = word.map((text) => text.trim());

const answers: Readonly<
  Record<QuestionType, fc.Arbitrary<Pick<WholeParts, 'key'> & Partial<WholeParts['content']['en']>>>
> = {
  SINGLE: choices(false),
  MULTIPLE: choices(true),
  'FILL-BLANK-TEXT': fc
    .record({ accepted: fc.uniqueArray(typed, { minLength: 1, maxLength: 3 }), caseSensitive: fc.boolean() })
    .map((key) => ({
      options: [],
      key: { kind: 'text', ...key },
    })),
  'FILL-BLANK-NUMBER': numbers(decimal, fc.constant(undefined)),
  INTEGER: numbers(wholeNumber, fc.constant(undefined)),
  DECIMAL: numbers(decimal, fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined })),
  'ASSERTION-REASON': fc
    .record({ statements: fc.record({ assertion: doc, reason: doc }), option: fc.integer({ min: 1, max: 4 }) })
    .map(({ statements, option }) => ({
      statements,
      options: [],
      key: { kind: 'choice', accepted: [[option]] },
    })),
  'MATCH-LIST': fc.tuple(choices(false), docs(3), docs(4)).map(([{ options, key }, first, second]) => ({
    options,
    lists: { first, second },
    key: { ...key, accepted: key.accepted.slice(0, 1) },
  })),
  MATRIX: fc
    .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 }), fc.boolean())
    .chain(([rows, columns, one]) =>
      fc
        .record({
          first: docs(rows),
          second: docs(columns),
          right: fc.array(one ? fc.integer({ min: 1, max: columns }).map((n) => [n]) : subset(columns), {
            minLength: rows,
            maxLength: rows,
          }),
        })
        .map(({ first, second, right }) => ({
          options: [],
          lists: { first, second },
          key: { kind: 'matrix', rows: right },
        })),
    ),
  'SUBJECTIVE-SHORT': rubric,
  'SUBJECTIVE-MEDIUM': rubric,
  'SUBJECTIVE-LONG': rubric,
};

/** Any question of this type. */
export const questionsOf = (type: QuestionType): fc.Arbitrary<WholeParts> =>
  fc
    .record({
      stem: doc,
      explanation: fc.oneof(doc, fc.constant(blank)),
      answers: answers[type],
      difficulty: fc.constantFrom(0 as const, 1 as const, 2 as const),
      isTranslated: fc.boolean(),
    })
    .map(({ stem, explanation, answers: { key, ...more }, difficulty, isTranslated }) => ({
      type,
      difficulty,
      pastExams: ['Apr-2024'],
      tags: ['board revision', 'JEE'],
      areaName: 'Physics › Laws of Motion',
      content: inBoth({ options: [], ...more, stem, explanation }, isTranslated),
      key,
    }));
/** Hindi of which each text begins with a word of its own. */
const inBoth = (en: QuestionContent, isTranslated: boolean): WholeParts['content'] => ({
  en,
  ...(isTranslated && { hi: mapContent(en, (one) => (one === blank ? blank : inHindi(one))) }),
});
const inHindi = (one: RichTextDoc): RichTextDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'हिन्दी' }] }, ...one.content],
});
export const everyType = questionTypes;

/** What somebody could answer to it, often something near the key. */
export function responsesTo({ key }: WholeParts): fc.Arbitrary<Response> {
  switch (key.kind) {
    case 'choice':
      return subset(6).map((options) => ({ options }));
    case 'matrix':
      return fc.oneof(
        fc.constant({ rows: key.rows }),
        fc
          .array(fc.subarray([1, 2, 3, 4, 5, 6]), { minLength: key.rows.length, maxLength: key.rows.length })
          .map((rows) => ({ rows: rows.some((row) => row.length > 0) ? rows : [[1]] })),
      );
    case 'number':
      return fc
        .oneof(
          decimal,
          wholeNumber,
          fc.constantFrom(
            ...key.accepted.flatMap(({ from, to }) => [
              from,
              to,
              `${from}${from.includes('.') ? '' : '.'}4`,
              `${to}${to.includes('.') ? '' : '.'}5`,
            ]),
          ),
        )
        .map((number) => ({ number }));
    case 'text':
      return fc
        .oneof(
          word,
          fc.constantFrom(...key.accepted),
          fc.constantFrom(...key.accepted.map((text) => text.toUpperCase())),
          fc.constantFrom(...key.accepted.map((text) => ` ${text}  `)),
        )
        .map((text) => ({ text }));
    case 'formula':
    case 'rubric':
      return fc.constant({ text: 'x' });
  }
}
