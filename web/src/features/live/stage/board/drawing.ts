import { isNewer } from '@abhyas/contract/live/stage/board-versions';
import type { BoardElement, BoardView, DrawnPiece } from '@abhyas/contract/live/stage/board';

/** An element as the drawing program holds it: with more than goes over the line, and of kinds that do not. */
export type Drawable = Omit<BoardElement, 'type'> & { readonly type: string };

/** Bytes and elements of one drawing at most; the server takes some more of both. */
const MOST_BYTES = 40_000;
const MOST_ELEMENTS = 100;
/** Pictures, frames of other sites and lasers stay where they are. */
const kinds: ReadonlySet<string> = new Set<BoardElement['type']>([
  'rectangle',
  'diamond',
  'ellipse',
  'arrow',
  'line',
  'freedraw',
  'text',
  'frame',
]);
const isKind = (one: Drawable): one is BoardElement => kinds.has(one.type);

type Version = Pick<BoardElement, 'version' | 'versionNonce'>;
export const versionOf = ({ id, version, versionNonce }: BoardElement): string => `${id} ${version} ${versionNonce}`;

const round = (value: number, digits: number) => Number(value.toFixed(digits));
/** Hundredths of a pixel are enough for a line, and half as long. */
const shortened = (_key: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? round(value, 4) : value;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** An element as it goes over the line. A line drawn so long that it fits into no drawing is sent with every second of its points. Pure. */
function packed(element: BoardElement): { readonly element: BoardElement; readonly bytes: number } {
  let points = element.points?.map(([x, y]): [number, number] => [round(x, 2), round(y, 2)]);
  let pressures = element.pressures?.map((pressure) => round(pressure, 2));
  for (;;) {
    const text = JSON.stringify({ ...element, points, pressures, link: undefined, customData: undefined }, shortened);
    const bytes = bytesOf(text);
    if (bytes <= MOST_BYTES || !points || points.length < 10)
      return { element: JSON.parse(text) as BoardElement, bytes };
    const last = points.length - 1;
    points = points.filter((_, at) => at % 2 === 0 || at === last);
    pressures = pressures?.filter((_, at) => at % 2 === 0 || at === last);
  }
}

interface Drawing {
  readonly elements: readonly BoardElement[];
  readonly bytes: number;
}
/** What of the scene the others do not know, as much as fits into one drawing. `refused` holds the versions that the server did not take. Pure. */
export function nextDrawing(
  scene: readonly Drawable[],
  known: ReadonlyMap<string, Version>,
  refused: ReadonlySet<string>,
): Drawing {
  const elements: BoardElement[] = [];
  let bytes = 0;
  for (const one of scene) {
    if (!isKind(one) || !isNewer(one, known.get(one.id)) || refused.has(versionOf(one))) continue;
    // Nothing is to be seen yet: the words are being typed. What was rubbed out before anybody knew of it, nobody needs to know of.
    if (one.type === 'text' && !one.text && !one.isDeleted) continue;
    if (one.isDeleted && !known.has(one.id)) continue;
    const next = packed(one);
    if (elements.length > 0 && bytes + next.bytes > MOST_BYTES) break;
    elements.push(next.element);
    bytes += next.bytes;
    if (elements.length === MOST_ELEMENTS) break;
  }
  return { elements, bytes };
}

/** Milliseconds until the next drawing: 25 in ten seconds, and no more than 32 kbit/s of a line that is being drawn. Pure. */
export const pauseAfter = (bytes: number): number => Math.max(400, Math.min(4000, bytes / 4));

/** Puts drawings together whose pieces come one after the other; answers the elements with the last piece. */
export function gatherer(): (piece: DrawnPiece) => readonly BoardElement[] | undefined {
  const open = new Map<string, string[]>();
  return ({ drawingId, place, of, piece }) => {
    const pieces = open.get(drawingId) ?? [];
    pieces[place] = piece;
    open.set(drawingId, pieces);
    // A drawing of which a piece was lost with the line never becomes whole.
    if (open.size > 50) open.delete(open.keys().next().value ?? '');
    if (Object.keys(pieces).length < of) return undefined;
    open.delete(drawingId);
    return JSON.parse(pieces.join('')) as BoardElement[];
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}
/** How Excalidraw says where it looks: a point of the board stands at (point + scroll) × zoom. */
export interface Look {
  readonly zoom: number;
  readonly scrollX: number;
  readonly scrollY: number;
}

/** How a window of this size shows the whole of what the teacher sees, in the middle. Pure. */
export function lookAt(view: BoardView, window: Size): Look {
  const fitting = Math.min(window.width / view.width, window.height / view.height);
  const zoom = Math.max(0.1, Math.min(30, fitting));
  return {
    zoom,
    scrollX: window.width / zoom / 2 - (view.x + view.width / 2),
    scrollY: window.height / zoom / 2 - (view.y + view.height / 2),
  };
}

/** What part of the board a window sees. Pure. */
export const viewOf = ({ zoom, scrollX, scrollY }: Look, { width, height }: Size): BoardView => ({
  x: round(-scrollX, 1),
  y: round(-scrollY, 1),
  width: round(width / zoom, 1),
  height: round(height / zoom, 1),
});
