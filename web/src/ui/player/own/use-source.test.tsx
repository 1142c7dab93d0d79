import type { Playback } from '@abhyas/contract/media/shapes';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSource } from './use-source.ts';

/** What stands in for the script that plays lists: what it was made with, and what it was told. */
const made = vi.hoisted(() => {
  const listeners = new Map<string, (event: string, given: object) => void>();
  return { listeners, hls: undefined as Record<string, unknown> | undefined, told: [] as unknown[][] };
});
vi.mock('hls.js/light', () => {
  class Hls {
    static isSupported = () => true;
    autoLevelCapping = -1;
    levels = [];
    readonly config: object;
    constructor(config: object) {
      this.config = config;
      made.hls = this as unknown as Record<string, unknown>;
    }
    on = (event: string, hear: (event: string, given: object) => void) => void made.listeners.set(event, hear);
    loadSource = (url: string) => void made.told.push(['loadSource', url]);
    startLoad = (at: number) => void made.told.push(['startLoad', at]);
    attachMedia = () => undefined;
    destroy = () => undefined;
  }
  return {
    Hls,
    Events: { MANIFEST_PARSED: 'parsed', LEVEL_SWITCHED: 'switched', FRAG_BUFFERED: 'buffered', ERROR: 'error' },
    ErrorTypes: { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' },
  };
});

beforeEach(() => {
  made.listeners.clear();
  made.told.length = 0;
  made.hls = undefined;
  HTMLMediaElement.prototype.load = () => undefined;
});

function play(given: Partial<Playback>, saving = false) {
  const video = document.createElement('video');
  const playback = { hlsUrl: null, fileUrl: null, audioUrl: null, ...given } as Playback;
  const options = { video: { current: video }, playback, at: 20, saving, fresh: async () => playback };
  const { result } = renderHook(() => useSource(options));
  return { video, result };
}
const ladder = [144, 240, 480, 720].map((height) => ({ height, width: (height * 16) / 9 }));

describe('a player that saves data', () => {
  it('asks for no piece before somebody plays, begins at the least size and goes no higher than 240', async () => {
    const { video } = play({ hlsUrl: '/stream/a/master.m3u8' }, true);
    await waitFor(() => expect(made.told).toEqual([['loadSource', '/stream/a/master.m3u8']]));
    expect(made.hls).toMatchObject({ config: { autoStartLoad: false, startLevel: 0 } });
    act(() => made.listeners.get('parsed')!('parsed', { levels: ladder }));
    expect(made.hls).toMatchObject({ autoLevelCapping: 1 });
    video.dispatchEvent(new Event('play'));
    expect(made.told.at(-1)).toEqual(['startLoad', 20]);
  });

  it('plays the least size where even that is higher than 240', async () => {
    play({ hlsUrl: '/stream/a/master.m3u8' }, true);
    await waitFor(() => expect(made.hls).toBeDefined());
    act(() => made.listeners.get('parsed')!('parsed', { levels: ladder.slice(2) }));
    expect(made.hls).toMatchObject({ autoLevelCapping: 0 });
  });
});

it('a player that does not save data loads at once and has no such limit', async () => {
  const { result } = play({ hlsUrl: '/stream/a/master.m3u8' });
  await waitFor(() => expect(made.hls).toMatchObject({ config: { autoStartLoad: true, startLevel: -1 } }));
  act(() => made.listeners.get('parsed')!('parsed', { levels: ladder }));
  expect(made.hls).toMatchObject({ autoLevelCapping: -1 });
  expect(result.current.rungs.map(({ height }) => height)).toEqual([144, 240, 480, 720]);
});

describe('a video at another host', () => {
  it('that is a list plays in our player, by its own address', async () => {
    play({ hlsUrl: 'https://cdn.example.com/flux/master.m3u8' });
    await waitFor(() => expect(made.told).toEqual([['loadSource', 'https://cdn.example.com/flux/master.m3u8']]));
    const request = { open: vi.fn() };
    const { xhrSetup } = made.hls!['config'] as { xhrSetup: (request: object, url: string) => void };
    xhrSetup(request, 'https://cdn.example.com/flux/480/1.ts');
    expect(request.open.mock.calls).toEqual([['GET', 'https://cdn.example.com/flux/480/1.ts', true]]);
  });

  it('that is a file plays as it is, from where the learner was', async () => {
    const { video } = play({ fileUrl: 'https://example.com/flux.mp4' });
    await waitFor(() => expect(video.src).toBe('https://example.com/flux.mp4'));
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(video.currentTime).toBe(20);
    expect(made.hls).toBeUndefined();
  });
});
