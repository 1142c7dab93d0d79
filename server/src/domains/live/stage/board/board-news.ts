import type { BoardElement, BoardState } from '@abhyas/contract/live/stage/board';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { tellRoom } from '../../presence/room-news.ts';
import { findBoard, type StoredBoard } from './boards.store.ts';

/** Characters of a piece: three bytes each at most, and what is told between servers has 8,000. */
const PIECE = 2400;

const presentBoard = (board: StoredBoard | undefined): BoardState => ({
  shown: board?.shown ?? false,
  everybody: board?.everybody ?? false,
  view: board?.view ?? null,
});

export const boardOf = async (ctx: Context, classId: string): Promise<BoardState> =>
  presentBoard(await findBoard(ctx, classId));

/** Tells whether the board is shown, who draws and where the teacher looks. */
export async function tellBoard(ctx: Context, classId: string): Promise<void> {
  tellRoom(ctx, classId, { kind: 'board', board: await boardOf(ctx, classId) });
}

/** Tells what was drawn, in pieces. */
export function tellDrawn(ctx: Context, classId: string, elements: readonly BoardElement[]): void {
  const pieces = piecesOf(JSON.stringify(elements));
  const drawingId = newId();
  for (const [place, piece] of pieces.entries())
    tellRoom(ctx, classId, { kind: 'drawn', drawingId, place, of: pieces.length, piece });
}

/** A text in pieces of so many characters; none begins in the middle of a pair of surrogates. Pure. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const until = from + PIECE;
    const isInPair = /[\uD800-\uDBFF]/.test(text.charAt(until - 1)) && until < text.length;
    pieces.push(text.slice(from, isInPair ? until - 1 : until));
    from = isInPair ? until - 1 : until;
  }
  return pieces;
}
