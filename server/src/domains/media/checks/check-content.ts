import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { fail } from '../../../kernel/errors.ts';
import { knownFile } from './file-kinds.ts';

/** Spec §5: these are no videos of ours, whatever they are called. */
const neverTypes: ReadonlySet<string> = new Set(['video/matroska', 'video/webm', 'video/3gpp', 'video/3gpp2']);
const HEAD_BYTES = 4100;

/**
 * Holds the content of a file against the name that it came with. VIDEO_FORMAT for 3gp, webm and mkv under any name, FILE_DISGUISED
 * where the content is something else than the name says. The beginning of the file is enough.
 */
export async function checkContent(path: string, extension: string): Promise<void> {
  const found = await typeOf(path);
  if (neverTypes.has(found)) fail('VIDEO_FORMAT');
  if (!knownFile(extension).content.includes(found)) fail('FILE_DISGUISED', { extension, found });
}

/** Media type by content; `text` where it is readable text, `unknown` for everything else. */
async function typeOf(path: string): Promise<string> {
  const known = await fileTypeFromFile(path).catch(() => undefined);
  if (known) return known.mime;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return isText(buffer.subarray(0, bytesRead)) ? 'text' : 'unknown';
  } finally {
    await file.close();
  }
}

/** UTF-8 (the last character may be cut), UTF-16 with its mark, or an older eight-bit text: no control signs but tab and line ends. */
function isText(head: Buffer): boolean {
  if (head.length < 2) return head.length === 1;
  if (head.readUInt16BE(0) === 0xfffe || head.readUInt16BE(0) === 0xfeff) return true;
  return !head.some((byte) => (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) || byte === 127);
}
