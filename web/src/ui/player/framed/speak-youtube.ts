import type { FrameVoice } from './framed-video.tsx';
import type { WatchReporter } from '../watching/use-seen.ts';

interface Options {
  /** Of the frame's page: others are not heard, and not spoken to. */
  readonly origin: string;
  readonly at: number;
  readonly reporter: WatchReporter;
}

const ENDED = 0;
const PLAYING = 1;
/** Until the page answers it is told again that somebody listens. */
const KNOCK_MS = 500;

interface Info {
  readonly currentTime?: number;
  readonly playerState?: number;
  readonly playbackRate?: number;
}

/** Speaks with YouTube's page in a frame by the messages of its frame API, without a script of YouTube's. */
export function speakYoutube(frame: HTMLIFrameElement, { origin, reporter }: Options): FrameVoice {
  let state = -1;
  let rate = 1;
  let place = 0;
  const say = (message: object) => frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1 }), origin);
  const order = (func: string, args: readonly unknown[] = []) => say({ event: 'command', func, args });
  const knock = window.setInterval(() => say({ event: 'listening', channel: 'widget' }), KNOCK_MS);
  const hear = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const info = infoOf(event.data);
    if (!info) return;
    window.clearInterval(knock);
    rate = info.playbackRate ?? rate;
    place = info.currentTime ?? place;
    const before = state;
    state = info.playerState ?? state;
    if (state === PLAYING) reporter.playing(place, rate);
    else if (before === PLAYING && state !== ENDED) reporter.stopped(place);
    if (before !== ENDED && state === ENDED) reporter.ended();
  };
  window.addEventListener('message', hear);
  return {
    seek: (seconds) => {
      reporter.jumped(seconds);
      order('seekTo', [seconds, true]);
    },
    pause: () => order('pauseVideo'),
    leave: () => {
      window.clearInterval(knock);
      window.removeEventListener('message', hear);
    },
  };
}

function infoOf(message: unknown): Info | undefined {
  if (typeof message !== 'string') return undefined;
  try {
    const { info } = JSON.parse(message) as { info?: unknown };
    return typeof info === 'object' && info !== null ? (info as Info) : undefined;
  } catch {
    return undefined;
  }
}
