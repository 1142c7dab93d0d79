import type { RoomPerson, RoomState } from '@abhyas/contract/live/room';
import type { FeedSource, StageSlot } from '@abhyas/contract/live/words';
import { useSyncExternalStore } from 'react';
import type { MediaView, RoomMedia } from './room-media.ts';

export const useMediaView = (media: RoomMedia): MediaView => useSyncExternalStore(media.subscribe, media.view);

/** Something that others send and that can be shown or heard here. */
export interface ShownFeed {
  readonly slot: StageSlot;
  readonly source: FeedSource;
  readonly person: Pick<RoomPerson, 'accountId' | 'name' | 'role'>;
  readonly track: MediaStreamTrack;
}

/** What comes from others: sound always, pictures while they come. Teachers go first. Pure. */
export function shownFeeds({ feeds, people, me }: RoomState, { tracks, picture }: MediaView): ShownFeed[] {
  return feeds
    .flatMap(({ slot, source, accountId }) => {
      const track = tracks[slot];
      const person = people.find((one) => one.accountId === accountId) ?? {
        accountId,
        name: '',
        role: 'student' as const,
      };
      const comes = accountId !== me.accountId && track && (picture || source === 'mic');
      return comes ? [{ slot, source, person, track }] : [];
    })
    .toSorted((a, b) => a.person.role.localeCompare(b.person.role));
}
