import pino from 'pino';

export type Log = pino.Logger;

/** Never written to a log, whatever object they stand in. */
const secrets = [
  'password',
  'newPassword',
  'oldPassword',
  'access_token',
  'refresh_token',
  'token',
  'client_secret',
  'otp',
  'idTokenString',
  'logintoken',
  'recoveryCodes',
  'authorization',
  'cookie',
];
const redact = {
  paths: [
    ...secrets,
    ...secrets.map((name) => `*.${name}`),
    ...secrets.map((name) => `*.*.${name}`),
    'req.headers["set-cookie"]',
  ],
  censor: '[redacted]',
};

/** The log of a process: JSON lines, secrets redacted. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return destination ? pino({ level, redact }, destination) : pino({ level, redact });
}

const secretInAddress =
  /([?&](?:token|logintoken|access_token|id_token|refresh_token|password|otp|state|nonce|signature|code|email|mobileNumber)=)[^&]*/gi;
/** A calendar is opened by its address alone. */
const secretInPath = /(\/api\/live\/calendar\/)[^/?]+/;
/** An address without the secrets of its query and its path. */
export function redactAddress(url: string): string {
  return url.replaceAll(secretInAddress, '$1[redacted]').replace(secretInPath, '$1[redacted]');
}
