import type { Heard, Said } from '@abhyas/contract/channel';
import type { BoardElement } from '@abhyas/contract/live/stage/board';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { commandLimits } from '../../../../kernel/realtime/command-limits.ts';
import { requireRoom, type RoomVisitor } from '../../presence/require-room.ts';
import { tellBoard, tellDrawn } from './board-news.ts';
import { changeBoard, findBoard, listStamps, lockBoard, saveElements } from './boards.store.ts';
import { hasRoom, newerElements, sizeAfter } from './newer-elements.ts';

/**
 * Drawings of all students of one room together that each page of it is told; a class that draws at once waits a little longer for each
 * other. Nobody can keep the teacher from the board by drawing.
 */
const TOGETHER = [120, 10] as const;
const together = commandLimits();

type Draw = RoomCommands['drawBoard'];
/**
 * Draws for everybody; what is older than what the board has changes nothing. LIVE_BOARD_CLOSED, LIVE_BOARD_FULL, TOO_MANY_REQUESTS,
 * INVALID_INPUT.
 */
export async function drawBoard(
  ctx: Context,
  { elements, view }: Said<Draw>,
  visitor: RoomVisitor,
): Promise<Heard<Draw>> {
  const { classId, isHost } = visitor;
  const { person } = await requireRoom(ctx, visitor);
  const board = await findBoard(ctx, classId);
  const mayDraw = board?.shown === true && (board.everybody || person?.speaksAt != null);
  if (!isHost && !mayDraw) fail('LIVE_BOARD_CLOSED');
  if (view && !isHost) fail('FORBIDDEN');
  const wait = isHost ? 0 : together.count(`${ctx.instituteId}:${classId}`, TOGETHER, Date.now());
  if (wait > 0) fail('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1000) });
  const drawn = elements.length > 0 ? await inTransaction(ctx, (tx) => write(tx, classId, elements)) : [];
  if (drawn.length > 0) tellDrawn(ctx, classId, drawn);
  if (!view) return {};
  await changeBoard(ctx, classId, { view });
  await tellBoard(ctx, classId);
  return {};
}

/** Answers what holds from now on. */
async function write(tx: TransactionContext, classId: string, given: readonly BoardElement[]): Promise<BoardElement[]> {
  const board = await lockBoard(tx, classId);
  const ids = [...new Set(given.map(({ id }) => id))];
  const stored = await listStamps(tx, classId, ids);
  const drawn = newerElements(given, stored) ?? fail('INVALID_INPUT');
  const size = sizeAfter(board, stored, drawn);
  if (!hasRoom(board, size)) fail('LIVE_BOARD_FULL');
  if (drawn.length > 0) await saveElements(tx, classId, drawn, size);
  return drawn.map(({ element }) => element);
}
