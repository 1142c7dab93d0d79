import { isUtf8 } from 'node:buffer';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Reads the text of a file: UTF-16 by its byte order mark, or by the zero beside every letter where it has none; UTF-8 where the bytes
 * are that; else windows-1252, which is what spreadsheets and old exporters of Windows write. No byte order mark is left.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = Math.min(bytes.length, 400) & ~1;
  for (let i = 0; i < sample; i++) if (bytes[i] === 0) zeros[i % 2]!++;
  if (zeros[1]! > sample / 4 && zeros[0] === 0) return 'utf-16le';
  if (zeros[0]! > sample / 4 && zeros[1] === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
