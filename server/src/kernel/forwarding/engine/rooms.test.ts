import * as library from 'node-datachannel';
import { afterEach, expect, it, vi } from 'vitest';
import type { EngineNews } from '../live-engine.ts';
import { Rooms } from './rooms.ts';

afterEach(() => void vi.useRealTimers());

it('closes who was offered what a room has and does not answer in half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] });
  const news: EngineNews[] = [];
  const options = { ports: [43_310, 43_339], bindAddress: '127.0.0.1', mostViewers: 3 } as const;
  const { answers } = new Rooms(library, options, (one) => void news.push(one));
  await answers.createRoom({ roomId: 'room', slots: [{ name: 'mic1', kind: 'audio', bitrate: 0 }] });
  await answers.subscribe({ roomId: 'room', lineId: 'line', owner: 'asha', picture: true });
  vi.advanceTimersByTime(29_000);
  expect(await answers.stats(null)).toMatchObject({ viewers: 1 });
  vi.advanceTimersByTime(1000);
  expect(await answers.stats(null)).toMatchObject({ viewers: 0 });
});
