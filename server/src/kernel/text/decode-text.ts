import { isUtf8 } from 'node:buffer';

/**
 * Reads the text of a file: UTF-16 by its byte order mark, or by the zero beside every letter where it has none; what an XML file declares;
 * UTF-8 where the bytes are that, or nearly: bytes that are none become U+FFFD, so that only what holds them suffers. Else windows-1252,
 * which is what spreadsheets and old exporters of Windows write. No byte order mark is left. `encoding` is its name in the Encoding Standard.
 * `rows`: each line stands for itself, so that one alone among many was pasted from elsewhere: it stays broken, and is asked about.
 */
export function decodeText(
  bytes: Uint8Array,
  { rows = false } = {},
): { readonly text: string; readonly encoding: string } {
  const encoding = encodingOf(bytes, rows);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function encodingOf(bytes: Uint8Array, rows: boolean): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = Math.min(bytes.length, 400) & ~1;
  for (let i = 0; i < sample; i++) if (bytes[i] === 0) zeros[i % 2]!++;
  if (zeros[1]! > sample / 4 && zeros[0] === 0) return 'utf-16le';
  if (zeros[0]! > sample / 4 && zeros[1] === 0) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  return declaredIn(bytes) ?? (isWindows1252(bytes, rows) ? 'windows-1252' : 'utf-8');
}

/** What an XML declaration names, where it is no UTF: the bytes are none, whatever it says. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const name = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start)?.[1];
  if (name === undefined || /^utf/i.test(name)) return undefined;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/** Of so many lines one alone may be broken. */
const LINES_TO_ONE = 5;

/**
 * Bytes above ASCII stand for themselves: they hardly ever form letters of UTF-8, and none of the five that windows-1252 leaves open is
 * among them.
 */
function isWindows1252(bytes: Uint8Array, rows: boolean): boolean {
  let [broken, letters, lines, brokenLines, lastBroken] = [0, 0, 1, 0, 0];
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (byte < 0x80) {
      if (byte === 0x0a || (byte === 0x0d && bytes[i + 1] !== 0x0a)) lines++;
      continue;
    }
    const more = letterAt(bytes, i);
    if (more > 0) {
      letters++;
      i += more;
      continue;
    }
    if (byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d) return false;
    broken++;
    if (lastBroken !== lines) brokenLines++;
    lastBroken = lines;
  }
  return letters < broken && (!rows || brokenLines > 1 || lines <= LINES_TO_ONE);
}

/** How many bytes follow in a letter of UTF-8 that begins here; none where it is no such letter. */
function letterAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  const more =
    first >= 0xc2 && first < 0xe0 ? 1 : first >= 0xe0 && first < 0xf0 ? 2 : first >= 0xf0 && first < 0xf5 ? 3 : 0;
  for (let i = 1; i <= more; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  return more;
}
