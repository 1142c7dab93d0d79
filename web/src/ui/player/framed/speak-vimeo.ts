import type { FrameVoice } from './framed-video.tsx';
import type { WatchReporter } from '../watching/use-seen.ts';

interface Options {
  /** Of the frame's page: others are not heard, and not spoken to. */
  readonly origin: string;
  readonly at: number;
  readonly reporter: WatchReporter;
}

interface Message {
  readonly event?: string;
  readonly data?: { readonly seconds?: number; readonly playbackRate?: number } | null;
}

const events = ['timeupdate', 'pause', 'seeked', 'ended', 'playbackratechange'] as const;

/** Speaks with Vimeo's page in a frame by its messages, without a script of Vimeo's. */
export function speakVimeo(frame: HTMLIFrameElement, { origin, at, reporter }: Options): FrameVoice {
  let rate = 1;
  let place = at;
  const order = (method: string, value?: unknown) =>
    frame.contentWindow?.postMessage({ method, ...(value !== undefined && { value }) }, origin);
  const hear = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const { event: name, data } = readMessage(event.data);
    if (name === 'ready') {
      for (const one of events) order('addEventListener', one);
      if (at > 0) order('setCurrentTime', at);
    }
    rate = data?.playbackRate ?? rate;
    place = data?.seconds ?? place;
    if (name === 'timeupdate') reporter.playing(place, rate);
    else if (name === 'seeked') reporter.jumped(place);
    else if (name === 'pause') reporter.stopped(place);
    else if (name === 'ended') reporter.ended();
  };
  window.addEventListener('message', hear);
  return {
    seek: (seconds) => {
      reporter.jumped(seconds);
      order('setCurrentTime', seconds);
    },
    pause: () => order('pause'),
    leave: () => window.removeEventListener('message', hear),
  };
}

function readMessage(message: unknown): Message {
  try {
    return ((typeof message === 'string' ? JSON.parse(message) : message) ?? {}) as Message;
  } catch {
    return {};
  }
}
