import type { RoomState } from '@abhyas/contract/live/room';
import { useSyncExternalStore } from 'react';
import { useRoom } from '../../room/use-room.ts';
import type { SharedView } from './shared-board.ts';

/** Whether somebody draws, as the server judges it too: the teacher, who is let speak, or everybody where the teacher says so. Pure. */
const mayDrawIn = ({ board, people, me }: Pick<RoomState, 'board' | 'people' | 'me'>, isHost: boolean): boolean =>
  isHost || board.everybody || people.some(({ accountId, speaks }) => speaks && accountId === me.accountId);

/** Whether this person draws now. */
export function useMayDraw(): boolean {
  const { room, isHost } = useRoom();
  return mayDrawIn(room, isHost);
}

/** Whether the board was read, and what keeps a drawing from the others. */
export function useBoardView(): SharedView {
  const { board } = useRoom().visit;
  return useSyncExternalStore(board.subscribe, board.view);
}
