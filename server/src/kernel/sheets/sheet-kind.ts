import { decodeText } from '../text/decode-text.ts';
import { SheetError } from './sheet.ts';

const begins = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, i) => bytes[i] === byte);

/** Tells by content, never by name, what a file is; refuses what is neither .xlsx nor text. */
export function sheetKind(bytes: Uint8Array): 'xlsx' | 'csv' {
  if (bytes.length === 0) throw new SheetError('SHEET_EMPTY');
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
  if (begins(bytes, 0x50, 0x4b)) throw new SheetError('SHEET_BROKEN');
  // Compound files: the old .xls, and every .xlsx with a password.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const encrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(
      Buffer.from('EncryptedPackage', 'utf16le'),
    );
    throw encrypted ? new SheetError('SHEET_ENCRYPTED') : new SheetError('SHEET_TYPE', { found: 'xls' });
  }
  if (begins(bytes, 0x1f, 0x8b)) throw new SheetError('SHEET_TYPE', { found: 'binary' });
  if (begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)) return 'csv';
  const start = Buffer.from(bytes.subarray(0, 8192)).toString('latin1');
  if (
    decodeText(bytes.subarray(0, 8192)).text.includes('\0') ||
    /^(?:%PDF|\{\\rtf|\x89PNG|\xff\xd8\xff|GIF8)/.test(start)
  )
    throw new SheetError('SHEET_TYPE', { found: 'binary' });
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype|html|table|workbook)/i.test(start))
    throw new SheetError('SHEET_TYPE', { found: 'markup' });
  return 'csv';
}
