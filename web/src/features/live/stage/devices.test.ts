import { afterEach, expect, it, vi } from 'vitest';
import { openDevice } from './devices.ts';

const getUserMedia = vi.fn();
const track = { contentHint: '' };
const stream = { getAudioTracks: () => [track], getVideoTracks: () => [track] };
const named = (name: string) => Object.assign(new Error(name), { name });
const chosen = (id: string | null) => {
  vi.stubGlobal('localStorage', { getItem: () => id });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, getDisplayMedia: vi.fn() } });
  getUserMedia.mockReset();
};
afterEach(() => void vi.unstubAllGlobals());

it('opens the device that was chosen, and no other', async () => {
  chosen('mic-2');
  getUserMedia.mockResolvedValueOnce(stream);
  expect(await openDevice('mic')).toBe(track);
  expect(getUserMedia.mock.calls).toMatchObject([[{ audio: { deviceId: { exact: 'mic-2' } } }]]);
});

it('opens another one where the chosen one was pulled out, and none where the browser may not', async () => {
  chosen('cam-2');
  getUserMedia.mockRejectedValueOnce(named('OverconstrainedError')).mockResolvedValueOnce(stream);
  expect(await openDevice('cam')).toBe(track);
  expect(getUserMedia.mock.calls[1]).toMatchObject([{ video: { facingMode: 'user' } }]);
  getUserMedia.mockRejectedValueOnce(named('NotAllowedError'));
  await expect(openDevice('cam')).rejects.toThrow('NotAllowedError');
  expect(getUserMedia).toHaveBeenCalledTimes(3);
});

it('leaves it to the browser where nothing was chosen', async () => {
  chosen(null);
  getUserMedia.mockResolvedValueOnce(stream);
  await openDevice('mic');
  expect(getUserMedia.mock.calls[0]?.[0]).not.toHaveProperty('audio.deviceId');
});
