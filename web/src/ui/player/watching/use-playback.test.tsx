import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { aPlayback } from './a-playback.ts';
import { usePlayback } from './use-playback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FIVE_MINUTES = 300_000;
const given = (stream: string) => aPlayback({ hlsUrl: '/stream/a/master.m3u8', fileUrl: null, stream });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('new addresses come before the old ones end, and name the stream that they go on with', async () => {
  const ask = vi.fn(async (_stream: string | null) => given('one'));
  const { result } = renderHook(() => usePlayback(ask));
  await pass(0);
  expect(result.current.playback?.stream).toBe('one');
  expect(ask.mock.calls).toEqual([[null]]);
  await pass(FIVE_MINUTES * 0.9);
  expect(ask.mock.calls).toEqual([[null], ['one']]);
});

it('a right that was taken away ends it: it is not asked again until somebody begins anew', async () => {
  const ask = vi.fn(async (_stream: string | null) => given('one'));
  const { result } = renderHook(() => usePlayback(ask));
  await pass(0);
  ask.mockRejectedValue(new ApiError(403, 'FORBIDDEN'));
  await pass(FIVE_MINUTES);
  expect(result.current.error).toMatchObject({ name: 'FORBIDDEN' });
  const asked = ask.mock.calls.length;
  await pass(3 * FIVE_MINUTES);
  expect(ask).toHaveBeenCalledTimes(asked);
  ask.mockResolvedValue(given('two'));
  act(() => result.current.begin());
  await pass(0);
  expect(ask).toHaveBeenLastCalledWith(null);
  expect(result.current.error).toBeUndefined();
});

it('without the network it goes on with what it has, and asks again until there is one', async () => {
  const ask = vi.fn(async (_stream: string | null) => given('one'));
  const { result } = renderHook(() => usePlayback(ask));
  await pass(0);
  ask.mockRejectedValue(new ApiError(0, 'NETWORK'));
  await pass(FIVE_MINUTES * 0.8);
  expect(result.current).toMatchObject({ error: undefined, playback: { stream: 'one' } });
  ask.mockResolvedValue(given('three'));
  await pass(10_000);
  expect(result.current.playback?.stream).toBe('three');
});
