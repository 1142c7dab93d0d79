import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for a secret at a time. */
export const codeOf = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
