import { isNewer } from '@abhyas/contract/live/stage/board-versions';
import type { BoardElement, BoardView, DrawnPiece } from '@abhyas/contract/live/stage/board';
import { describe, expect, it } from 'vitest';
import { type Drawable, gatherer, lookAt, nextDrawing, pauseAfter, versionOf, viewOf } from './drawing.ts';

const element = (id: string, more: Partial<Drawable> = {}): Drawable =>
  ({ id, type: 'rectangle', version: 1, versionNonce: 5, isDeleted: false, x: 0, y: 0, ...more }) as Drawable;
const known = (...all: Drawable[]) => new Map(all.map((one) => [one.id, one as BoardElement]));
const ids = (scene: readonly Drawable[], held = known(), refused = new Set<string>()) =>
  nextDrawing(scene, held, refused).elements.map(({ id }) => id);

describe('what goes to the others', () => {
  it('is what they do not know, and nothing of kinds that stay here', () => {
    const scene = [element('a'), element('b', { version: 2 }), element('c', { type: 'image' }), element('d')];
    expect(ids(scene, known(element('a'), element('b')))).toEqual(['b', 'd']);
    expect(ids(scene, known(), new Set([versionOf(scene[0] as BoardElement)]))).toEqual(['b', 'd']);
  });

  it('leaves out words that are being begun, and what was rubbed out before anybody saw it', () => {
    const scene = [element('t', { type: 'text', text: '' }), element('r', { isDeleted: true })];
    expect(ids(scene)).toEqual([]);
    const later = scene.map((one) => ({ ...one, version: 2, isDeleted: true }));
    expect(ids(later, known(...scene))).toEqual(['t', 'r']);
  });

  it('fits: many elements come one drawing after the other, and a line without end is sent with fewer points', () => {
    const many = Array.from({ length: 250 }, (_, at) => element(`n${at}`));
    expect(ids(many)).toHaveLength(100);
    const points = Array.from({ length: 20_000 }, (_, at): [number, number] => [at + 0.123_456, 0.987_654]);
    const { elements, bytes } = nextDrawing([element('l', { type: 'freedraw', points }), ...many], known(), new Set());
    expect(elements[0]!.points!.length).toBeLessThanOrEqual(5000);
    expect(elements[0]!.points!.at(-1)).toEqual([19_999.12, 0.99]);
    expect(bytes).toBeLessThanOrEqual(40_000);
  });

  it('waits between two drawings, longer where the last one was large', () => {
    expect([0, 1000, 4000, 40_000].map(pauseAfter)).toEqual([400, 400, 1000, 4000]);
  });
});

describe('two changes of one element', () => {
  it('end in the same one on every page, whichever is heard first', () => {
    const [early, late] = [element('a', { version: 2 }), element('a', { version: 3 })];
    expect([isNewer(late, early), isNewer(early, late), isNewer(early, early)]).toEqual([true, false, false]);
    const [small, large] = [element('a', { versionNonce: 1 }), element('a', { versionNonce: 2 })];
    expect([isNewer(small, large), isNewer(large, small)]).toEqual([true, false]);
  });
});

describe('a drawing in pieces', () => {
  it('is whole with its last piece, however those of two drawings are mixed', () => {
    const gather = gatherer();
    const pieceOf = (drawingId: string, place: number, piece: string): DrawnPiece => ({
      kind: 'drawn',
      drawingId,
      place,
      of: 2,
      piece,
    });
    expect(gather(pieceOf('one', 1, '"a"}]'))).toBeUndefined();
    expect(gather(pieceOf('two', 0, '[{"id":'))).toBeUndefined();
    expect(gather(pieceOf('one', 0, '[{"id":'))).toEqual([{ id: 'a' }]);
    expect(gather(pieceOf('two', 1, '"b"}]'))).toEqual([{ id: 'b' }]);
  });
});

describe('where somebody looks', () => {
  const view: BoardView = { x: -100, y: 50, width: 800, height: 400 };
  it.each([
    ['a window of the same size', { width: 800, height: 400 }, { x: -100, y: 50, width: 800, height: 400 }],
    [
      'a phone, which sees more above and below',
      { width: 400, height: 400 },
      { x: -100, y: -150, width: 800, height: 800 },
    ],
    [
      'a wide window, which sees more beside',
      { width: 1600, height: 400 },
      { x: -500, y: 50, width: 1600, height: 400 },
    ],
  ])('is the whole of what the teacher sees, in the middle, in %s', (_, window, seen) => {
    expect(viewOf(lookAt(view, window), window)).toEqual(seen);
  });
});
