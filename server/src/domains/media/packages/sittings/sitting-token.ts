import { createHmac, timingSafeEqual } from 'node:crypto';
import { runtime } from '../../../../kernel/runtime.ts';

const sign = (instituteId: number, sittingId: string) =>
  createHmac('sha256', runtime().config.secrets.file)
    .update(`package\n${instituteId}\n${sittingId}`)
    .digest('base64url');

/** What a package's address and each of its messages carry: the sitting, and that this server opened it for this institute. */
export const sittingToken = (instituteId: number, sittingId: string): string =>
  `${sittingId}.${sign(instituteId, sittingId)}`;

/** The sitting of a token, or undefined where it is none of this institute's. */
export function readSittingToken(instituteId: number, token: string): string | undefined {
  const [sittingId = '', signature = ''] = token.split('.');
  if (!/^[0-9a-f-]{36}$/.test(sittingId)) return undefined;
  const [expected, given] = [Buffer.from(sign(instituteId, sittingId)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? sittingId : undefined;
}
