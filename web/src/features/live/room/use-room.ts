import type { Heard, Saying } from '@abhyas/contract/channel';
import type { RoomCommands, RoomState } from '@abhyas/contract/live/room';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useChange } from '../../../lib/use-change.ts';
import { RoomVisit, type RoomView } from './room-visit.ts';

/** The stay of this page in a room, from when it is wanted. */
export function useRoomVisit(classId: string, wanted: boolean): { visit: RoomVisit; view: RoomView } {
  const [visit] = useState(() => new RoomVisit(classId));
  useEffect(() => {
    if (!wanted) return undefined;
    visit.start();
    return visit.stop;
  }, [visit, wanted]);
  // Camera and microphone are tried before the class too, and are off when the page goes elsewhere.
  useEffect(() => () => visit.media.close(), [visit]);
  return { visit, view: useSyncExternalStore(visit.subscribe, visit.view) };
}

/** What everything inside a room works with. */
export interface Inside {
  readonly visit: RoomVisit;
  readonly view: RoomView;
  readonly room: RoomState;
  readonly isHost: boolean;
}
export const RoomContext = createContext<Inside | undefined>(undefined);

export function useRoom(): Inside {
  const inside = use(RoomContext);
  if (!inside) throw new Error('this stands outside of a room');
  return inside;
}

/** Sends a command of the room; a refusal is said in a toast. */
export function useCommand<K extends keyof RoomCommands>(name: K, after?: (reply: Heard<RoomCommands[K]>) => void) {
  const { visit } = useRoom();
  return useChange<Saying<RoomCommands[K]>, Heard<RoomCommands[K]>>((body) => visit.say(name, body), {
    networkMode: 'always',
    ...(after && { after }),
  });
}
