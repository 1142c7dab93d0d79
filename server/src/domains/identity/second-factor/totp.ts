import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is shown (RFC 6238, as every authenticator app has it). */
const PERIOD = 30;
/** Bytes of a secret: as long as the hash (RFC 4226, R6). */
const SECRET_BYTES = 20;

/** A fresh secret in the letters that people can type (base32). */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, issuer = '', label = 'account') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** The `otpauth:` link that an authenticator app reads from the QR code. */
export const linkOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

/** The number of the 30 seconds that a code belongs to; one before and one after now are let pass. Undefined: a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}
