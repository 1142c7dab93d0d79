import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnFeeds, SendingFeeds } from './own-feeds.ts';

const { openDevice, sendTrack } = vi.hoisted(() => ({ openDevice: vi.fn(), sendTrack: vi.fn() }));
vi.mock('./devices.ts', () => ({ openDevice, troubleOf: () => 'unable' }));
vi.mock('./connections.ts', () => ({ sendTrack, whenBroken: () => undefined }));

const aTrack = () => ({ stop: vi.fn(), addEventListener: vi.fn(), enabled: true });
const aPeer = () => {
  const replaceTrack = vi.fn();
  return { close: vi.fn(), replaceTrack, getSenders: () => [{ replaceTrack }] };
};
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

  it('sends another device over the same connection; the newest choice holds, and a muted one stays muted', async () => {
    const [first, late, chosen] = [aTrack(), aTrack(), aTrack()];
    const opened = Promise.withResolvers();
    const peer = aPeer();
    openDevice.mockResolvedValueOnce(first).mockReturnValueOnce(opened.promise).mockResolvedValueOnce(chosen);
    sendTrack.mockResolvedValue(peer);
    sending.follow(true);
    await sending.turnOn('mic');
    sending.mute(true);
    const overtaken = sending.change('mic');
    await sending.change('mic');
    opened.resolve(late);
    await overtaken;
    expect(late.stop).toHaveBeenCalledOnce();
    expect(first.stop).toHaveBeenCalled();
    expect(own.mic).toMatchObject({ track: chosen, muted: true, sent: true });
    expect(chosen.enabled).toBe(false);
    expect(peer.replaceTrack.mock.calls).toEqual([[chosen]]);
    expect(sendTrack).toHaveBeenCalledOnce();
  });

  it('turns a source off where the chosen device gives nothing, and does nothing to one that is off', async () => {
    await sending.change('cam');
    expect(openDevice).not.toHaveBeenCalled();
    openDevice.mockResolvedValueOnce(aTrack()).mockRejectedValueOnce(new Error('pulled out'));
    await sending.turnOn('cam');
    await sending.change('cam');
    expect(own).toEqual({});
  });
});
