import { toSource } from '@abhyas/contract/rich-text';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ReadCells, ReadItem } from './exchange.ts';
import { formatKind } from './format-kind.ts';
import { type BookFormat, readFile, usualBookLimits } from './read-file.ts';

const read = (text: string | Uint8Array, format: BookFormat) =>
  readFile(typeof text === 'string' ? strToU8(text) : text, format, usualBookLimits).then(
    ({ items }) => items as readonly ReadItem[],
  );
const codes = ({ problems }: Pick<ReadItem, 'problems'>) => problems.map(({ code }) => code);
const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));

describe('Aiken', () => {
  it('reads its neighbours whatever is wrong with one, with CRLF and both marks of options', async () => {
    const file =
      'Caf\xe9 is?\r\nA) one\r\nB) two\r\nANSWER: B\r\n\r\nNo answer\r\nA. x\r\nB. y\r\n\r\nLast?\r\nA. x\r\nB. y\r\nANSWER: D\r\n';
    const items = await read(latin(file), 'aiken');
    expect(items.map(codes)).toEqual([[], ['CORRECT_MISSING'], ['CORRECT_NO_OPTION']]);
    expect(toSource(items[0]!.parts!.content.en.stem)).toBe('Café is?');
    expect(items[0]!.parts!.key).toEqual({ kind: 'choice', accepted: [[2]] });
    expect(items.map(({ line }) => line)).toEqual([1, 6, 10]);
  });
});

describe('GIFT', () => {
  it('reads question by question: categories, escapes, weights, feedback, ranges, pairs', async () => {
    const items = await read(
      [
        '$CATEGORY: $course$/top/Physics/Kinematics',
        '::a:: Is \\{x\\} \\= 2\\:3? {=yes#good ~%-50%no}',
        'broken {=a ~b',
        'Which? {~%50%a ~%50%b ~%-100%c}',
        'Number {#=3.14159265358979323846:0.001 =%50%3:1}',
        'Match {=a -> 1 =b -> 2 =c -> 1}',
        'Spelt {=colour =col*}',
        'Just words',
        'Essay {}',
      ].join('\n\n'),
      'gift',
    );
    expect(items.map(codes)).toEqual([
      [],
      ['QUESTION_BROKEN'],
      [],
      [],
      [],
      ['KEY_PATTERN'],
      ['QUESTION_TYPE_REFUSED'],
      [],
    ]);
    expect(items.map(({ parts }) => parts?.type)).toEqual([
      'SINGLE',
      undefined,
      'MULTIPLE',
      'FILL-BLANK-NUMBER',
      'MATRIX',
      'FILL-BLANK-TEXT',
      undefined,
      'SUBJECTIVE-LONG',
    ]);
    expect(items[0]).toMatchObject({
      parts: { areaName: 'Physics › Kinematics' },
      losses: expect.arrayContaining(['PENALTY', 'FEEDBACK']),
    });
    expect(toSource(items[0]!.parts!.content.en.stem)).toBe('Is {x} = 2:3?');
    expect(items[3]!.parts!.key).toMatchObject({
      accepted: [{ from: '3.14059265358979323846', to: '3.14259265358979323846' }],
    });
    expect(items[3]!.losses).toEqual(['PARTIAL_CREDIT']);
    expect(items[4]!.parts!.key).toEqual({ kind: 'matrix', rows: [[1], [2], [1]] });
  });

  const one = (text: string) => read(text, 'gift').then(([item]) => item!);
  it.each([
    ['one = beside shares of the marks', 'Q {=a ~%50%b ~%50%c ~d}', 'SINGLE', [[1]]],
    ['one that earns all beside shares', 'Q {~%50%a ~%100%b ~%50%c}', 'MULTIPLE', [[2]]],
    ['shares that make up the whole', 'Q {~%50%a ~%50%b ~c}', 'MULTIPLE', [[1, 2]]],
    ['two =, each of which earns all', 'Q {=a =b ~c}', 'SINGLE', [[1], [2]]],
    ['colons without a backslash', 'Which ratio: 2:3 or 3:2? {~3:2 =2:3 ~1:1}', 'SINGLE', [[2]]],
  ])('reads the key of %s', async (_what, text, type, accepted) => {
    const { parts, problems } = await one(text);
    expect(problems).toEqual([]);
    expect(parts).toMatchObject({ type, key: { kind: 'choice', accepted } });
  });

  it.each([
    ['words to a wrong number', 'Pi? {#3:2~try again}', [{ from: '1', to: '5' }], ['FEEDBACK']],
    ['words to a right number', 'Pi? {#3.14:0.01#near}', [{ from: '3.13', to: '3.15' }], ['FEEDBACK']],
    [
      'several numbers',
      'Pi?: {#\n=3:1#yes: it is\n=%50%4:1}',
      [{ from: '2', to: '4' }],
      ['PARTIAL_CREDIT', 'FEEDBACK'],
    ],
    ['a number alone', '::T: 1:: Pi: {#3.14}', [{ from: '3.14', to: '3.14' }], []],
  ])('reads %s', async (_what, text, accepted, losses) => {
    const { parts, problems, losses: lost } = await one(text);
    expect([problems, lost]).toEqual([[], losses]);
    expect(parts).toMatchObject({ type: 'FILL-BLANK-NUMBER', key: { kind: 'number', accepted } });
  });
});

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
describe('Moodle XML', () => {
  const question = (type: string, body: string, text = '<p>What?</p>') =>
    `<question type="${type}"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${text}]]></text>${body.startsWith('<file') ? body.slice(0, body.indexOf('</file>') + 7) : ''}</questiontext>${body.startsWith('<file') ? body.slice(body.indexOf('</file>') + 7) : body}</question>`;
  const answer = (fraction: number, text: string) =>
    `<answer fraction="${fraction}" format="html"><text>${text}</text></answer>`;
  const quiz = (...questions: string[]) => `<?xml version="1.0" encoding="UTF-8"?><quiz>${questions.join('\n')}</quiz>`;

  it('reads pictures, formulas, weights and names what it does not take', async () => {
    const items = await read(
      quiz(
        question(
          'multichoice',
          `<file name="a b.png" path="/" encoding="base64">${png}</file><single>true</single>${answer(100, 'x &amp;lt; 1')}${answer(-33.33, '&lt;b&gt;y&lt;/b&gt;')}`,
          '<p>See \\(x^2\\) &nbsp;and $$y$$</p><img src="@@PLUGINFILE@@/a%20b.png" alt="A circuit">',
        ),
        question('cloze', ''),
        question('numerical', `<answer fraction="100"><text>2.5</text><tolerance>0.1</tolerance></answer>`),
        question(
          'multichoice',
          `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}${answer(0, 'c')}`,
          '<p>x<script>alert(1)</script></p>',
        ),
        question('truefalse', `${answer(0, 'true')}${answer(100, 'false')}`, 'Look <img src="javascript:alert(1)">'),
      ),
      'moodle',
    );
    expect(items.map(codes)).toEqual([[], ['CLOZE_REFUSED'], [], ['HTML_SCRIPT'], ['PICTURE_ADDRESS']]);
    const [first, , third, fourth, fifth] = items;
    expect(first!.pictures).toMatchObject([{ alt: 'A circuit', fileName: 'a b.png' }]);
    expect(toSource(first!.parts!.content.en.stem)).toBe('See $x^2$ \u00A0and\n\n$$y$$\n\n');
    expect(first!.parts!.content.en.options.map(toSource)).toEqual(['x < 1', 'y']);
    expect(first!.losses).toContain('PENALTY');
    expect(third!.parts!.key).toEqual({ kind: 'number', accepted: [{ from: '2.4', to: '2.6' }] });
    expect(fourth!.parts!.key).toEqual({ kind: 'choice', accepted: [[1, 2]] });
    expect(fifth!.parts!.key).toEqual({ kind: 'choice', accepted: [[2]] });
  });

  it('reads pictures beside the words, in an object and in the old way', async () => {
    const old = `<image>a.png</image><image_base64>${png}</image_base64>`;
    const items = await read(
      quiz(
        question('shortanswer', `${old}${answer(100, 'x')}`),
        question(
          'shortanswer',
          answer(100, 'x'),
          `See <object type="image/png" data="data:image/png;base64,${png}">A dot</object>`,
        ),
        question('shortanswer', answer(100, 'x'), '<object type="text/html" data="a.html"></object>'),
      ),
      'moodle',
    );
    expect(items.map(codes)).toEqual([[], [], ['HTML_SCRIPT']]);
    expect(items.map(({ pictures }) => pictures.map(({ alt, bytes }) => [alt, bytes.length]))).toEqual([
      [['', 70]],
      [['A dot', 70]],
      [],
    ]);
    expect(items.map(({ parts }) => parts!.content.en.stem.content.map(({ type }) => type))).toEqual([
      ['paragraph', 'image'],
      ['paragraph', 'image'],
      ['paragraph'],
    ]);
  });

  it.each([
    ['a billion laughs', '<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><quiz>&b;</quiz>', 'XML_DOCTYPE'],
    ['an entity from elsewhere', '<!DOCTYPE quiz SYSTEM "file:///etc/passwd"><quiz/>', 'XML_DOCTYPE'],
    ['a tag that is not closed', '<quiz><question></quiz>', 'XML_BROKEN'],
    ['ten thousand tags in each other', `<quiz>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</quiz>`, 'XML_TOO_DEEP'],
    ['nothing', '<quiz></quiz>', 'FILE_NO_QUESTIONS'],
  ])('refuses %s', async (_what, text, code) => expect(read(text, 'moodle')).rejects.toMatchObject({ code }));
});

describe('QTI', () => {
  const item3 = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t">
    <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
    <qti-item-body><p>Half: <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mi>ν</mi></mfrac></math></p>
    <qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Which?</qti-prompt><qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
  const manifest = (href: string) =>
    `<manifest><resources><resource identifier="r" type="imsqti_item_xmlv3p0" href="${href}"/></resources></manifest>`;

  it('reads items of 3.0 by themselves and out of a package, MathML as TeX', async () => {
    expect(formatKind(strToU8(item3), 'item.xml')).toBe('qti30');
    const [one] = await read(item3, 'qti30');
    expect(codes(one!)).toEqual([]);
    expect(toSource(one!.parts!.content.en.stem)).toBe('Half: $\\frac{1}{\\nu}$\n\nWhich?');
    expect(one!.parts!.key).toEqual({ kind: 'choice', accepted: [[2]] });
    const zip = zipSync({ 'imsmanifest.xml': strToU8(manifest('a/item.xml')), 'a/item.xml': strToU8(item3) });
    expect(formatKind(zip, 'bank.zip')).toBe('qti21');
    expect((await read(zip, 'qti21'))[0]!.parts!.key).toEqual({ kind: 'choice', accepted: [[2]] });
  });

  it('refuses an item whose numbers are drawn, by name', async () => {
    const drawn = item3.replace('<qti-item-body>', '<qti-template-declaration identifier="X"/><qti-item-body>');
    const [item] = await read(drawn, 'qti30');
    expect(item).toMatchObject({ parts: null, problems: [{ values: { value: 'templateDeclaration' } }] });
  });

  it.each([
    ['a path that leads out', { '../evil.xml': strToU8('x') }, 'ZIP_PATH'],
    ['an archive in the archive', { 'more.zip': strToU8('x') }, 'ZIP_NESTED'],
    ['an archive under another name', { 'a/item.xml': zipSync({ a: strToU8('x') }) }, 'ZIP_NESTED'],
  ])('refuses a package with %s', async (_what, entries, code) =>
    expect(
      read(zipSync({ 'imsmanifest.xml': strToU8(manifest('a/item.xml')), ...entries }), 'qti21'),
    ).rejects.toMatchObject({ code }),
  );

  it('refuses what would unpack to more than is allowed', async () => {
    const bomb = zipSync({ 'imsmanifest.xml': strToU8(manifest('a')), a: new Uint8Array(3_000_000) });
    await expect(readFile(bomb, 'qti21', { ...usualBookLimits, unpackedBytes: 1_000_000 })).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
  });
});

describe('Word', () => {
  const header = [
    'Question',
    'Difficulty level',
    ...[1, 2, 3, 4, 5, 6].map((n) => `Answer Option ${n}`),
    'Correct Response',
    'Explanation',
    'Past exams(mmm-yyyy)',
    'Knowledge Area',
  ];
  const run = (text: string, more = '') => `<w:r>${more}<w:t xml:space="preserve">${text}</w:t></w:r>`;
  const cell = (inner: string) => `<w:tc><w:p>${inner}</w:p></w:tc>`;
  const mr = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const docx = (...rows: string[][]) =>
    zipSync({
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body><w:tbl>${[header.map((name) => run(name)), ...rows].map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl></w:body></w:document>`,
      ),
    });
  const row = (stem: string) => [
    stem,
    run('Easy'),
    run('a'),
    run('b'),
    '',
    '',
    '',
    '',
    run('2'),
    '',
    run('Jan-2024'),
    run('Kinematics'),
  ];
  const cells = async (file: Uint8Array) =>
    (await readFile(file, 'docx', usualBookLimits)).items as readonly ReadCells[];

  it('reads its tables, equations as TeX and marks as marks; an equation that cannot be read is an error of its row', async () => {
    const fraction = `<m:oMath><m:f><m:num>${mr('1')}</m:num><m:den>${mr('2ν')}</m:den></m:f></m:oMath>`;
    const unknown = '<m:oMath><m:wonder/></m:oMath>';
    const [first, second] = await cells(
      docx(row(`${run('Find ')}${fraction}${run('now', '<w:rPr><w:b/></w:rPr>')}`), row(run('Then ') + unknown)),
    );
    expect(first).toMatchObject({
      problems: [],
      cells: expect.arrayContaining(['Find $\\frac{1}{2\\nu}$now', 'Kinematics']),
    });
    expect(first!.rich.question?.content[0]).toMatchObject({
      content: [{ text: 'Find ' }, { type: 'inlineMath' }, { text: 'now', marks: [{ type: 'bold' }] }],
    });
    expect(second!.problems).toMatchObject([
      { code: 'EQUATION_UNREADABLE', column: 'Question', values: { found: 'wonder' } },
    ]);
  });

  it.each([
    ['a root', `<m:rad><m:deg>${mr('3')}</m:deg><m:e>${mr('x')}</m:e></m:rad>`, '\\sqrt[3]{x}'],
    [
      'a square root',
      `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${mr('x')}</m:e></m:rad>`,
      '\\sqrt{x}',
    ],
    [
      'scripts',
      `<m:sSubSup><m:e>${mr('a')}</m:e><m:sub>${mr('1')}</m:sub><m:sup>${mr('2')}</m:sup></m:sSubSup>`,
      'a_{1}^{2}',
    ],
    [
      'a sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${mr('i=1')}</m:sub><m:sup>${mr('n')}</m:sup><m:e>${mr('i')}</m:e></m:nary>`,
      '\\sum_{i=1}^{n} i',
    ],
    [
      'brackets',
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${mr('x')}</m:e></m:d>`,
      '\\left[x\\right]',
    ],
    [
      'a matrix',
      `<m:d><m:e><m:m><m:mr><m:e>${mr('1')}</m:e><m:e>${mr('2')}</m:e></m:mr></m:m></m:e></m:d>`,
      '\\begin{pmatrix}1&2\\end{pmatrix}',
    ],
    ['an accent', `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr><m:e>${mr('F')}</m:e></m:acc>`, '\\vec{F}'],
    [
      'a function',
      `<m:func><m:fName><m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>sin</m:t></m:r></m:fName><m:e>${mr('θ')}</m:e></m:func>`,
      '\\sin \\theta',
    ],
    [
      'a limit',
      `<m:func><m:fName><m:limLow><m:e>${mr('lim')}</m:e><m:lim>${mr('x→0')}</m:lim></m:limLow></m:fName><m:e>${mr('x')}</m:e></m:func>`,
      '\\lim_{x\\to0} x',
    ],
    [
      'lines',
      `<m:eqArr><m:e>${mr('x&amp;=1')}</m:e><m:e>${mr('y&amp;=2')}</m:e></m:eqArr>`,
      '\\begin{aligned}x&=1\\\\ y&=2\\end{aligned}',
    ],
  ])('writes %s', async (_what, omml, tex) => {
    const [first] = await cells(docx(row(`<m:oMath>${omml}</m:oMath>`)));
    expect(first).toMatchObject({ problems: [] });
    expect(first!.cells[0]).toBe(`$${tex}$`);
  });

  it('refuses a document without such a table, and one that defines entities', async () => {
    await expect(cells(docx())).rejects.toMatchObject({ code: 'FILE_NO_QUESTIONS' });
    const evil = zipSync({ 'word/document.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a/>') });
    await expect(cells(evil)).rejects.toMatchObject({ code: 'XML_DOCTYPE' });
  });
});
