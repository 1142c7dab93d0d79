import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { OggPages } from './ogg.ts';
import { framesOf, type Part } from './kept-frames.ts';

const RATE = 48;
/** 20 ms of nothing, for two ears (RFC 6716: CELT, full band). */
const SILENCE = Buffer.from([0xfc, 0xff, 0xfe]);
const SILENCE_SAMPLES = 20 * RATE;
/** What comes so much too late would make everything after it late. */
const MOST_OVERLAP = 100 * RATE;

/** Milliseconds since 1970 in milliseconds of the film. */
type OnFilm = (at: number) => number;

/** Writes the sounds of one slot into a file (Ogg with Opus) that begins with the film and is as long, silent where nothing was said. */
export async function writeSounds(
  parts: readonly Part[],
  path: string,
  film: { readonly onFilm: OnFilm; readonly milliseconds: number },
): Promise<void> {
  const stream = createWriteStream(path);
  const pages = new OggPages();
  const put = async (packet: Buffer, samples: number) => {
    const page = pages.add(packet, samples);
    if (page && !stream.write(page)) await once(stream, 'drain');
  };
  const silentUntil = async (samples: number) => {
    while (samples - pages.samples >= SILENCE_SAMPLES) await put(SILENCE, SILENCE_SAMPLES);
  };
  stream.write(pages.head());
  for (const part of parts.toSorted((a, b) => a.startedAt - b.startedAt))
    for await (const { at, bytes } of framesOf(part)) {
      const target = film.onFilm(at) * RATE;
      await silentUntil(target);
      if (pages.samples - target <= MOST_OVERLAP) await put(bytes, samplesOf(bytes));
    }
  await silentUntil(film.milliseconds * RATE);
  stream.end(pages.end());
  await once(stream, 'close');
}

const SILK = [10, 20, 40, 60];
const CELT = [2.5, 5, 10, 20];
/** How long a packet sounds (RFC 6716, section 3.1), in samples. Pure. */
export function samplesOf(packet: Buffer): number {
  const first = packet[0] ?? 0;
  const config = first >> 3;
  const frame = config < 12 ? SILK[config & 3]! : config < 16 ? SILK[config & 1]! : CELT[config & 3]!;
  const code = first & 3;
  const count = code === 0 ? 1 : code === 3 ? (packet[1] ?? 0) & 0x3f : 2;
  return frame * RATE * count;
}
