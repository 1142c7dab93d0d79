import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WatchReporter } from '../watching/use-seen.ts';
import type { FrameVoice } from './framed-video.tsx';
import { speakVimeo } from './speak-vimeo.ts';
import { speakYoutube } from './speak-youtube.ts';

const at = 30;
let frame: HTMLIFrameElement;
let orders: unknown[];
let told: [keyof WatchReporter, ...number[]][];
let voice: FrameVoice;
const reporter: WatchReporter = {
  playing: (...given) => void told.push(['playing', ...given]),
  stopped: (...given) => void told.push(['stopped', ...given]),
  jumped: (...given) => void told.push(['jumped', ...given]),
  ended: () => void told.push(['ended']),
};
const origins = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' };
type Provider = keyof typeof origins;

beforeEach(() => {
  vi.useFakeTimers();
  frame = document.createElement('iframe');
  document.body.append(frame);
  [orders, told] = [[], []];
});
afterEach(() => {
  voice.leave();
  frame.remove();
  vi.useRealTimers();
});

/** Begins to speak with a provider's page; what it is ordered is written down if it went to that page alone. */
function speak(provider: Provider) {
  const origin = origins[provider];
  frame.contentWindow!.postMessage = (message: unknown, to?: unknown) => {
    if (to === origin) orders.push(typeof message === 'string' ? JSON.parse(message) : message);
  };
  voice = { youtube: speakYoutube, vimeo: speakVimeo }[provider](frame, { origin, at, reporter });
}
const say = (data: unknown, from: { readonly origin: string; readonly source?: Window | null }) =>
  window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow, ...from }));
const youtube = (info: object, origin = origins.youtube, source?: Window) =>
  say(JSON.stringify({ event: 'infoDelivery', info }), { origin, ...(source && { source }) });
const vimeo = (event: string, data?: object, origin = origins.vimeo) =>
  say(JSON.stringify({ event, data }), { origin });

describe('a video that YouTube’s page plays', () => {
  it('tells where it is, how fast it plays, where it stopped and that it ended', () => {
    speak('youtube');
    youtube({ playerState: 1, currentTime: 31, playbackRate: 1.5 });
    youtube({ currentTime: 32 });
    youtube({ playerState: 2, currentTime: 33 });
    youtube({ currentTime: 33 });
    youtube({ playerState: 1, currentTime: 59 });
    youtube({ playerState: 0, currentTime: 60 });
    youtube({ playerState: 0 });
    expect(told).toEqual([
      ['playing', 31, 1.5],
      ['playing', 32, 1.5],
      ['stopped', 33],
      ['playing', 59, 1.5],
      ['ended'],
    ]);
  });

  it('is knocked at until it answers, and then goes where it is sent and pauses', () => {
    speak('youtube');
    vi.advanceTimersByTime(1600);
    expect(orders).toEqual(Array.from({ length: 3 }, () => ({ event: 'listening', channel: 'widget', id: 1 })));
    youtube({ playerState: 2 });
    vi.advanceTimersByTime(5000);
    expect(orders).toHaveLength(3);
    voice.seek(12);
    voice.pause();
    expect(told).toEqual([['jumped', 12]]);
    expect(orders.slice(3)).toEqual([
      { event: 'command', func: 'seekTo', args: [12, true], id: 1 },
      { event: 'command', func: 'pauseVideo', args: [], id: 1 },
    ]);
  });
});

describe('a video that Vimeo’s page plays', () => {
  it('begins where the learner was, and tells where it is, stopped, jumped and ended', () => {
    speak('vimeo');
    vimeo('ready');
    expect(orders.at(-1)).toEqual({ method: 'setCurrentTime', value: at });
    vimeo('playbackratechange', { playbackRate: 2 });
    vimeo('timeupdate', { seconds: 31 });
    vimeo('seeked', { seconds: 50 });
    vimeo('pause', { seconds: 51 });
    vimeo('ended', { seconds: 60 });
    expect(told).toEqual([['playing', 31, 2], ['jumped', 50], ['stopped', 51], ['ended']]);
  });

  it('goes where it is sent, and pauses', () => {
    speak('vimeo');
    voice.seek(12);
    voice.pause();
    expect(orders).toEqual([{ method: 'setCurrentTime', value: 12 }, { method: 'pause' }]);
    expect(told).toEqual([['jumped', 12]]);
  });
});

describe('a message', () => {
  it.each(Object.keys(origins) as Provider[])('of another page is not heard beside that of %s', (provider) => {
    speak(provider);
    const playing = {
      youtube: { info: { playerState: 1, currentTime: 5 } },
      vimeo: { event: 'timeupdate', data: { seconds: 5 } },
    };
    const message = JSON.stringify(playing[provider]);
    say(message, { origin: 'https://evil.example' });
    say(message, { origin: origins[provider], source: window });
    say(message, { origin: `${origins[provider]}.evil.example` });
    expect(told).toEqual([]);
    say(message, { origin: origins[provider] });
    expect(told).toEqual([['playing', 5, 1]]);
  });

  it.each(Object.keys(origins) as Provider[])(
    'of %s that makes no sense, or comes after one has left, says nothing',
    (provider) => {
      speak(provider);
      for (const nonsense of [
        '{',
        'null',
        '[]',
        '7',
        '{"info":3}',
        '{"event":"timeupdate","data":null}',
        '{"info":null}',
      ])
        expect(() => say(nonsense, { origin: origins[provider] })).not.toThrow();
      told = [];
      voice.leave();
      youtube({ playerState: 1, currentTime: 5 });
      vimeo('timeupdate', { seconds: 5 });
      expect(told).toEqual([]);
    },
  );
});
