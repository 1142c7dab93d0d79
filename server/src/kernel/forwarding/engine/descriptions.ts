import { isIPv4 } from 'node:net';
import { EngineRefusal } from '../live-engine.ts';

/** 64 kB; what a browser writes of one sound or picture has some 6. */
const MOST_BYTES = 64_000;
const MOST_LINES = 2000;

/** How the other side is reached and known; the same of all media, which share one connection. */
interface Transport {
  readonly ufrag: string;
  readonly password: string;
  readonly fingerprint: string;
  readonly setup: string;
}
export interface Offer {
  readonly mid: string;
  readonly payloadType: number;
  readonly ssrc: number;
  /** Written anew from what was understood of it: nothing else of what somebody sent reaches the library. */
  readonly sdp: string;
}
interface Section {
  readonly kind: string;
  readonly isOff: boolean;
  readonly lines: readonly string[];
}

/** Reads an offer of one sound (opus) or one picture (VP8). Throws the refusal `sdp` for anything else. */
export function readOffer(sdp: string, kind: 'audio' | 'video'): Offer {
  const { session, sections } = split(sdp);
  const [section] = sections;
  if (sections.length !== 1 || section?.kind !== kind || section.isOff) throw new EngineRefusal('sdp');
  const transport = transportOf([...section.lines, ...session]);
  const mid = attribute(section.lines, 'mid', /^[\w-]{1,16}$/);
  const codec = kind === 'audio' ? /^(\d{1,3}) opus\/48000\/2$/i : /^(\d{1,3}) VP8\/90000$/i;
  const payloadType = Number(codec.exec(attribute(section.lines, 'rtpmap', codec))![1]);
  const ssrc = Number(/^\d{1,10}/.exec(attribute(section.lines, 'ssrc', /^\d{1,10}( |$)/))![0]);
  if (payloadType < 35 || payloadType > 127 || ssrc >= 2 ** 32) throw new EngineRefusal('sdp');
  const direction = section.lines.some((line) => line === 'a=sendrecv') ? 'sendrecv' : 'sendonly';
  const media = [...mediaLines(kind, mid, payloadType, transport), `a=${direction}`, `a=ssrc:${ssrc} cname:feed`];
  return { mid, payloadType, ssrc, sdp: written([mid], transport, media) };
}

/** Reads the answer to an offer of these media, in their order. Throws the refusal `sdp`. */
export function readAnswer(sdp: string, offered: readonly OfferedMedia[]): string {
  const { session, sections } = split(sdp);
  const fits = offered.every(
    ({ mid, kind }, place) =>
      sections[place]?.kind === kind &&
      !sections[place].isOff &&
      attribute(sections[place].lines, 'mid', /^[\w-]{1,16}$/) === mid,
  );
  if (!fits || sections.length !== offered.length) throw new EngineRefusal('sdp');
  const transport = transportOf([...(sections[0]?.lines ?? []), ...session]);
  if (transport.setup === 'actpass') throw new EngineRefusal('sdp');
  const media = offered.flatMap(({ mid, kind, payloadType }) => [
    ...mediaLines(kind, mid, payloadType, transport),
    'a=recvonly',
  ]);
  return written(
    offered.map(({ mid }) => mid),
    transport,
    media,
  );
}
export interface OfferedMedia {
  readonly mid: string;
  readonly kind: 'audio' | 'video';
  readonly payloadType: number;
}

function split(sdp: string): { session: string[]; sections: Section[] } {
  if (sdp.length > MOST_BYTES || !sdp.startsWith('v=0')) throw new EngineRefusal('sdp');
  const lines = sdp.split(/\r?\n/, MOST_LINES + 1);
  if (lines.length > MOST_LINES) throw new EngineRefusal('sdp');
  const session: string[] = [];
  const sections: { kind: string; isOff: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const media = /^m=(\w{1,20}) (\d{1,5}) /.exec(line);
    if (media) sections.push({ kind: media[1]!, isOff: media[2] === '0', lines: [] });
    else (sections.at(-1)?.lines ?? session).push(line);
  }
  return { session, sections };
}

/** The first attribute of this name whose value fits. Throws the refusal `sdp` where there is none. */
function attribute(lines: readonly string[], name: string, fits: RegExp): string {
  const start = `a=${name}:`;
  const found = lines.find((line) => line.startsWith(start) && fits.test(line.slice(start.length).trimEnd()));
  if (found === undefined) throw new EngineRefusal('sdp');
  return found.slice(start.length).trimEnd();
}

const transportOf = (lines: readonly string[]): Transport => ({
  ufrag: attribute(lines, 'ice-ufrag', /^[\w+/=-]{4,64}$/),
  password: attribute(lines, 'ice-pwd', /^[\w+/=-]{22,128}$/),
  fingerprint: attribute(lines, 'fingerprint', /^sha-256 ([\dA-F]{2}:){31}[\dA-F]{2}$/i),
  setup: attribute(lines, 'setup', /^(actpass|active|passive)$/),
});

/** Without addresses: the other side comes to the engine, which calls nobody by itself. */
const mediaLines = (kind: string, mid: string, payloadType: number, transport: Transport): string[] => [
  `m=${kind} 9 UDP/TLS/RTP/SAVPF ${payloadType}`,
  'c=IN IP4 0.0.0.0',
  `a=mid:${mid}`,
  'a=rtcp-mux',
  `a=rtpmap:${payloadType} ${kind === 'audio' ? 'opus/48000/2' : 'VP8/90000'}`,
  ...(kind === 'video' ? [`a=rtcp-fb:${payloadType} nack`, `a=rtcp-fb:${payloadType} nack pli`] : []),
  `a=setup:${transport.setup}`,
  `a=ice-ufrag:${transport.ufrag}`,
  `a=ice-pwd:${transport.password}`,
];

const written = (mids: readonly string[], { fingerprint }: Transport, media: readonly string[]): string =>
  [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${mids.join(' ')}`,
    `a=fingerprint:${fingerprint}`,
    ...media,
    '',
  ].join('\r\n');

/** The engine's own description with the address by which it is reached from outside; those of the machine stay within. */
export function withPublicIp(sdp: string, publicIp: string | undefined): string {
  if (!publicIp) return sdp;
  const told = new Set<string>();
  const lines = sdp.split('\r\n').flatMap((line) => {
    const candidate = /^(a=candidate:\S+ \d+ UDP \d+ )(\S+) (\d+) (typ host.*)$/i.exec(line);
    if (!candidate) return [line];
    const [, start, address = '', port = '', end] = candidate;
    if (isIPv4(address) === publicIp.includes(':') || told.has(port)) return [];
    told.add(port);
    return [`${start}${publicIp} ${port} ${end}`];
  });
  return lines.join('\r\n');
}
