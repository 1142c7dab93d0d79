import { beforeEach, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import {
  choice,
  docx,
  forged,
  manifest,
  ownFile,
  ownQuestion,
  png,
  qti,
  qtiItem,
  quiz,
  xlsx,
  zip,
} from '../formats/testing-hostile.ts';
import { importDesk, type ImportDesk, readWhole } from '../imports/import-desk.ts';
import { columnNames } from '../reading/columns.ts';
import { expectNothingLeft } from './nothing-left.ts';

const world = await testWorld();
let place: TestInstitute;
let teacher: Person;
let desk: ImportDesk;
beforeEach(async () => {
  place = await world.institute();
  teacher = await place.person('teacher');
  desk = importDesk(teacher);
});

const read = (bytes: string | Uint8Array, fileName: string) => readWhole(world, desk, bytes, fileName);

const many = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length));
const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const laughs = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>';
const thief = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
type File = readonly [what: string, fileName: string, bytes: () => string | Uint8Array, reason: string];

const wrongType: readonly File[] = [
  ['a program called .xlsx', 'bank.xlsx', () => Buffer.from('\x7fELF\x02\x01\x01\0\0\0', 'latin1'), 'IMPORT_TYPE'],
  ['a picture called .csv', 'bank.csv', () => Buffer.from(png, 'base64'), 'IMPORT_TYPE'],
  ['a PDF called .json', 'bank.json', () => '%PDF-1.7 {"format":"abhyas-questions"}', 'IMPORT_TYPE'],
  ['a page called .gift', 'bank.gift', () => '<html><script>alert(1)</script></html>', 'IMPORT_TYPE'],
  ['a spreadsheet called .docx', 'bank.docx', () => xlsx('<sheetData/>'), 'IMPORT_TYPE'],
  ['a Word file called .xlsx', 'bank.xlsx', () => docx(''), 'IMPORT_TYPE'],
  ['a Word file called .zip', 'bank.zip', () => docx(''), 'IMPORT_TYPE'],
  [
    'a manifest without its package',
    'imsmanifest.xml',
    () => '<?xml version="1.0"?><manifest identifier="m"/>',
    'IMPORT_PACKAGE_PART',
  ],
  ['a QTI test without its package', 'test.xml', () => '<assessmentTest identifier="t"/>', 'IMPORT_PACKAGE_PART'],
  ['a QTI 3.0 test alone', 'test.xml', () => '<qti-assessment-test/>', 'IMPORT_PACKAGE_PART'],
  ['other XML called .xml', 'bank.xml', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'IMPORT_TYPE'],
  ['Moodle XML called .csv', 'bank.csv', () => quiz(choice('x')), 'IMPORT_TYPE'],
  ['a gzip called .zip', 'bank.zip', () => new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0]), 'IMPORT_TYPE'],
  ['two hundred thousand open brackets', 'bank.txt', () => '{'.repeat(250_000), 'IMPORT_TYPE'],
  ['comments that nobody closes', 'bank.xml', () => '<!--'.repeat(60_000), 'IMPORT_TYPE'],
];

const unreadable: readonly File[] = [
  ['csv: a million columns', 'a.csv', () => `${many('a,', 2_000_000)}\n1`, 'SHEET_TOO_MANY_COLUMNS'],
  [
    'csv: a quote that nobody closes',
    'a.csv',
    () => `${Object.values(columnNames).join(',')}\n"${'x'.repeat(6_000_000)}`,
    'SHEET_BROKEN',
  ],
  [
    'xlsx: ten million rows',
    'a.xlsx',
    () => xlsx('<sheetData><row r="10000000"><c r="A10000000"><v>1</v></c></row></sheetData>'),
    'SHEET_BROKEN',
  ],
  [
    'xlsx: cells far apart',
    'a.xlsx',
    () =>
      xlsx(
        '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
      ),
    'SHEET_TOO_MANY_COLUMNS',
  ],
  [
    'xlsx: a billion laughs',
    'a.xlsx',
    () => xlsx('<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&c;</t></is></c></row></sheetData>', laughs),
    'SHEET_BROKEN',
  ],
  [
    'xlsx: an entity from elsewhere',
    'a.xlsx',
    () => xlsx('<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row></sheetData>', thief),
    'SHEET_BROKEN',
  ],
  ['xlsx: a bomb', 'a.xlsx', () => xlsx(`<sheetData>${many(' ', 160_000_000)}</sheetData>`), 'SHEET_TOO_LARGE'],
  [
    'xlsx: a bomb that says it is small',
    'a.xlsx',
    () => forged(xlsx(many(' ', 3_000_000)), { unpackedBytes: 1000 }),
    'SHEET_BROKEN',
  ],
  ['xlsx: a password', 'a.xlsx', () => forged(xlsx(''), { flags: 1 }), 'SHEET_ENCRYPTED'],
  ['json: cut off', 'a.json', () => ownFile([ownQuestion()]).slice(0, -3), 'JSON_BROKEN'],
  [
    'json: brackets in brackets',
    'a.json',
    () => `{"format":"abhyas-questions","questions":${deep('[', ']', 100_000)}}`,
    'JSON_TOO_DEEP',
  ],
  ['json: no questions', 'a.json', () => '{"format":"abhyas-questions","questions":{}}', 'FILE_KIND_UNKNOWN'],
  ['gift: nothing but remarks', 'a.gift', () => '// one\n\n// two {\n', 'FILE_NO_QUESTIONS'],
  ['aiken: too many questions', 'a.txt', () => 'q\nA. a\nB. b\nANSWER: A\n\n'.repeat(50_001), 'FILE_TOO_MANY'],
  ['moodle: a billion laughs', 'a.xml', () => laughs + quiz(choice('&c;')), 'XML_DOCTYPE'],
  ['moodle: an entity from elsewhere', 'a.xml', () => thief + quiz(choice('&x;')), 'XML_DOCTYPE'],
  [
    'moodle: in UTF-16, a billion laughs',
    'a.xml',
    () => Buffer.from(`\uFEFF${laughs}${quiz(choice('&c;'))}`, 'utf16le'),
    'XML_DOCTYPE',
  ],
  ['moodle: tags in tags', 'a.xml', () => quiz(deep('<a>', '</a>', 100_000)), 'XML_TOO_DEEP'],
  ['moodle: cut off', 'a.xml', () => quiz(choice('x')).slice(0, -40), 'XML_BROKEN'],
  ['moodle: CDATA that nobody closes', 'a.xml', () => `<quiz>${many('<![CDATA[', 2_000_000)}`, 'XML_BROKEN'],
  ['qti 2.1: a billion laughs', 'a.xml', () => laughs + qtiItem('&c;'), 'XML_DOCTYPE'],
  [
    'qti 3.0: an entity from elsewhere',
    'a.xml',
    () => `${thief}<qti-assessment-item>&x;</qti-assessment-item>`,
    'XML_DOCTYPE',
  ],
  ['qti: no manifest', 'a.zip', () => zip({ 'a.xml': qtiItem('') }), 'FILE_KIND_UNKNOWN'],
  ['qti: a manifest with entities', 'a.zip', () => qti({ 'imsmanifest.xml': laughs + manifest('a') }), 'XML_DOCTYPE'],
  ['qti: a path that leads out', 'a.zip', () => qti({ '../../etc/cron.d/x': 'x' }), 'ZIP_PATH'],
  ['qti: a path that leads out by backslashes', 'a.zip', () => qti({ 'a\\..\\..\\x': 'x' }), 'ZIP_PATH'],
  ['qti: a path from the root', 'a.zip', () => qti({ '/etc/passwd': 'x' }), 'ZIP_PATH'],
  ['qti: a path of Windows', 'a.zip', () => qti({ 'C:\\x': 'x' }), 'ZIP_PATH'],
  ['qti: an archive in the archive', 'a.zip', () => qti({ 'inner.zip': zip({ a: 'x' }) }), 'ZIP_NESTED'],
  ['qti: an archive that is called an item', 'a.zip', () => qti({ 'a/item.xml': zip({ a: 'x' }) }), 'ZIP_NESTED'],
  ['qti: a bomb', 'a.zip', () => forged(qti({}), { unpackedBytes: 160_000_000 }), 'FILE_TOO_LARGE'],
  [
    'qti: a bomb that says it is small',
    'a.zip',
    () => forged(qti({ 'a/item.xml': new Uint8Array(9_000_000) }), { unpackedBytes: 400 }),
    'ZIP_BROKEN',
  ],
  ['qti: a password', 'a.zip', () => forged(qti({}), { flags: 1 }), 'ZIP_ENCRYPTED'],
  [
    'qti: only the beginning of an archive',
    'a.zip',
    () => qti({ 'a/item.xml': qtiItem('') }).subarray(0, 60),
    'ZIP_BROKEN',
  ],
  [
    'qti: more entries than any package',
    'a.zip',
    () => qti(Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`${i}`, '']))),
    'FILE_TOO_LARGE',
  ],
  ['docx: a billion laughs', 'a.docx', () => docx('', {}, laughs), 'XML_DOCTYPE'],
  [
    'docx: entities in another part, in UTF-16',
    'a.docx',
    () => docx('', { 'word/styles.xml': Buffer.from(`\uFEFF${thief}<a/>`, 'utf16le') }),
    'XML_DOCTYPE',
  ],
  ['docx: a path that leads out', 'a.docx', () => docx('', { '../x': 'x' }), 'ZIP_PATH'],
  ['docx: an archive in the archive', 'a.docx', () => docx('', { 'word/x.zip': 'x' }), 'ZIP_NESTED'],
  ['docx: no table', 'a.docx', () => docx('<w:p/>'), 'WORD_NO_TABLE'],
  ['docx: a bomb', 'a.docx', () => forged(docx(''), { unpackedBytes: 160_000_000 }), 'FILE_TOO_LARGE'],
  ['docx: no document', 'a.docx', () => docx('').subarray(0, 80), 'ZIP_BROKEN'],
];

describe('a file from outside', { timeout: 120_000 }, () => {
  it.each(wrongType)('that is %s is refused by its content', async (_what, fileName, bytes, error) => {
    await expect(read(bytes(), fileName)).rejects.toMatchObject({ status: 415, error });
    await expectNothingLeft(world, place, teacher);
  });

  it.each(unreadable)('is refused whole, with its reason: %s', async (_what, fileName, bytes, code) => {
    const failed = await read(bytes(), fileName);
    expect(failed).toMatchObject({ status: 'failed', problem: { code }, counts: { rows: 0 } });
    await expectNothingLeft(world, place, teacher);
  });
});
