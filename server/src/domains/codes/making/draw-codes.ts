import { createHmac, randomInt } from 'node:crypto';
import { CODE_BASE, CODE_NUMBERS, codeFrom } from '@abhyas/contract/codes/code-signs';

export interface Drawn {
  readonly code: string;
  readonly digest: string;
}

/** By which the database knows a code; without the key nobody finds a code by trying digests. Pure. */
export const digestOf = (key: Uint8Array, code: string): string =>
  createHmac('sha256', key).update(code).digest('base64url');

/** So many different codes, drawn by chance. */
export function drawCodes(key: Uint8Array, count: number): Drawn[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(codeFrom(Array.from({ length: CODE_NUMBERS }, () => randomInt(CODE_BASE))));
  return Array.from(codes, (code) => ({ code, digest: digestOf(key, code) }));
}
