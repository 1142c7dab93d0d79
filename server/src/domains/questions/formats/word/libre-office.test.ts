import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ImportRow } from '@abhyas/contract/questions/imports';
import { toSource } from '@abhyas/contract/rich-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { convertToWord, findOffice } from '../../../../testing/find-office.ts';
import { testWorld } from '../../../../testing/index.ts';
import { importDesk, type ImportDesk } from '../../imports/import-desk.ts';

const world = await testWorld();
const office = findOffice();
if (!office) process.stdout.write('Skipped: no LibreOffice here, and none could be installed (set SOFFICE_PATH).\n');

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
let desk: ImportDesk;
beforeAll(async () => {
  desk = importDesk(await (await world.institute()).person('teacher'));
});

const outcome = ({ state, problems, losses }: ImportRow) =>
  [state, ...problems.map(({ code }) => code), ...losses].join(' ');
async function rowsOf(file: Uint8Array): Promise<ImportRow[]> {
  const checked = await desk.upload(file, 'questions.docx');
  const { rows } = await desk.rowsOf(checked);
  await desk.cancel(checked);
  return rows;
}
function print(title: string, rows: readonly ImportRow[]): void {
  const lines = rows.map(
    (row) => `  ${outcome(row).padEnd(36)} ${row.cells['Question']?.replaceAll('\n', ' ').slice(0, 90)}`,
  );
  process.stdout.write(`${title}: read, refused, lost\n${lines.join('\n')}\n`);
}

const sources = [
  ['kept from LibreOffice 7.4', (name: string) => readFileSync(fixture(`${name}.docx`)), true],
  [
    'made by LibreOffice now',
    (name: string, ending: string, filter?: string) => convertToWord(office!, fixture(`${name}.${ending}`), filter),
    office !== undefined,
  ],
] as const;

for (const [what, fileOf, isHere] of sources)
  describe.skipIf(!isHere)(`a Word file ${what}`, () => {
    it(
      'comes in with its formulas, pictures and languages; what cannot be read is an error of its row',
      { timeout: 180_000 },
      async () => {
        const rows = await rowsOf(fileOf('questions', 'fodt'));
        print(what, rows);
        expect(rows.map(outcome)).toEqual([
          'ready',
          'ready',
          'ready',
          'ready',
          'ready',
          'ready',
          'ready',
          'ready',
          'refused EQUATION_UNREADABLE',
          'refused CORRECT_OUT_OF_RANGE',
          'refused KNOWLEDGE_AREA_UNKNOWN',
          'ready',
          'ready',
          'ready',
          'refused PICTURE_REFUSED',
          'ready',
          'ready MARKUP',
          'ready',
        ]);
        const stems = rows.map(({ preview }) => preview && toSource(preview.content.stem));
        expect(stems[1]).toBe('Find $\\int_{0}^{\\pi} \\sin xdx$');
        expect(stems[2]).toBe('The determinant of $\\begin{pmatrix}1&2\\\\ 3&4\\end{pmatrix}$');
        expect(stems[3]).toBe('एक वस्तु विराम से गिरती है। $t=2s$ बाद उसकी चाल है');
        expect(stems[11]).toBe('A case: $f\\left(x\\right)=\\begin{cases}1\\\\ 0\\end{cases}$');
        expect(rows[0]!.preview!.content.options.map(toSource)).toEqual([
          '$$\\sqrt{2gh}$$',
          '$$\\frac{gh}{2}$$',
          '$$2gh$$',
          '$$g^{2}h$$',
        ]);
        expect(rows[4]!.preview!.content.stem.content).toMatchObject([
          {
            content: [
              { text: 'Water is H' },
              { text: '2', marks: [{ type: 'subscript' }] },
              { text: 'O, and a square is x' },
              { text: '2', marks: [{ type: 'superscript' }] },
              { text: '. ' },
              { text: 'Not', marks: [{ type: 'bold' }] },
              { text: ' true is' },
            ],
          },
          { type: 'bulletList', content: [{}, {}] },
        ]);
        expect(rows[5]!.preview!.content.stem.content[1]).toMatchObject({
          type: 'image',
          attrs: { alt: 'A red square' },
        });
        expect(stems[15]).toBe('A note (Take g as 10.) is here');
      },
    );

    it('comes in from a table of a page, with lists, Hindi and money', { timeout: 180_000 }, async () => {
      const rows = await rowsOf(fileOf('lists', 'html', 'HTML (StarWriter)'));
      print(what, rows);
      expect(rows.map(outcome)).toEqual(['ready', 'ready', 'ready', 'ready', 'refused TOO_FEW_OPTIONS LAYOUT']);
      expect(rows[0]!.preview!.content.stem.content.map(({ type }) => type)).toEqual(['paragraph', 'orderedList']);
      expect(rows[1]!.preview!.content.explanation).toMatchObject({
        content: [{ content: [{ text: 'दूरी = वेग × समय' }] }],
      });
      expect(toSource(rows[2]!.preview!.content.stem)).toBe('Price is \\$5 and \\$10 < 20 & more?');
      expect(toSource(rows[3]!.preview!.content.stem)).toBe('With $x^2 + \\frac{1}{2}$ in signs');
    });
  });
