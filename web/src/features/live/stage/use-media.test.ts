import type { RoomState } from '@abhyas/contract/live/room';
import { describe, expect, it } from 'vitest';
import type { MediaView } from './room-media.ts';
import { shownFeeds } from './use-media.ts';

const track = {} as MediaStreamTrack;
const room = {
  me: { accountId: 'asha', role: 'student' },
  people: [
    { accountId: 'farida', name: 'Farida', role: 'instructor' },
    { accountId: 'asha', name: 'Asha', role: 'student' },
    { accountId: 'ravi', name: 'Ravi', role: 'student' },
  ],
  feeds: [
    { slot: 'cam1', source: 'cam', accountId: 'ravi' },
    { slot: 'cam2', source: 'cam', accountId: 'farida' },
    { slot: 'mic1', source: 'mic', accountId: 'farida' },
    { slot: 'mic2', source: 'mic', accountId: 'asha' },
  ],
} as unknown as RoomState;
const view = { tracks: { cam1: track, cam2: track, mic1: track, mic2: track }, picture: true } as unknown as MediaView;
const names = (given: MediaView) => shownFeeds(room, given).map(({ person, source }) => `${person.name} ${source}`);

describe('what is shown of a room', () => {
  it('is everything of others, teachers first, and nothing of one’s own', () => {
    expect(names(view)).toEqual(['Farida cam', 'Farida mic', 'Ravi cam']);
  });

  it('is the sound alone where pictures do not come, and nothing before the connection stands', () => {
    expect(names({ ...view, picture: false })).toEqual(['Farida mic']);
    expect(names({ ...view, tracks: {} })).toEqual([]);
  });
});
