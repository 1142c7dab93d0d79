import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose calendar an address is for, and which of the addresses that were made for them. */
export interface CalendarPass {
  readonly accountId: string;
  readonly round: number;
}
const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})\.ics$/;

/** Signs a pass for one institute with HMAC-SHA256, so that the address stands in no table. */
export const signCalendar = (secret: string, instituteId: number, { accountId, round }: CalendarPass): string =>
  `${accountId}.${round}.${signatureOf(secret, instituteId, { accountId, round })}.ics`;

/** The pass, where this server signed it for this institute; undefined for anything else. */
export function readCalendarToken(secret: string, instituteId: number, token: string): CalendarPass | undefined {
  const [, accountId, round, signature] = pattern.exec(token) ?? [];
  if (!accountId || !round || !signature) return undefined;
  const pass = { accountId, round: Number(round) };
  const own = signatureOf(secret, instituteId, pass);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(own)) ? pass : undefined;
}

const signatureOf = (secret: string, instituteId: number, { accountId, round }: CalendarPass) =>
  createHmac('sha256', secret).update(`calendar\n${instituteId}\n${accountId}\n${round}`).digest('base64url');
