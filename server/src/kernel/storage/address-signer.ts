import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SignOptions {
  /** How long the address is good. Without it until the end of the next day, so that caches work. */
  readonly seconds?: number;
  /** The name under which a browser saves the file. */
  readonly fileName?: string;
}
/** What an address of a file carries beside its key. */
export interface Signed {
  readonly expires: string;
  readonly signature: string;
  readonly name?: string | undefined;
}

/** Addresses of files that only the server can make, and that expire. */
export interface AddressSigner {
  /** A path below `/files/`. */
  sign(instituteId: number, key: string, now: Date, options?: SignOptions): string;
  /** True when the signature fits and has not expired. */
  check(instituteId: number, key: string, signed: Signed, now: Date): boolean;
}

const DAY_SECONDS = 86_400;

/** Signs with HMAC-SHA256 over institute, key, expiry (seconds since 1970) and name. */
export function addressSigner(secret: string): AddressSigner {
  const signatureOf = (instituteId: number, key: string, expires: string, name: string | undefined) =>
    createHmac('sha256', secret)
      .update(`${instituteId}\n${key}\n${expires}${name === undefined ? '' : `\n${name}`}`)
      .digest('base64url');
  return {
    sign(instituteId, key, now, { seconds, fileName } = {}) {
      const at = Math.floor(now.getTime() / 1000);
      const expires = String(seconds ? at + seconds : (Math.floor(at / DAY_SECONDS) + 2) * DAY_SECONDS);
      const signature = signatureOf(instituteId, key, expires, fileName);
      const query = new URLSearchParams({ expires, signature, ...(fileName !== undefined && { name: fileName }) });
      return `/files/${key}?${query}`;
    },
    check(instituteId, key, { expires, signature, name }, now) {
      const digest = (text: string) => createHash('sha256').update(text).digest();
      return (
        timingSafeEqual(digest(signatureOf(instituteId, key, expires, name)), digest(signature)) &&
        Number(expires) * 1000 > now.getTime()
      );
    },
  };
}
