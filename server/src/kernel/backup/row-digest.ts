import { createHash } from 'node:crypto';

/** How many rows a table has, and a sum of them that does not depend on their order. */
export interface TableSum {
  readonly rows: number;
  /** The SHA-256 of each row, added up modulo 2^256, in hexadecimal digits. */
  readonly digest: string;
}

const WHOLE = (1n << 256n) - 1n;

/** Adds up rows as they go by. */
export function rowDigest(): { readonly add: (row: Buffer) => void; readonly sum: () => TableSum } {
  let rows = 0;
  let total = 0n;
  return {
    add: (row) => {
      rows++;
      total = (total + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) & WHOLE;
    },
    sum: () => ({ rows, digest: total.toString(16).padStart(64, '0') }),
  };
}
