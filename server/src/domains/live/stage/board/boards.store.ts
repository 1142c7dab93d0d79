import type { BoardElement, BoardView } from '@abhyas/contract/live/stage/board';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { anyOf, changeRows, rows, upsertRows } from '../../../../kernel/database/rows.ts';
import { json } from '../../../../kernel/database/sql.ts';

declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    liveBoards: { view: BoardView | null };
    liveBoardElements: { element: BoardElement };
  }
}
export interface StoredBoard {
  readonly shown: boolean;
  readonly everybody: boolean;
  readonly view: BoardView | null;
  /** How many elements lie on it and how many bytes they have, with what was rubbed out. */
  readonly elements: number;
  readonly bytes: number;
}
/** What is known of an element without reading it. */
export interface Stamp {
  readonly id: string;
  readonly version: number;
  readonly nonce: number;
  readonly bytes: number;
}
const columns = ['shown', 'everybody', 'view', 'elements', 'bytes'] as const;
const boards = (ctx: Bound, classId: string) =>
  rows(ctx).selectFrom('liveBoards').select(columns).where('classId', '=', classId);
const elements = (ctx: Bound, classId: string) =>
  rows(ctx).selectFrom('liveBoardElements').where('classId', '=', classId);

/** Undefined until the board was shown for the first time. */
export const findBoard = (ctx: Bound, classId: string): Promise<StoredBoard | undefined> =>
  boards(ctx, classId).executeTakeFirst();

export async function changeBoard(
  ctx: Bound,
  classId: string,
  change: Partial<Pick<StoredBoard, 'shown' | 'everybody'>> & { readonly view?: BoardView },
): Promise<void> {
  const { view, ...flags } = change;
  const written = { classId, ...flags, ...(view && { view: json(view) }) };
  await upsertRows(ctx, 'liveBoards', written, { key: ['classId'] });
}

/** The board, held until the transaction ends: two drawings at once are judged one after the other. */
export async function lockBoard(tx: TransactionContext, classId: string): Promise<StoredBoard> {
  await changeBoard(tx, classId, {});
  return boards(tx, classId).forUpdate().executeTakeFirstOrThrow();
}

/** All elements, with what was rubbed out. */
export async function listElements(ctx: Bound, classId: string): Promise<BoardElement[]> {
  const found = await elements(ctx, classId).select('element').orderBy('id').execute();
  return found.map(({ element }) => element);
}

export const listStamps = (ctx: Bound, classId: string, ids: readonly string[]): Promise<Stamp[]> =>
  elements(ctx, classId).select(['id', 'version', 'nonce', 'bytes']).where('id', '=', anyOf(ids, 'text')).execute();

export interface Sized {
  readonly element: BoardElement;
  readonly bytes: number;
}
/** Writes elements that are newer than those of the board, and what it comes to with them. */
export async function saveElements(
  tx: TransactionContext,
  classId: string,
  drawn: readonly Sized[],
  size: Pick<StoredBoard, 'elements' | 'bytes'>,
): Promise<void> {
  const given = drawn.map(({ element, bytes }) => ({
    classId,
    id: element.id,
    version: element.version,
    nonce: element.versionNonce,
    bytes,
    element: json(element),
  }));
  await upsertRows(tx, 'liveBoardElements', given, { key: ['classId', 'id'] });
  await changeRows(tx, 'liveBoards', { classId }, { elements: size.elements, bytes: size.bytes });
}
