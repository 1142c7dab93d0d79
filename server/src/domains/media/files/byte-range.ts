import type { ByteRange } from '../../../kernel/storage/storage.ts';

/**
 * The part of a file of so many bytes that a `Range` header asks for: both ends included. Undefined: the whole file, where there is no header
 * or one that asks for several parts or in other units (RFC 9110: it may be ignored). `none`: nothing of the file lies there.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, bytes - Number(last)), to: bytes - 1 };
  const from = Number(first);
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= bytes ? 'none' : { from, to };
}
