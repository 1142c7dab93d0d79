/** Captions that cannot be read; `line` counts from 1. */
export class VttError extends Error {
  override name = 'VttError';
  readonly line: number;
  constructor(line: number) {
    super(`line ${line} of the captions cannot be read`);
    this.line = line;
  }
}

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`;
const timing = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]+(.*))?$`);
const MAX_CUES = 20_000;
/** Of the marks inside a cue those that only say how it looks or who speaks. */
const marks = /<(?!\/?(?:b|i|u|c|v|lang|ruby|rt)(?:[.\s>][^<>]*)?>|\/?(?:b|i|u|c|v|lang|ruby|rt)>)[^<>]*>/g;

/**
 * Reads WebVTT, or SubRip as most tools write it, and writes plain WebVTT again: times and texts, no styles, no regions, no marks but
 * those of speech. Throws VttError at the first line that is neither.
 */
export function readVtt(source: string): string {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\r|\n/);
  const cues: string[] = [];
  let last = 0;
  let at = /^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '') ? skipBlock(lines, 0) : 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') at += 1;
    else if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(line)) at = skipBlock(lines, at);
    else {
      const timed = line.includes('-->') ? at : at + 1;
      const cue = timing.exec((lines[timed] ?? '').trim());
      const [from, to] = [secondsOf(cue?.slice(1, 5)), secondsOf(cue?.slice(5, 9))];
      if (!cue || to <= from || from < last || cues.length >= MAX_CUES) throw new VttError(timed + 1);
      last = from;
      const end = skipBlock(lines, timed);
      const words = lines.slice(timed + 1, end).map((one) => one.replaceAll('-->', '→').replaceAll(marks, ''));
      cues.push(`${stamp(from)} --> ${stamp(to)}\n${words.join('\n').trimEnd()}\n`);
      at = end;
    }
  }
  if (cues.length === 0) throw new VttError(1);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Index of the next empty line, or the end. It looks no further back than `from`: a file of notes alone has hundreds of thousands of blocks. */
function skipBlock(lines: readonly string[], from: number): number {
  let next = from + 1;
  while (next < lines.length && lines[next]!.trim() !== '') next += 1;
  return next;
}

function secondsOf([hours, minutes, seconds, thousandths]: readonly (string | undefined)[] = []): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

function stamp(seconds: number): string {
  const total = Math.round(seconds * 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const rest = String(total % 1000).padStart(3, '0');
  return `${two(Math.floor(total / 3_600_000))}:${two(Math.floor(total / 60_000) % 60)}:${two(Math.floor(total / 1000) % 60)}.${rest}`;
}
