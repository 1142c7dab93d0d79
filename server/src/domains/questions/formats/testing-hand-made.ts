import type { QuestionType, Response } from '@abhyas/contract/questions/shapes';
import { strToU8, zipSync } from 'fflate';
import { allColumnNames, type Column } from '../reading/columns.ts';

/** A file with one question, written by hand, with an answer that is right and one that is wrong. */
export interface HandMade {
  readonly file: Uint8Array;
  /** Null where a person marks it. */
  readonly right: Response | null;
  readonly wrong: Response | null;
}

/** A table of Word with the columns of the template and one row. */
function word(row: Readonly<Partial<Record<Column, string>>>): Uint8Array {
  const paragraph = (line: string) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`;
  const cell = (text: string) => `<w:tc>${text.split('\n').map(paragraph).join('')}</w:tc>`;
  const columns = Object.keys(allColumnNames) as Column[];
  const all = { difficulty: 'Easy', area: 'Kinematics', ...row };
  const lines = [Object.values(allColumnNames), columns.map((column) => all[column as keyof typeof all] ?? '')];
  const table = lines.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('');
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:tbl>${table}</w:tbl></w:body></w:document>`,
    ),
  });
}

/** A package with one item of QTI 3.0 and what its metadata says of the type. */
export function qti3(
  type: string,
  { declared, values, body }: { readonly declared: string; readonly values: readonly string[]; readonly body: string },
): Uint8Array {
  const correct = values.map((value) => `<qti-value>${value}</qti-value>`).join('');
  const item = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t">
<qti-response-declaration identifier="RESPONSE" ${declared}>${correct && `<qti-correct-response>${correct}</qti-correct-response>`}</qti-response-declaration>
<qti-item-body><p>What is asked?</p>${body}</qti-item-body></qti-assessment-item>`;
  const keywords = [`type:${type}`, 'difficulty:easy']
    .map((word) => `<imsmd:keyword><imsmd:langstring>${word}</imsmd:langstring></imsmd:keyword>`)
    .join('');
  const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2"><resources><resource identifier="r" type="imsqti_item_xmlv3p0" href="i.xml"><metadata><imsmd:lom><imsmd:general>${keywords}</imsmd:general></imsmd:lom></metadata><file href="i.xml"/></resource></resources></manifest>`;
  return zipSync({ 'imsmanifest.xml': strToU8(manifest), 'i.xml': strToU8(item) });
}

const choices =
  '<qti-simple-choice identifier="A">one</qti-simple-choice><qti-simple-choice identifier="B">two</qti-simple-choice><qti-simple-choice identifier="C">three</qti-simple-choice>';
const choice3 = (type: string, several: boolean, values: readonly string[]) =>
  qti3(type, {
    declared: `cardinality="${several ? 'multiple' : 'single'}" base-type="identifier"`,
    values,
    body: `<qti-choice-interaction response-identifier="RESPONSE" max-choices="${several ? 0 : 1}">${choices}</qti-choice-interaction>`,
  });
const entry3 = (type: string, baseType: string, value: string) =>
  qti3(type, {
    declared: `cardinality="single" base-type="${baseType}"`,
    values: [value],
    body: '<p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>',
  });
const essay3 = (type: string) =>
  qti3(type, {
    declared: 'cardinality="single" base-type="string"',
    values: [],
    body: '<qti-rubric-block view="scorer"><p>A full answer.</p></qti-rubric-block><qti-extended-text-interaction response-identifier="RESPONSE"/>',
  });
const set = (...names: readonly string[]) =>
  `<qti-simple-match-set>${names.map((name) => `<qti-simple-associable-choice identifier="${name}" match-max="2">${name}</qti-simple-associable-choice>`).join('')}</qti-simple-match-set>`;

const options = { option1: 'one', option2: 'two', option3: 'three' };
const asked = 'What is asked?';
const unmarked = { right: null, wrong: null };
const essay = (type: string): HandMade => ({
  file: word({ question: asked, type, modelAnswer: 'A full answer.' }),
  ...unmarked,
});
const number = (type: string): HandMade => ({
  file: word({ question: asked, type, correct: '7' }),
  right: { number: '7.0' },
  wrong: { number: '8' },
});
const number3 = (type: string, baseType: string): HandMade => ({
  file: entry3(type, baseType, '7'),
  right: { number: '7.0' },
  wrong: { number: '8' },
});

/** At least one file for each type of the formats that are only read. */
export const handMade: Readonly<Record<'aiken' | 'qti30' | 'docx', Readonly<Partial<Record<QuestionType, HandMade>>>>> =
  {
    aiken: {
      SINGLE: {
        file: strToU8(`${asked}\nA. one\nB. two\nC. three\nANSWER: B\n`),
        right: { options: [2] },
        wrong: { options: [1] },
      },
    },
    qti30: {
      SINGLE: { file: choice3('SINGLE', false, ['B']), right: { options: [2] }, wrong: { options: [1] } },
      MULTIPLE: { file: choice3('MULTIPLE', true, ['A', 'C']), right: { options: [1, 3] }, wrong: { options: [2] } },
      'FILL-BLANK-TEXT': {
        file: entry3('FILL-BLANK-TEXT', 'string', 'colour'),
        right: { text: 'Colour' },
        wrong: { text: 'colon' },
      },
      'FILL-BLANK-NUMBER': number3('FILL-BLANK-NUMBER', 'float'),
      INTEGER: number3('INTEGER', 'integer'),
      DECIMAL: number3('DECIMAL', 'float'),
      MATRIX: {
        file: qti3('MATRIX', {
          declared: 'cardinality="multiple" base-type="directedPair"',
          values: ['R1 C2', 'R2 C1'],
          body: `<qti-match-interaction response-identifier="RESPONSE">${set('R1', 'R2')}${set('C1', 'C2')}</qti-match-interaction>`,
        }),
        right: { rows: [[2], [1]] },
        wrong: { rows: [[1], [2]] },
      },
      'SUBJECTIVE-SHORT': { file: essay3('SUBJECTIVE-SHORT'), ...unmarked },
      'SUBJECTIVE-MEDIUM': { file: essay3('SUBJECTIVE-MEDIUM'), ...unmarked },
      'SUBJECTIVE-LONG': { file: essay3('SUBJECTIVE-LONG'), ...unmarked },
    },
    docx: {
      SINGLE: {
        file: word({ question: asked, ...options, correct: '2' }),
        right: { options: [2] },
        wrong: { options: [1] },
      },
      MULTIPLE: {
        file: word({ question: asked, ...options, correct: '1,3' }),
        right: { options: [1, 3] },
        wrong: { options: [2] },
      },
      'FILL-BLANK-TEXT': {
        file: word({ question: asked, type: 'FILL-BLANK-TEXT', correct: 'colour | color' }),
        right: { text: 'Color' },
        wrong: { text: 'colon' },
      },
      'FILL-BLANK-NUMBER': number('FILL-BLANK-NUMBER'),
      INTEGER: number('INTEGER'),
      DECIMAL: number('DECIMAL'),
      'ASSERTION-REASON': {
        file: word({ type: 'ASSERTION-REASON', assertion: 'Ice floats.', reason: 'It is lighter.', correct: '1' }),
        right: { options: [1] },
        wrong: { options: [4] },
      },
      'MATCH-LIST': {
        file: word({ question: asked, type: 'MATCH-LIST', ...options, list1: 'a\nb', list2: 'c\nd', correct: '3' }),
        right: { options: [3] },
        wrong: { options: [1] },
      },
      MATRIX: {
        file: word({ question: asked, type: 'MATRIX', list1: 'a\nb', list2: 'c\nd', correct: '1:2; 2:1' }),
        right: { rows: [[2], [1]] },
        wrong: { rows: [[1], [2]] },
      },
      'SUBJECTIVE-SHORT': essay('SUBJECTIVE-SHORT'),
      'SUBJECTIVE-MEDIUM': essay('SUBJECTIVE-MEDIUM'),
      'SUBJECTIVE-LONG': essay('SUBJECTIVE-LONG'),
    },
  };
