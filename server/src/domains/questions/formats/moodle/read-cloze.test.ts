import { toSource } from '@abhyas/contract/rich-text';
import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import type { ReadItem } from '../exchange.ts';
import { png, quiz } from '../testing-hostile.ts';
import { type BookFormat, readFile, usualBookLimits } from '../read-file.ts';

const read = async (text: string, format: BookFormat) =>
  (await readFile(strToU8(text), format, usualBookLimits)).items as readonly ReadItem[];
const cloze = (html: string, more = '') =>
  `<question type="cloze"><name><text>Capitals</text></name><questiontext format="html"><text><![CDATA[${html}]]></text>${more}</questiontext><generalfeedback><text>See the map.</text></generalfeedback><tags><tag><text>difficulty:hard</text></tag></tags></question>`;
const shown = ({ parts }: ReadItem) => ({
  type: parts!.type,
  stem: toSource(parts!.content.en.stem),
  options: parts!.content.en.options.map(toSource),
  key: parts!.key,
});

it('makes a question of each gap, with the text as the passage that they share', async () => {
  const items = await read(
    quiz(
      cloze(
        '<p>Paris is in {1:SHORTANSWER_C:=France &amp; Co~%50%Gaul}, in {2:MULTICHOICE_V:=Europe#yes~Asia~%-50%5 &lt; 6}.</p><p>Speed is \\(\\frac{1}{2}\\) of {:NM:=2.5:0.1~*}; both {1:MRH:%50%a~%50%b~c}.</p>',
      ),
    ),
    'moodle',
  );
  expect(items.map(({ problems }) => problems)).toEqual([[], [], [], []]);
  expect(items.map(shown)).toEqual([
    {
      type: 'FILL-BLANK-TEXT',
      stem: 'Gap (1)\n\nParis is in (1) ________, in (2) ________.',
      options: [],
      key: { kind: 'text', accepted: ['France & Co'], caseSensitive: true },
    },
    {
      type: 'SINGLE',
      stem: 'Gap (2)\n\nParis is in (1) ________, in (2) ________.',
      options: ['Europe', 'Asia', '5 < 6'],
      key: { kind: 'choice', accepted: [[1]] },
    },
    {
      type: 'FILL-BLANK-NUMBER',
      stem: 'Gap (3)\n\nSpeed is $\\frac{1}{2}$ of (3) ________; both (4) ________.',
      options: [],
      key: { kind: 'number', accepted: [{ from: '2.4', to: '2.6' }] },
    },
    {
      type: 'MULTIPLE',
      stem: 'Gap (4)\n\nSpeed is $\\frac{1}{2}$ of (3) ________; both (4) ________.',
      options: ['a', 'b', 'c'],
      key: { kind: 'choice', accepted: [[1, 2]] },
    },
  ]);
  const groups = items.map(({ parts }) => parts!.group);
  expect(new Set(groups.map((group) => JSON.stringify(group))).size).toBe(1);
  expect(groups[0]).toMatchObject({ title: 'Capitals' });
  expect(toSource(groups[0]!.stem.en)).toMatch(/^Paris is in \(1\) _{8}.*\(4\) _{8}\.$/s);
  expect(items.map(({ losses }) => losses)).toEqual([['PARTIAL_CREDIT'], ['PENALTY', 'MARKS', 'FEEDBACK'], [], []]);
  expect(items[0]!.parts).toMatchObject({ difficulty: 2, areaName: 'Kinematics' });
  expect(toSource(items[3]!.parts!.content.en.explanation)).toBe('See the map.');
});

it('gives each part pictures of its own, so that one can be left out', async () => {
  const items = await read(
    quiz(
      cloze(
        '<p><img src="@@PLUGINFILE@@/a.png" alt="x"></p><p>{1:SA:=a} or {1:SA:=b}</p>',
        `<file name="a.png" encoding="base64">${png}</file>`,
      ),
    ),
    'moodle',
  );
  expect(items.map(({ pictures }) => pictures.length)).toEqual([1, 1]);
  expect(items[0]!.pictures[0]!.id).not.toBe(items[1]!.pictures[0]!.id);
});

it('is one question where there is one gap, in the words of GIFT too', async () => {
  const [one] = await read(
    '$CATEGORY: Physics/Kinematics\n\n// [tag:difficulty:easy]\n::G:: Rest\\: {1:MC:=\\(v = 0\\)~v \\= 1} m/s',
    'gift',
  );
  expect(shown(one!)).toEqual({
    type: 'SINGLE',
    stem: 'Rest: ________ m/s',
    options: ['$v = 0$', 'v = 1'],
    key: { kind: 'choice', accepted: [[1]] },
  });
  expect(one!.parts).toMatchObject({ difficulty: 0, areaName: 'Physics › Kinematics' });
  expect(one!.parts!.group).toBeUndefined();
});

it.each([
  ['no gap', 'Just words', '0 / 20'],
  ['a kind of gap that nobody here knows', 'A {1:REGEXP:=a.*} and {1:SA:=b}', 'REGEXP'],
  ['more gaps than a group has questions', Array.from({ length: 21 }, (_, i) => `{1:SA:=${i}}`).join(' '), '21 / 20'],
  ['a formula that cannot be typeset', '\\(\\nonsense\\) {1:SA:=a} {1:SA:=b}', 'Capitals'],
])('is refused whole and by name where it has %s', async (_what, html, found) => {
  const items = await read(quiz(cloze(html)), 'moodle');
  expect(items).toMatchObject([
    { name: 'Capitals', parts: null, problems: [{ code: 'CLOZE_REFUSED', values: { found } }] },
  ]);
});
