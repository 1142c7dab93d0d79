import { strToU8, zipSync } from 'fflate';
import { columnNames } from '../reading/columns.ts';

/** For tests: files as somebody might send them who means harm, or whose program is broken. */
export const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Entries = Readonly<Record<string, string | Uint8Array>>;
export const zip = (entries: Entries): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

/** The same archive, but each entry claims another size, or a flag is set, in its central directory. */
export function forged(
  archive: Uint8Array,
  { unpackedBytes, flags }: { readonly unpackedBytes?: number; readonly flags?: number },
): Uint8Array {
  const bytes = Buffer.from(archive);
  const entry = Buffer.from('PK\x01\x02', 'latin1');
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 4)) {
    if (unpackedBytes !== undefined) bytes.writeUInt32LE(unpackedBytes, at + 24);
    if (flags !== undefined) bytes.writeUInt16LE(flags, at + 8);
  }
  return bytes;
}

export const choice = (stem: string, more = ''): string =>
  `<question type="multichoice"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${stem}]]></text>${more}</questiontext><single>true</single><answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question>`;
export const quiz = (...questions: readonly string[]): string =>
  `<quiz><question type="category"><category><text>$course$/top/Kinematics</text></category></question>${questions.join('')}</quiz>`;

export const qtiItem = (body: string): string =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody>${body}<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
export const manifest = (...hrefs: readonly string[]): string =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${hrefs.map((href, i) => `<resource identifier="r${i}" type="imsqti_item_xmlv2p1" href="${href}"/>`).join('')}</resources></manifest>`;
export const qti = (entries: Entries, ...hrefs: readonly string[]): Uint8Array =>
  zip({ 'imsmanifest.xml': manifest(...(hrefs.length > 0 ? hrefs : ['a/item.xml'])), ...entries });

const rels = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const types = (part: string, type: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/></Types>`;

/** A Word document: its body, other parts, and what stands before the root of its main part. */
export const docx = (body: string, more: Entries = {}, before = ''): Uint8Array =>
  zip({
    '[Content_Types].xml': types('/word/document.xml', 'wordprocessingml.document.main'),
    '_rels/.rels': rels('officeDocument', 'word/document.xml'),
    'word/document.xml': `${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
/** A table with the columns of the template; a cell that begins with a tag is a paragraph as it stands. */
export const wordTable = (...rows: readonly (readonly string[])[]): string => {
  const paragraph = (cell: string) => (cell.startsWith('<') ? cell : `<w:r><w:t>${cell}</w:t></w:r>`);
  const line = (cells: readonly string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc><w:p>${paragraph(cell)}</w:p></w:tc>`).join('')}</w:tr>`;
  return `<w:tbl>${[Object.values(columnNames), ...rows].map(line).join('')}</w:tbl>`;
};

/** A row of the twelve columns whose question is this. */
export const usualRow = (question: string): string[] => [
  question,
  'Easy',
  'a',
  'b',
  '',
  '',
  '',
  '',
  '1',
  '',
  '',
  'Kinematics',
];

/** A spreadsheet with this in its one sheet. */
export const xlsx = (sheet: string, before = ''): Uint8Array =>
  zip({
    '[Content_Types].xml': types('/xl/workbook.xml', 'spreadsheetml.sheet.main'),
    '_rels/.rels': rels('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': rels('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheet}</worksheet>`,
  });
/** Rows of a sheet below the columns of the template; a cell that begins with a tag is taken as it stands. */
export const sheetRows = (...rows: readonly (readonly string[])[]): string => {
  const cellAt = (row: number) => (cell: string, i: number) =>
    cell.startsWith('<c')
      ? cell
      : `<c r="${String.fromCharCode(65 + i)}${row}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  const line = (cells: readonly string[], i: number) => `<row r="${i + 1}">${cells.map(cellAt(i + 1)).join('')}</row>`;
  return `<sheetData>${[Object.values(columnNames), ...rows].map(line).join('')}</sheetData>`;
};

const says = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
/** A question of our own format; `more` says what it has otherwise. */
export const ownQuestion = (more: object = {}): object => ({
  type: 'SINGLE',
  difficulty: 1,
  knowledgeArea: 'Kinematics',
  content: {
    en: {
      stem: says('What?'),
      options: [says('a'), says('b')],
      explanation: { type: 'doc', content: [{ type: 'paragraph' }] },
    },
  },
  key: { kind: 'choice', accepted: [[1]] },
  ...more,
});
export const ownFile = (questions: readonly object[], pictures: object = {}): string =>
  JSON.stringify({ format: 'abhyas-questions', questions, pictures });
