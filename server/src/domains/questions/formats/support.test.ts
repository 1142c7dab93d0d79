import {
  type ExportFormat,
  exportFormats,
  type FileFormat,
  fileFormats,
  formatLosses,
  formatSupport,
  type LossCode,
} from '@abhyas/contract/questions/formats';
import { optionCountOf } from '@abhyas/contract/questions/question-types';
import { type AnswerKey, type QuestionType, questionTypes } from '@abhyas/contract/questions/shapes';
import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { judge } from '../judging/judge.ts';
import { checkExport } from './check-export.ts';
import type { Picture, WholeParts } from './exchange.ts';
import type { BookFormat } from './read-file.ts';
import { handMade, qti3 } from './testing-hand-made.ts';
import { questionsOf, responsesTo } from './testing-questions.ts';
import { bookBack, trip } from './testing-trips.ts';

const isWritten = (format: FileFormat): format is ExportFormat => exportFormats.includes(format as ExportFormat);
const isHandMade = (format: FileFormat): format is keyof typeof handMade => format in handMade;
const cells = fileFormats.flatMap((format) => questionTypes.map((type): [FileFormat, QuestionType] => [format, type]));
/** A question of this type that nothing but its type could be refused for. */
const plainOne = (type: QuestionType): WholeParts =>
  fc.sample(
    questionsOf(type).filter((parts) => 'losses' in checkExport(type === 'MATRIX' ? 'moodle' : 'xlsx', simple(parts))),
    1,
  )[0]!;
const simple = (parts: WholeParts): WholeParts => {
  const { key } = parts;
  const plain: AnswerKey =
    key.kind === 'choice'
      ? { ...key, accepted: key.accepted.slice(0, 1) }
      : key.kind === 'text'
        ? { ...key, accepted: ['colour'] }
        : key.kind === 'matrix'
          ? { ...key, rows: key.rows.map((row) => row.slice(0, 1)) }
          : key;
  return { ...parts, content: { en: parts.content.en }, key: plain };
};
/** Files that call their question by a type that the format does not have. */
const misnamed: Readonly<Partial<Record<FileFormat, (type: string) => string | Uint8Array>>> = {
  gift: (type) => `// [tag:type:${type}]\nWhich? {=a ~b}\n`,
  moodle: (type) =>
    `<quiz><question type="multichoice"><questiontext format="html"><text>Which?</text></questiontext><single>true</single><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer><tags><tag><text>type:${type}</text></tag></tags></question></quiz>`,
  qti21: (type) => misnamed3(type),
  qti30: (type) => misnamed3(type),
};
const misnamed3 = (type: string) =>
  qti3(type, {
    declared: 'cardinality="single" base-type="identifier"',
    values: ['A'],
    body: '<qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction>',
  });

describe.each(cells)('%s with %s', (format, type) => {
  const support = formatSupport[format][type];

  it(`goes out: ${support.export}`, () => {
    if (!isWritten(format)) return expect(support.export).toBe('FORMAT_ONLY_READ');
    const check = checkExport(format, simple(plainOne(type)));
    return support.export === 'supported'
      ? expect(check).toHaveProperty('losses')
      : expect(check).toEqual({ refused: support.export });
  });

  it(`comes in: ${support.import}`, async () => {
    if (support.import === 'supported') return isWritten(format) ? comesBack(format, type) : readsByHand(format, type);
    if (support.import === 'ONE_RIGHT_OPTION') {
      const [one] = await bookBack(strToU8('Which?\nA. a\nB. b\nANSWER: A, B\n'), 'aiken');
      return expect([one!.parts!.type, one!.problems[0]!.code]).toEqual(['SINGLE', 'CORRECT_NO_OPTION']);
    }
    expect(support.import).toBe('TYPE_NO_FORM');
    const file = misnamed[format]!(type);
    const [one] = await bookBack(typeof file === 'string' ? strToU8(file) : file, format as BookFormat);
    return expect(one!.parts!.type).toBe('SINGLE');
  });
});

/** The property test of every type and format is the round trip; here stands one question for each cell. */
async function comesBack(format: ExportFormat, type: QuestionType) {
  const parts = simple(plainOne(type));
  const [back] = await trip(format, [parts]);
  expect([back!.problems, back!.parts!.type]).toEqual([[], type]);
  const [response] = fc.sample(responsesTo(parts), 1);
  const of = { type, optionCount: optionCountOf(type, parts.content.en) };
  if (parts.key.kind !== 'rubric')
    expect(judge(of, back!.parts!.key!, response!)).toEqual(judge(of, parts.key, response!));
}

async function readsByHand(format: FileFormat, type: QuestionType) {
  const made = isHandMade(format) ? handMade[format][type] : undefined;
  expect(made, 'a cell without a file is a cell without a proof').toBeDefined();
  const [one] = await bookBack(made!.file, format as BookFormat);
  // What the file of such a format does not say is asked for in the preview.
  expect(one!.problems.filter(({ code }) => code !== 'DIFFICULTY_MISSING')).toEqual([]);
  const { key, content } = one!.parts!;
  expect(one!.parts!.type).toBe(type);
  const of = { type, optionCount: optionCountOf(type, content.en) };
  if (made!.right) expect(judge(of, key!, made!.right).outcome).toBe('right');
  if (made!.wrong) expect(judge(of, key!, made!.wrong).outcome).not.toBe('right');
}

const base = simple(plainOne('SINGLE'));
const en = base.content.en;
const mediaId = '019a0000-0000-7000-8000-000000000001';
const image = { type: 'image', attrs: { mediaId, alt: 'A ramp' } } as const;
const pictured = (doc: RichTextDoc): RichTextDoc => ({ type: 'doc', content: [...doc.content, image] });
const only: RichTextDoc = { type: 'doc', content: [image] };
const grid = { ...simple(plainOne('MATRIX')), tags: [] };

describe('a question that its format cannot carry', () => {
  it.each<[string, ExportFormat, WholeParts]>([
    ['KEY_ALTERNATIVES', 'moodle', { ...base, type: 'MULTIPLE', key: { kind: 'choice', accepted: [[1], [1, 2]] } }],
    ['KEY_ALTERNATIVES', 'gift', { ...base, key: { kind: 'choice', accepted: en.options.map((_, i) => [i + 1]) } }],
    ['KEY_ALTERNATIVES', 'qti21', { ...base, key: { kind: 'choice', accepted: [[1, 2]] } }],
    ['KEY_SEVERAL_IN_ROW', 'gift', { ...grid, key: { kind: 'matrix', rows: [[1, 2], [1]] } }],
    ['KEY_SEVERAL_IN_ROW', 'moodle', { ...grid, key: { kind: 'matrix', rows: [[1, 2], [1]] } }],
    [
      'KEY_READS_AS_PAIR',
      'gift',
      { ...base, type: 'FILL-BLANK-TEXT', key: { kind: 'text', accepted: ['a->x'], caseSensitive: false } },
    ],
    ['CELL_TOO_LONG', 'csv', { ...base, content: { en: { ...en, explanation: fromSource('x'.repeat(16_384)) } } }],
    ['PICTURE_ONLY', 'xlsx', { ...base, content: { en: { ...en, options: [only, en.options[1]!] } } }],
    ['PICTURE_ONLY', 'gift', { ...base, content: { en: { ...en, options: [only, en.options[1]!] } } }],
    [
      'PICTURE_ONLY',
      'moodle',
      {
        ...grid,
        content: {
          en: {
            ...grid.content.en,
            lists: { first: [fromSource('a'), fromSource('b')], second: [only, fromSource('c')] },
          },
        },
      },
    ],
    [
      'VARIABLES',
      'xlsx',
      {
        ...base,
        variables: { variables: [{ kind: 'choice', name: 'a', choices: ['1', '2'] }], values: [], constraints: [] },
      },
    ],
  ])('is refused as %s by %s', (refused, format, parts) => expect(checkExport(format, parts)).toEqual({ refused }));
});

describe('what a format loses', () => {
  const marked: RichTextDoc = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'bold' }] }] }],
  };
  const listed: RichTextDoc = {
    type: 'doc',
    content: [{ type: 'bulletList', content: [{ type: 'listItem', content: fromSource('x').content as never }] }],
  };
  const rubric = { kind: 'rubric', modelAnswer: fromSource('x'), criteria: [{ text: 'a', marks: 1 }] } as const;
  const essay: WholeParts = {
    ...base,
    type: 'SUBJECTIVE-LONG',
    content: { en: { stem: en.stem, options: [], explanation: fromSource('Because.') } },
    key: { ...rubric, criteria: [...rubric.criteria] },
  };
  const shows: Readonly<Partial<Record<LossCode, WholeParts>>> = {
    TRANSLATION: { ...base, content: { en, hi: en } },
    HINTS: { ...base, content: { en: { ...en, hint: fromSource('Think of the units.') } } },
    PICTURES: {
      ...grid,
      content: {
        en: {
          ...grid.content.en,
          lists: { first: grid.content.en.lists!.first, second: grid.content.en.lists!.second.map(pictured) },
        },
      },
    },
    STYLE: { ...base, content: { en: { ...en, stem: marked } } },
    LAYOUT: { ...base, content: { en: { ...en, stem: listed } } },
    EXPLANATION: essay,
    ROUNDING: { ...base, type: 'DECIMAL', key: { kind: 'number', accepted: [{ from: '1', to: '2' }], decimals: 1 } },
    LETTER_CASE: { ...base, type: 'FILL-BLANK-TEXT', key: { kind: 'text', accepted: ['pH'], caseSensitive: true } },
    RUBRIC: essay,
    TAGS: { ...base, tags: ['type:x, [y]'] },
    GROUP: { ...base, group: { title: 'Passage', stem: { en: fromSource('Read.') } } },
    EXPECTED_TIME: { ...base, expectedSeconds: 90 },
  };

  it.each(
    exportFormats.flatMap((format) => formatLosses[format].map((code): [ExportFormat, LossCode] => [format, code])),
  )('%s: %s is named where a question has it, and nowhere else', (format, code) => {
    expect(checkExport(format, shows[code]!)).toMatchObject({ losses: expect.arrayContaining([code]) });
    expect(checkExport(format, { ...base, tags: [] })).not.toMatchObject({ losses: expect.arrayContaining([code]) });
  });

  it('our own format loses nothing, variables included', async () => {
    const variables: WholeParts = {
      ...base,
      type: 'DECIMAL',
      content: { en: { stem: fromSource('Twice {{a}}?'), options: [], explanation: fromSource('') } },
      variables: {
        variables: [{ kind: 'range', name: 'a', from: '1', to: '9', step: '1' }],
        values: [],
        constraints: [],
      },
      key: {
        kind: 'formula',
        expression: '2 * a',
        tolerance: { kind: 'absolute', amount: '0' },
        decimals: 0,
        unit: 'm',
      },
    };
    const all = [...Object.values(shows).filter((parts) => parts !== shows.PICTURES), variables];
    const back = await trip('json', all);
    back.forEach(({ parts }, i) => {
      const { areaName, type, tags, content, key, expectedSeconds, group, variables: own } = all[i]!;
      expect(parts).toMatchObject({ areaName, type, tags, content, key });
      expect([parts!.expectedSeconds, parts!.group, parts!.variables]).toEqual([expectedSeconds, group, own]);
    });
  });
});

it.each(['json', 'moodle', 'qti21'] as const)('%s brings the pictures with it', async (format) => {
  const picture: Picture = { id: mediaId, bytes: Uint8Array.from([1, 2, 3, 4]), alt: 'A ramp', fileName: 'ramp.png' };
  const parts: WholeParts = {
    ...base,
    content: { en: { ...en, stem: pictured(en.stem), options: [only, ...en.options.slice(1)] } },
  };
  const [back] = await trip(format, [parts], [picture]);
  expect(back!.problems).toEqual([]);
  expect(new Set(back!.pictures.map(({ bytes }) => Buffer.from(bytes).toString('hex')))).toEqual(new Set(['01020304']));
  const shown = [back!.parts!.content.en.stem, back!.parts!.content.en.options[0]!];
  for (const doc of shown) {
    const node = doc.content.find(({ type }) => type === 'image');
    expect(node).toMatchObject({ attrs: { alt: 'A ramp' } });
    expect(back!.pictures.map(({ id }) => id)).toContain((node as typeof image).attrs.mediaId);
  }
});
