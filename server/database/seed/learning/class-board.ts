import type { BoardElement } from '@abhyas/contract/live/stage/board';
import { aBoardElement, drawOn } from '../../../src/domains/live/factories.ts';
import type { StoredClass } from '../../../src/domains/live/classes/classes.store.ts';
import type { Context } from '../../../src/kernel/context.ts';

type Shape = Partial<BoardElement>;
const BLUE = '#1971c2';
const RED = '#e03131';
const GREEN = '#2f9e44';
/** Places of elements from back to front, as Excalidraw counts them (fractional indices of one letter). */
const PLACES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const line = (x: number, y: number, dx: number, dy: number, more: Shape = {}): Shape => ({
  type: 'line',
  x,
  y,
  width: Math.abs(dx),
  height: Math.abs(dy),
  points: [
    [0, 0],
    [dx, dy],
  ],
  ...more,
});
const arrow = (x: number, y: number, dx: number, dy: number, more: Shape = {}): Shape =>
  line(x, y, dx, dy, { type: 'arrow', endArrowhead: 'arrow', strokeColor: RED, ...more });
const ellipse = (x: number, y: number, width: number, height: number, more: Shape = {}): Shape => ({
  type: 'ellipse',
  x,
  y,
  width,
  height,
  ...more,
});
const words = (x: number, y: number, text: string, fontSize: number, more: Shape = {}): Shape => {
  const lines = text.split('\n');
  return {
    type: 'text',
    x,
    y,
    text,
    originalText: text,
    fontSize,
    fontFamily: 6,
    textAlign: 'left',
    verticalAlign: 'top',
    lineHeight: 1.25,
    autoResize: true,
    width: Math.ceil(Math.max(...lines.map(({ length }) => length)) * fontSize * 0.56),
    height: lines.length * fontSize * 1.25,
    ...more,
  };
};

/** A charged sheet, the cylinder through it, and the three lines of the sum. */
const sheetOfCharge: readonly Shape[] = [
  words(0, -40, 'Field of a charged sheet', 32),
  line(0, 0, 380, 0, { strokeColor: GREEN, strokeWidth: 4 }),
  // The sheet, seen from the side.
  {
    type: 'line',
    x: 190,
    y: 60,
    width: 120,
    height: 360,
    strokeColor: BLUE,
    backgroundColor: '#a5d8ff',
    points: [
      [0, 70],
      [120, 0],
      [120, 290],
      [0, 360],
      [0, 70],
    ],
  },
  ...[130, 190, 250, 310, 360].map((y, at) => words(212 + (at % 2) * 50, y, '+', 28, { strokeColor: BLUE })),
  words(320, 40, 'σ', 30, { strokeColor: BLUE }),
  // The cylinder.
  ellipse(60, 200, 46, 90),
  ellipse(394, 200, 46, 90),
  line(83, 200, 334, 0),
  line(83, 290, 334, 0),
  words(68, 228, 'A', 26),
  words(406, 228, 'A', 26),
  arrow(60, 245, -110, 0),
  arrow(440, 245, 110, 0),
  words(-70, 205, 'E', 28, { strokeColor: RED }),
  words(525, 205, 'E', 28, { strokeColor: RED }),
  arrow(250, 200, 0, -60, { strokeColor: '#868e96', strokeStyle: 'dashed' }),
  words(330, 140, 'dA ⊥ E: no flux here', 20, { strokeColor: '#868e96' }),
  // The sum.
  words(640, 60, '∮ E · dA = q / ε₀', 30),
  words(640, 130, 'EA + EA = σA / ε₀', 30),
  words(640, 200, 'E = σ / (2ε₀)', 36, { strokeColor: RED }),
  { type: 'rectangle', x: 622, y: 188, width: 250, height: 70, strokeColor: RED, roundness: { type: 3 } },
  words(640, 290, 'No r in it: the same\nnear and far.', 24, { strokeColor: GREEN }),
  words(640, 380, 'Try: two sheets, +σ and −σ', 24),
];

/** What stood on the board when the class was over. */
export async function seedBoard(ctx: Context, one: StoredClass): Promise<void> {
  const drawn = sheetOfCharge.map((shape, place) =>
    aBoardElement(`sheet-${place}`, { index: `a${PLACES[place]!}`, seed: 100 + place, ...shape }),
  );
  await drawOn(ctx, one, drawn);
}
