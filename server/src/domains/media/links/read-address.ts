import type { LinkProvider } from '@abhyas/contract/media/links';

/** What an address of a video is: at a provider whose own page plays it, or a list or file that our player plays. */
export interface VideoAddress {
  readonly provider: LinkProvider;
  /** The one way in which it is kept. */
  readonly url: string;
  /** Name by which the institute allows it. */
  readonly host: string;
}

const youtubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const youtubeId = /^[\w-]{11}$/;

/** Reads what people paste: pages, short addresses and frames of YouTube and Vimeo, HLS lists, MP4 files. Undefined for all else. */
export function readAddress(text: string): VideoAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return undefined;
  const { hostname } = url;
  if (youtubeHosts.has(hostname) || hostname === 'youtu.be') return youtube(url);
  if (hostname === 'vimeo.com' || hostname === 'www.vimeo.com' || hostname === 'player.vimeo.com') return vimeo(url);
  const provider = /\.m3u8$/i.test(url.pathname) ? 'hls' : /\.(?:mp4|m4v)$/i.test(url.pathname) ? 'file' : undefined;
  url.hash = '';
  return provider && { provider, url: url.href, host: hostname };
}

function youtube(url: URL): VideoAddress | undefined {
  const [, kind = '', id = ''] = /^\/(?:(embed|shorts|live|v)\/)?([\w-]*)/.exec(url.pathname) ?? [];
  const named = url.hostname === 'youtu.be' || kind !== '' ? id : (url.searchParams.get('v') ?? '');
  return youtubeId.test(named)
    ? { provider: 'youtube', url: `https://www.youtube.com/watch?v=${named}`, host: 'youtube.com' }
    : undefined;
}

/** A video that is not listed has a second part, without which it does not play. */
function vimeo(url: URL): VideoAddress | undefined {
  const [, id, second = url.searchParams.get('h')] =
    /^\/(?:video\/)?(\d{4,12})(?:\/([0-9a-f]{6,16}))?\/?$/.exec(url.pathname) ?? [];
  if (!id || (second && !/^[0-9a-f]{6,16}$/.test(second))) return undefined;
  return { provider: 'vimeo', url: `https://vimeo.com/${id}${second ? `/${second}` : ''}`, host: 'vimeo.com' };
}

/** The page that plays a video of a provider, to be framed. */
export function embedOf(provider: 'youtube' | 'vimeo', address: string): string {
  const url = new URL(address);
  if (provider === 'youtube') {
    const id = url.searchParams.get('v') ?? '';
    return `https://www.youtube-nocookie.com/embed/${id}?enablejsapi=1&rel=0&playsinline=1`;
  }
  const [, id = '', second] = url.pathname.split('/');
  return `https://player.vimeo.com/video/${id}?dnt=1${second ? `&h=${second}` : ''}`;
}

/** True for a host that stands in the list, or below one that does. */
export const isAllowedHost = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((one) => host === one || host.endsWith(`.${one}`));
