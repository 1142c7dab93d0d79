import type { RoomState } from '@abhyas/contract/live/room';
import { beforeEach, expect, it, vi } from 'vitest';
import { RoomMedia } from './room-media.ts';

const { openDevice, sendTrack } = vi.hoisted(() => ({ openDevice: vi.fn(), sendTrack: vi.fn() }));
vi.mock('./devices.ts', async (original) => ({ ...(await original<object>()), openDevice }));
vi.mock('./connections.ts', () => ({
  sendTrack,
  takeTracks: async () => ({ close: () => undefined }),
  whenBroken: () => undefined,
}));

const [FIRST, SECOND] = ['2026-11-20T13:30:00.000Z', '2026-11-20T13:50:00.000Z'];
const recorded = (recordedSince: string | null) =>
  ({
    me: { accountId: 'asha', role: 'student' },
    now: { state: 'live', recordedSince },
    people: [{ accountId: 'asha', role: 'student', speaks: true }],
  }) as unknown as RoomState;
let sent: unknown[];
let media: RoomMedia;
beforeEach(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  sent = [];
  openDevice.mockResolvedValue({ stop: vi.fn(), addEventListener: vi.fn(), enabled: true });
  sendTrack.mockImplementation(async (_track: unknown, publish: (sdp: string) => Promise<string>) => {
    await publish('offer');
    return { close: vi.fn(), getSenders: () => [] };
  });
  const say = async (name: string, body: { recorded?: boolean }) => {
    if (name === 'publishFeed') sent.push(body.recorded);
    return { sdp: '', picture: false };
  };
  media = new RoomMedia(say as ConstructorParameters<typeof RoomMedia>[0], 'a class');
  media.opened(recorded(FIRST));
  await media.turnOn('mic');
  media.agree(recorded(FIRST));
});

it('a student agrees to one recording: the next one does not hold their voice', async () => {
  await vi.waitFor(() => expect(sent).toEqual([false, true]));
  media.follow(recorded(null));
  expect(media.view().agrees).toBe(false);
  await vi.waitFor(() => expect(sent).toEqual([false, true, false]));
  media.follow(recorded(SECOND));
  expect(media.view().agrees).toBe(false);
});

it('that holds too where the page was away when the first one ended', async () => {
  media.opened(recorded(SECOND));
  expect(media.view().agrees).toBe(false);
  await vi.waitFor(() => expect(sent.at(-1)).toBe(false));
});
