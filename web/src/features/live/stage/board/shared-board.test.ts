import type { BoardElement, DrawnPiece } from '@abhyas/contract/live/stage/board';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import { SharedBoard } from './shared-board.ts';

const element = (id: string, version = 1) =>
  ({ id, type: 'rectangle', version, versionNonce: 5, isDeleted: false }) as BoardElement;
const told = (...elements: BoardElement[]): DrawnPiece => ({
  kind: 'drawn',
  drawingId: elements.map(({ id, version }) => `${id}${version}`).join(),
  place: 0,
  of: 1,
  piece: JSON.stringify(elements),
});

let held: BoardElement[];
let sent: string[][];
let refusal: ApiError | undefined;
let board: SharedBoard;
beforeEach(() => {
  vi.useFakeTimers();
  [held, sent, refusal] = [[], [], undefined];
  board = new SharedBoard((async (name: string, body: { elements: BoardElement[] }) => {
    if (refusal) throw refusal;
    if (name === 'readBoard') return { elements: held };
    sent.push(body.elements.map(({ id, version }) => `${id}${version}`));
    return {};
  }) as never);
});
afterEach(() => void vi.useRealTimers());

describe('the board on a page', () => {
  it('sends each change once, and nothing of what others drew', async () => {
    board.attach({ take: () => undefined, reset: () => undefined });
    await board.opened();
    board.told(told(element('theirs')));
    board.drew([element('theirs'), element('mine')]);
    await vi.advanceTimersByTimeAsync(1000);
    board.drew([element('theirs'), element('mine', 2)]);
    board.drew([element('theirs'), element('mine', 3)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([['mine1'], ['mine3']]);
  });

  it('keeps what is drawn without a line, and takes what the others drew meanwhile', async () => {
    const taken: string[] = [];
    board.attach({ take: (elements) => void taken.push(...elements.map(({ id }) => id)), reset: () => undefined });
    refusal = new ApiError(0, 'NETWORK');
    board.drew([element('mine')]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
    refusal = undefined;
    held = [element('theirs')];
    await board.opened();
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent, taken]).toEqual([[['mine1']], ['theirs']]);
  });

  it('goes back to what everybody sees when drawing is not allowed any more', async () => {
    const reset = vi.fn();
    board.attach({ take: () => undefined, reset });
    held = [element('theirs')];
    await board.opened();
    refusal = new ApiError(403, 'LIVE_BOARD_CLOSED');
    board.drew([element('theirs'), element('mine')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reset).toHaveBeenCalledWith([element('theirs')]);
  });

  it('says that the board is full, and does not send the same again', async () => {
    await board.opened();
    refusal = new ApiError(409, 'LIVE_BOARD_FULL');
    board.drew([element('mine')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(board.view().trouble?.name).toBe('LIVE_BOARD_FULL');
    refusal = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
    board.drew([element('mine', 2)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([['mine2']]);
    expect(board.view().trouble).toBeUndefined();
  });
});
