import type { PaperPattern } from '@abhyas/contract/questions/paper-pattern';
import { toSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import type { ReadItem } from '../../exchange.ts';
import { readFile, usualBookLimits } from '../../read-file.ts';
import { docx } from '../../testing-hostile.ts';
import { autoPattern } from './pattern-marks.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const run = (text: string) =>
  text
    .split('\t')
    .map(
      (part) => `<w:r><w:t xml:space="preserve">${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r>`,
    )
    .join('<w:r><w:tab/></w:r>');
/** A paragraph of words, equations (`frac`) and pictures (`pic`). */
const p = (...parts: readonly string[]) =>
  `<w:p>${parts.map((part) => (part.startsWith('<') ? part : run(part))).join('')}</w:p>`;
const frac = (top: string, below: string) =>
  `<m:oMath><m:f><m:num><m:r><m:t>${top}</m:t></m:r></m:num><m:den><m:r><m:t>${below}</m:t></m:r></m:den></m:f></m:oMath>`;
const pic = `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="p" descr="A circuit"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="r9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const table = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${p(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
const withPictures = {
  'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/a.png"/></Relationships>`,
  'word/media/a.png': Buffer.from(png, 'base64'),
};

const paper = async (...body: readonly string[]) =>
  (await readFile(docx(body.join(''), withPictures), 'docx', usualBookLimits)).items as readonly ReadItem[];
/** What a question says, in short: stem | options | key | explanation | problems. */
const short = ({ parts, problems }: ReadItem) =>
  [
    parts && toSource(parts.content.en.stem),
    parts?.content.en.options.map(toSource).join(' / '),
    parts?.key && ('accepted' in parts.key ? JSON.stringify(parts.key.accepted) : ''),
    parts && toSource(parts.content.en.explanation),
    problems.map(({ code }) => code).join(),
  ].join(' | ');
const lines = (...texts: readonly string[]) => paper(...texts.map((text) => p(text)));

describe('an ordinary Word paper', () => {
  it('comes in with equations and pictures in questions, options and solutions', async () => {
    const items = await paper(
      p('Shree Classes, Unit test 3'),
      p('1. The force ', frac('1', '2'), ' in the circuit is'),
      p(pic),
      p('(A) ', frac('a', 'b'), '\t(B) 2 N\t(C) 3 N\t(D) 4 N'),
      p('Answer: B'),
      p('Sol. F = ', frac('k', 'r')),
      p('so it is 2 N'),
      p('2. The unit of flux is'),
      p('(A) V m'),
      p('(B) N'),
      p('Ans. (1)'),
    );
    expect(items.map(short)).toEqual([
      'The force $\\frac{1}{2}$ in the circuit is\n\n | $\\frac{a}{b}$ / 2 N / 3 N / 4 N | [[2]] | F = $\\frac{k}{r}$\n\nso it is 2 N | ',
      'The unit of flux is | V m / N | [[1]] |  | ',
    ]);
    expect(items[0]!.pictures).toMatchObject([{ alt: 'A circuit' }]);
    expect(items.map(({ losses, line }) => [line, losses])).toEqual([
      [2, ['OUTSIDE']],
      [8, []],
    ]);
  });

  it.each([
    ['capital letters with a dot', ['Q1. What?', 'A. x', 'B. y', 'Ans: B'], ['What? | x / y | [[2]] |  | ']],
    [
      'small letters below a number with a bracket',
      ['1) What?', 'a) x  b) y', 'Ans - a'],
      ['What? | x / y | [[1]] |  | '],
    ],
    [
      'numbers in brackets',
      ['1. What is (v) here?', '(1) x (2) y (3) z', 'Ans. (3)'],
      ['What is (v) here? | x / y / z | [[3]] |  | '],
    ],
    [
      'Hindi',
      ['प्रश्न १. बल क्या है?', '(क) न्यूटन (ख) जूल', 'उत्तर: (ख)', 'हल: F = ma'],
      ['बल क्या है? | न्यूटन / जूल | [[2]] | F = ma | '],
    ],
    ['Hindi digits and other letters', ['१. बल?', '(अ) क (ब) ख', 'उत्तर – अ'], ['बल? | क / ख | [[1]] |  | ']],
    ['several right ones', ['1. Which?', '(A) x (B) y (C) z', 'Answer: A, C'], ['Which? | x / y / z | [[1,3]] |  | ']],
    ['an answer beside the last option', ['1. Which?', '(A) x (B) y   Ans. (A)'], ['Which? | x / y | [[1]] |  | ']],
    [
      'words behind the letter',
      ['1. Which?', '(A) x (B) y', 'Answer: B because y'],
      ['Which? | x / y | [[2]] | because y | '],
    ],
    ['a number', ['1. How many?', 'Ans: 2.5 ± 0.1'], ['How many? |  | [{"from":"2.4","to":"2.6"}] |  | ']],
    ['a number with a unit', ['1. How long?', 'Ans: 25 cm'], ['How long? |  |  |  | CORRECT_AMBIGUOUS']],
    [
      'no answer',
      ['1. What?', '(A) x (B) y', '2. And?', '(A) x (B) y', 'Ans: A'],
      ['What? | x / y |  |  | CORRECT_MISSING', 'And? | x / y | [[1]] |  | '],
    ],
    [
      'statements with numbers',
      ['1. Consider:', '1. one', '2. two', '(A) both (B) none', 'Ans: A', '2. Next?', '(A) x (B) y', 'Ans: B'],
      ['Consider:\n1. one\n2. two | both / none | [[1]] |  | ', 'Next? | x / y | [[2]] |  | '],
    ],
    [
      'a key at the end',
      ['1. P?', '(A) x (B) y', '2. Q?', '(A) x (B) y', 'ANSWER KEY', '1-B  2. (a)  7-C'],
      ['P? | x / y | [[2]] |  | ', 'Q? | x / y | [[1]] |  | ', ' |  |  |  | KEY_UNREAD'],
    ],
    [
      'instructions above',
      [
        '1. All are compulsory',
        '2. No calculators',
        '1. P?',
        '(A) x (B) y',
        'Ans: A',
        'Section B',
        '1. Q?',
        '(A) x (B) y',
        'Ans: B',
        '*** All the best ***',
      ],
      ['P? | x / y | [[1]] |  | ', 'Q? | x / y | [[2]] |  | '],
    ],
    [
      'solutions at the end',
      ['1. P?', '(A) x (B) y', '2. Q?', '(A) x (B) y', 'Hints & Solutions', '1. (B) as y', 'is so', '2. (A)'],
      ['P? | x / y | [[2]] | as y\n\nis so | ', 'Q? | x / y | [[1]] |  | '],
    ],
  ])('is read with %s', async (_what, texts, expected) => {
    const found = (await lines(...texts)).map(short);
    expect(found.map((one) => one.replaceAll('\n\n', '\n'))).toEqual(
      expected.map((one) => one.replaceAll('\n\n', '\n')),
    );
  });

  it.each([
    [
      'beside each other',
      [
        ['Q.No', 'Ans', 'Q.No', 'Ans'],
        ['1', 'B', '2', 'A'],
      ],
    ],
    [
      'below each other',
      [
        ['1', '2'],
        ['(B)', '(A)'],
      ],
    ],
  ])('takes its key from a table with numbers and letters %s', async (_what, rows) => {
    const question = (number: number) => [p(`${number}. Q${number}?`), p('(A) x (B) y')];
    const items = await paper(...question(1), ...question(2), table(...rows));
    expect(items.map(({ parts }) => parts?.key)).toEqual([
      { kind: 'choice', accepted: [[2]] },
      { kind: 'choice', accepted: [[1]] },
    ]);
  });

  it('takes options that stand in a table for options, and keeps another table in its question', async () => {
    const [item] = await paper(
      p('1. See'),
      table(['t', '1'], ['v', '2']),
      table(['(A) x', '(B) y'], ['(C) z', '(D) w']),
      p('Ans: D'),
    );
    expect(item!.parts!.content.en.options.map(toSource)).toEqual(['x', 'y', 'z', 'w']);
    expect(item!.parts!.content.en.stem.content.map(({ type }) => type)).toEqual(['paragraph', 'table']);
    expect(item!.parts!.key).toEqual({ kind: 'choice', accepted: [[4]] });
  });
});

describe('a paper that is read as somebody says', () => {
  const said = async (pattern: Partial<PaperPattern>, ...body: readonly string[]) =>
    (
      (await readFile(docx(body.join('')), 'docx', usualBookLimits, { ...autoPattern, ...pattern }))
        .items as readonly ReadItem[]
    ).map(short);
  const bold = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

  it.each<[string, Partial<PaperPattern>, readonly string[], readonly string[]]>([
    [
      'only named questions begin one',
      { question: 'word' },
      [
        p('Q1. See'),
        p('1. one'),
        p('2. two'),
        p('(A) x (B) y'),
        p('Ans: A'),
        p('Q2. And'),
        p('(A) x (B) y'),
        p('Ans: B'),
      ],
      ['See\n1. one\n2. two | x / y | [[1]] |  | ', 'And | x / y | [[2]] |  | '],
    ],
    [
      'letters in brackets are words where options have a dot',
      { option: 'a.' },
      [p('1. Both (a) and (b) of'), p('a. x  b. y'), p('Ans: b')],
      ['Both (a) and (b) of | x / y | [[2]] |  | '],
    ],
    [
      'answers and solutions stand behind words of its own',
      { answer: 'word', answerWord: 'Right', solution: 'word', solutionWord: 'Because' },
      [p('1. What?'), p('(A) x (B) y'), p('Right - B'), p('Because it is so')],
      ['What? | x / y | [[2]] | it is so | '],
    ],
    [
      'the option that alone is bold is the answer',
      { answer: 'marked' },
      [p('1. What?'), p('(A) x'), p(bold('(B) '), bold('y')), p('(C) z')],
      ['What? | x / **y** / z | [[2]] |  | '],
    ],
    [
      'nothing fits, and it is read as its reader finds it',
      { question: 'list' },
      [p('1. What?'), p('(A) x (B) y'), p('Ans: A')],
      ['What? | x / y | [[1]] |  | '],
    ],
  ])('%s', async (_what, pattern, body, expected) =>
    expect((await said(pattern, ...body)).map((one) => one.replaceAll('\n\n', '\n').replaceAll('**', ''))).toEqual(
      expected.map((one) => one.replaceAll('**', '')),
    ),
  );
});
