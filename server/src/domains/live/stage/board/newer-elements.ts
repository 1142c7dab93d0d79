import { isNewer } from '@abhyas/contract/live/stage/board-versions';
import type { BoardElement } from '@abhyas/contract/live/stage/board';
import type { Sized, Stamp, StoredBoard } from './boards.store.ts';

/** What a board holds at most, with what was rubbed out: a lesson that fills the screen fifty times has a tenth of it. */
const MOST_ELEMENTS = 5000;
const MOST_BYTES = 1_000_000;
/** Nobody changes an element so often between two drawings; a larger version would be one that nobody could overtake. */
const FARTHEST_AHEAD = 10_000;

type Version = Pick<BoardElement, 'version' | 'versionNonce'>;

/** What stays of an element that was rubbed out: enough to know it again, and nothing that could be made long. Pure. */
function slim(element: BoardElement): BoardElement {
  if (!element.isDeleted) return element;
  const { id, version, versionNonce, type, isDeleted, index, x, y, width, height, angle, seed, locked } = element;
  const { strokeColor, backgroundColor, fillStyle, strokeWidth, strokeStyle, roughness, opacity } = element;
  const looks = { strokeColor, backgroundColor, fillStyle, strokeWidth, strokeStyle, roughness, opacity };
  const stands = { x, y, width, height, angle, seed, locked, groupIds: [], ...(index != null && { index }) };
  return { id, version, versionNonce, type, isDeleted, ...stands, ...looks };
}

/**
 * Those elements of a drawing that are newer than what the board has under their ids, each with its bytes; what was rubbed out before the
 * board had it needs no place. Versions that run away from those of the board are refused: `undefined`. Pure.
 */
export function newerElements(given: readonly BoardElement[], stored: readonly Stamp[]): Sized[] | undefined {
  const known = new Map<string, Version>(
    stored.map(({ id, version, nonce }) => [id, { version, versionNonce: nonce }]),
  );
  const newer = new Map<string, BoardElement>();
  for (const element of given) {
    const before = known.get(element.id);
    if (element.version > (before?.version ?? 0) + FARTHEST_AHEAD) return undefined;
    if (!isNewer(element, before)) continue;
    known.set(element.id, element);
    newer.set(element.id, slim(element));
  }
  const isStored = new Set(stored.map(({ id }) => id));
  return [...newer.values()]
    .filter(({ id, isDeleted }) => !isDeleted || isStored.has(id))
    .map((element) => ({ element, bytes: Buffer.byteLength(JSON.stringify(element)) }));
}

/** How much lies on a board after a drawing. Pure. */
export function sizeAfter(
  board: Pick<StoredBoard, 'elements' | 'bytes'>,
  stored: readonly Stamp[],
  drawn: readonly Sized[],
): Pick<StoredBoard, 'elements' | 'bytes'> {
  const before = new Map(stored.map((one) => [one.id, one.bytes]));
  const added = drawn.filter(({ element }) => !before.has(element.id)).length;
  const bytes = drawn.reduce((sum, one) => sum + one.bytes - (before.get(one.element.id) ?? 0), board.bytes);
  return { elements: board.elements + added, bytes };
}

/** Whether a board takes a drawing: one that is full takes only what makes it smaller. Pure. */
export const hasRoom = (before: Pick<StoredBoard, 'elements' | 'bytes'>, after: typeof before): boolean =>
  (after.elements <= MOST_ELEMENTS || after.elements === before.elements) &&
  (after.bytes <= MOST_BYTES || after.bytes <= before.bytes);
