import { createHash } from 'node:crypto';

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a seal's `link` must be: it covers the link before it (empty at the start), its own place, row and time. */
export const linkOf = (
  before: string,
  seal: {
    readonly sequence: number;
    readonly entryId: string;
    readonly sealedMicros: number;
    readonly rowDigest: string;
  },
): string => digestOf([before, seal.sequence, seal.entryId, seal.sealedMicros, seal.rowDigest].join('.'));
