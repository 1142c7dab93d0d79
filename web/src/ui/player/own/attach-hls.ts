import { ErrorTypes, Events, Hls, type HlsConfig } from 'hls.js/light';

/** A height that can be chosen, with its place in the list. */
export interface Rung {
  readonly index: number;
  readonly height: number;
}

export interface HlsOptions {
  readonly video: HTMLVideoElement;
  /** Address of the list. */
  readonly url: string;
  /** Where to begin, in seconds. */
  readonly at: number;
  /** Begins and stays at the least size, and loads nothing before it plays. */
  readonly saving: boolean;
  readonly onRungs: (rungs: readonly Rung[]) => void;
  /** The height that plays now. */
  readonly onHeight: (height: number) => void;
  /** Gets new addresses, after the old ones were refused. */
  readonly renew: () => Promise<unknown>;
  readonly onBroken: () => void;
}

export interface HlsPlayer {
  /** Pieces are asked for below this address from now on. */
  readonly rebase: (url: string) => void;
  /** An index of the list; -1 lets the player choose. */
  readonly choose: (index: number) => void;
  readonly destroy: () => void;
}

export const canPlayHls = (): boolean => Hls.isSupported();

/** In data saver the player itself goes no higher than this. */
const SAVING_HEIGHT = 240;
const MAX_REPAIRS = 4;
const passOf = /^(?:https?:\/\/[^/]+)?\/stream\/[^/]+\//;

/** Plays an HLS list in a video element. Addresses of the institute's own lists carry a pass that changes every few minutes. */
export function attachHls(options: HlsOptions): HlsPlayer {
  const { video, at, saving } = options;
  let base = passOf.exec(options.url)?.[0];
  let repairs = 0;
  const hls = new Hls({
    startPosition: at,
    startLevel: saving ? 0 : -1,
    autoStartLoad: !saving,
    capLevelToPlayerSize: !saving,
    maxBufferLength: saving ? 12 : 30,
    backBufferLength: 60,
    // A first guess that a 3G phone can bear.
    abrEwmaDefaultEstimate: 400_000,
    xhrSetup: (request, url) => request.open('GET', base ? url.replace(passOf, base) : url, true),
  } satisfies Partial<HlsConfig>);
  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    options.onRungs(levels.map(({ width, height }, index) => ({ index, height: Math.min(width || height, height) })));
    if (saving)
      hls.autoLevelCapping = Math.max(
        0,
        levels.findLastIndex(({ height }) => height <= SAVING_HEIGHT),
      );
  });
  hls.on(Events.LEVEL_SWITCHED, (_event, { level }) => {
    const { width = 0, height = 0 } = hls.levels[level] ?? {};
    options.onHeight(Math.min(width || height, height));
  });
  hls.on(Events.FRAG_BUFFERED, () => void (repairs = 0));
  hls.on(Events.ERROR, (_event, { fatal, type, details }) => {
    if (!fatal) return;
    repairs += 1;
    if (repairs > MAX_REPAIRS) options.onBroken();
    else if (type === ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else if (type === ErrorTypes.NETWORK_ERROR) void repair(details);
    else options.onBroken();
  });
  const repair = async (details: string): Promise<void> => {
    await options.renew().catch(() => undefined);
    if (details.startsWith('manifest') || details.startsWith('level')) hls.loadSource(options.url);
    hls.startLoad(video.currentTime || at);
  };
  const begin = () => hls.startLoad(at);
  if (saving) video.addEventListener('play', begin, { once: true });
  hls.loadSource(options.url);
  hls.attachMedia(video);
  return {
    rebase: (url) => void (base = passOf.exec(url)?.[0]),
    choose: (index) => {
      hls.autoLevelCapping = -1;
      hls.nextLevel = index;
    },
    destroy: () => {
      video.removeEventListener('play', begin);
      hls.destroy();
    },
  };
}
