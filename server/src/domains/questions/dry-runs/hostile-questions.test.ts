import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';
import {
  choice,
  docx,
  ownFile,
  ownQuestion,
  qti,
  qtiItem,
  quiz,
  sheetRows,
  usualRow,
  wordTable,
  xlsx,
} from '../formats/testing-hostile.ts';
import { importDesk, type ImportDesk, sheet, readWhole } from '../imports/import-desk.ts';
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

/** A server of somebody else: what asks it for anything is counted. */
let asked = 0;
const stranger = createServer((_request, response) => {
  asked++;
  response.end();
});

beforeAll(async () => {
  stranger.listen(0, '127.0.0.1');
  await once(stranger, 'listening');
});
afterAll(() => void stranger.close());

const read = (bytes: string | Uint8Array, fileName: string) => readWhole(world, desk, bytes, fileName);

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
const laughs = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>';

describe('a file from outside', { timeout: 120_000 }, () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString('base64');
  const figure = (name: string, base64: string) => `<file name="${name}" encoding="base64">${base64}</file>`;
  const remote = () => `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/a.png`;
  const wide = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  const inQuestion: readonly (readonly [string, string, () => string | Uint8Array, readonly string[]])[] = [
    [
      'csv: formulas',
      'a.csv',
      () =>
        sheet(
          { question: '=HYPERLINK("http://x","y")' },
          { option1: '@SUM(1)' },
          { question: "=cmd|' /C calc'!A0" },
          {},
        ),
      ['FORMULA_INJECTION', 'FORMULA_INJECTION_AT', 'FORMULA_INJECTION', 'ready'],
    ],
    [
      'csv: markup that runs',
      'a.csv',
      () => sheet({ question: '<img src=x onerror=alert(1)>' }, { explanation: '<script>alert(1)</script>' }, {}),
      ['HTML_SCRIPT', 'HTML_SCRIPT', 'ready'],
    ],
    [
      'csv: TeX bombs',
      'a.csv',
      () =>
        sheet(
          { question: '$\\def\\a{\\a\\a}\\a$' },
          { question: `$${deep('{', '}', 500)}$` },
          { question: `$${'x'.repeat(4001)}$` },
          { question: `$${'\\rule{9999em}{9999em}'.repeat(9)}$` },
          {},
        ),
      ['MATH_FORBIDDEN', 'MATH_TOO_LARGE', 'MATH_TOO_LONG', 'ready', 'ready'],
    ],
    [
      'csv: line ends of old machines and a mark',
      'a.csv',
      () => `\uFEFF${sheet({}, {}).toString().replaceAll('\n', '\r')}`,
      ['ready', 'ready'],
    ],
    [
      'xlsx: formulas and more rows than it says',
      'a.xlsx',
      () =>
        xlsx(
          `<dimension ref="A1:XFD10000000"/>${sheetRows(usualRow('<c r="A2" t="str"><f>1+1</f><v>=HYPERLINK("x","y")</v></c>'), usualRow('Two'))}`,
        ),
      ['FORMULA_INJECTION', 'ready'],
    ],
    [
      'json: half a character, NUL, depth',
      'a.json',
      () =>
        ownFile([
          ownQuestion({ knowledgeArea: '\ud800' }),
          ownQuestion({ tags: ['a\u0000b'] }),
          ownQuestion({ content: 'DEEP' }),
          ownQuestion(),
        ]).replace('"DEEP"', deep('{"a":', '}', 5000).replace(':}', ':1}')),
      ['ENCODING_INVALID', 'QUESTION_SHAPE', 'QUESTION_SHAPE', 'ready'],
    ],
    [
      'json: a name of the prototype',
      'a.json',
      () => ownFile([ownQuestion()]).replace('"type":"SINGLE"', '"__proto__":{"x":1},"type":"SINGLE"'),
      ['ready'],
    ],
    [
      'gift: brackets, NUL, markup',
      'a.gift',
      () =>
        `// ${'x'.repeat(5000)}\n\n$CATEGORY: Kinematics\n\nOpen {=a ~b\n\nNul \0 {=a ~b}\n\n[html]<img src\\=x onerror\\=alert(1)> {=a ~b}\n\nFine {=a ~b}\n`,
      ['QUESTION_BROKEN', 'ENCODING_INVALID', 'HTML_SCRIPT', 'ready'],
    ],
    [
      'aiken: a formula that never ends',
      'a.txt',
      () => `${'$\\frac{'.repeat(3000)}\nA. a\nB. b\nANSWER: A\n\nFine?\rA. a\rB. b\rANSWER: A\r`,
      ['CELL_TOO_COMPLEX', 'KNOWLEDGE_AREA_MISSING'],
    ],
    [
      'moodle: pictures that are none',
      'a.xml',
      () =>
        quiz(
          choice('<img src="javascript:alert(1)">x'),
          choice('<a href="javascript:alert(1)">x</a>'),
          choice('<img src="@@PLUGINFILE@@/a.svg">x', figure('a.svg', svg)),
          choice('<img src="data:text/html;base64,PHNjcmlwdD4=">x'),
          choice(`<img src="data:image/svg+xml;base64,${svg}">x`),
          choice(`<img src="${remote()}">x`),
          choice('<img src="file:///etc/passwd">x'),
          choice('<img src="//example.org/a.png">x'),
          choice('Fine'),
        ),
      [
        'PICTURE_ADDRESS',
        'HTML_SCRIPT',
        'PICTURE_REFUSED',
        'PICTURE_ADDRESS',
        'PICTURE_REFUSED',
        'PICTURE_ELSEWHERE',
        'PICTURE_ADDRESS',
        'PICTURE_ELSEWHERE',
        'ready',
      ],
    ],
    [
      'moodle: markup in markup',
      'a.xml',
      () =>
        quiz(
          choice(`${'<div>'.repeat(5_000)}deep`),
          choice(`${'<ul><li>'.repeat(500)}list`),
          choice('<div>'.repeat(50_000)),
          choice('<style>x</style>y'),
          choice('<iframe src="x"></iframe>y'),
          choice('<b onclick="x()">y</b>'),
        ),
      ['ready', 'ready', 'QUESTION_BROKEN', 'HTML_SCRIPT', 'HTML_SCRIPT', 'HTML_SCRIPT'],
    ],
    [
      'moodle: TeX bombs',
      'a.xml',
      () =>
        quiz(
          choice('\\(\\def\\a{\\a\\a}\\a\\)'),
          choice(`\\(${deep('{', '}', 500)}\\)`),
          choice('\\(\\href{javascript:alert(1)}{x}\\)'),
          choice('\\(\\includegraphics{http://x}\\)'),
          choice('Fine'),
        ),
      ['MATH_FORBIDDEN', 'MATH_TOO_LARGE', 'MATH_FORBIDDEN', 'MATH_FORBIDDEN', 'ready'],
    ],
    [
      'qti: one broken item, one missing, one that reaches out',
      'a.zip',
      () =>
        qti(
          {
            'a.xml': qtiItem('<p>One'),
            'b.xml': laughs + qtiItem(''),
            'c.xml': qtiItem(`<p><img src="../../../etc/passwd"/></p>`),
            'd.xml': qtiItem(`<p><object data="${remote()}"/>x</p>`),
          },
          'a.xml',
          'b.xml',
          'c.xml',
          'd.xml',
          'e.xml',
          '../f.xml',
        ),
      ['QUESTION_BROKEN', 'QUESTION_BROKEN', 'PICTURE_MISSING', 'HTML_SCRIPT', 'QUESTION_BROKEN', 'QUESTION_BROKEN'],
    ],
    [
      'docx: equations that are bombs',
      'a.docx',
      () =>
        docx(
          wordTable(
            usualRow(`<w:r><w:t>x</w:t></w:r><m:oMath>${deep('<m:e>', '</m:e>', 5000)}</m:oMath>`),
            usualRow(`<m:oMath><m:r><m:t>\\def\\a{\\a}</m:t></m:r></m:oMath>${wide('y')}`),
            usualRow('Fine'),
          ),
        ),
      ['EQUATION_UNREADABLE', 'ready', 'ready'],
    ],
  ];

  it.each(inQuestion)(
    'keeps its good questions and refuses the others by name: %s',
    async (_what, fileName, bytes, expected) => {
      const checked = await read(bytes(), fileName);
      expect(checked.status).toBe('checked');
      const { rows } = await desk.rowsOf(checked);
      expect(rows.map(({ state, problems }) => problems[0]?.code ?? state)).toEqual(expected);
      expect(JSON.stringify(rows.map(({ preview }) => preview))).not.toMatch(/javascript:|onerror|<script/i);
      await desk.cancel(checked);
      await expectNothingLeft(world, place, teacher);
      expect(asked).toBe(0);
    },
  );
});
