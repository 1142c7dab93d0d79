import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnFeeds, SendingFeeds } from './own-feeds.ts';

const { openDevice, sendTrack } = vi.hoisted(() => ({ openDevice: vi.fn(), sendTrack: vi.fn() }));
vi.mock('./devices.ts', () => ({ openDevice, troubleOf: () => 'unable' }));
vi.mock('./connections.ts', () => ({ sendTrack, whenBroken: () => undefined }));

const aTrack = () => ({ stop: vi.fn(), addEventListener: vi.fn() });
const aPeer = () => ({ close: vi.fn() });
let own: OwnFeeds;
let sending: SendingFeeds;
beforeEach(() => {
  openDevice.mockReset();
  sendTrack.mockReset();
  own = {};
  sending = new SendingFeeds({
    publish: async () => '',
    unpublish: async () => undefined,
    changed: (now) => (own = now),
    trouble: () => undefined,
  });
});

describe('what this page sends', () => {
  it('stops a device that opens after the room was left, or when another one is on already', async () => {
    const [late, first, second] = [aTrack(), aTrack(), aTrack()];
    const opened = Promise.withResolvers();
    openDevice.mockReturnValueOnce(opened.promise);
    const asked = sending.turnOn('cam');
    sending.allow(false);
    sending.allow(true);
    opened.resolve(late);
    await asked;
    expect(late.stop).toHaveBeenCalledOnce();
    expect(own).toEqual({});
    openDevice.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
    await Promise.all([sending.turnOn('cam'), sending.turnOn('cam')]);
    expect(first.stop).not.toHaveBeenCalled();
    expect(second.stop).toHaveBeenCalledOnce();
    expect(own.cam).toMatchObject({ track: first });
  });

  it('closes the connection of a try that was overtaken, whether it succeeds or fails', async () => {
    const [slow, failing] = [Promise.withResolvers(), Promise.withResolvers()];
    const [old, newest] = [aPeer(), aPeer()];
    openDevice.mockResolvedValue(aTrack());
    sendTrack.mockReturnValueOnce(slow.promise).mockReturnValueOnce(failing.promise).mockResolvedValueOnce(newest);
    sending.follow(true);
    void sending.turnOn('mic');
    await vi.waitFor(() => expect(sendTrack).toHaveBeenCalledTimes(1));
    sending.follow(true, true);
    sending.follow(true, true);
    await vi.waitFor(() => expect(own.mic?.sent).toBe(true));
    slow.resolve(old);
    failing.reject(new Error('gone'));
    await vi.waitFor(() => expect(old.close).toHaveBeenCalledOnce());
    expect(newest.close).not.toHaveBeenCalled();
    expect(own.mic?.sent).toBe(true);
    expect(sendTrack).toHaveBeenCalledTimes(3);
  });
});
