import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long addresses of video are good, in seconds: the player asks for new ones before. */
export const STREAM_SECONDS = 300;

/** What an address of video says: which files, for how long, and whose stream it is. */
export interface StreamPass {
  readonly mediaId: string;
  /** Number of the folder that was made of it; 0: the file as it was uploaded. */
  readonly making: number;
  /** Milliseconds since 1970. */
  readonly expires: number;
  /** Where streams are counted: this one, and the account that watches. */
  readonly stream?: { readonly streamId: string; readonly accountId: string };
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pattern = new RegExp(`^(${uuid})~(\\d{1,6})~(\\d{1,16})~(?:(${uuid})~(${uuid}))?~([\\w-]{43})$`);

/** Signs a pass for one institute with HMAC-SHA256; it stands in the path, so that a list names its pieces relatively. */
export function signPass(secret: string, instituteId: number, pass: StreamPass): string {
  const { mediaId, making, expires, stream } = pass;
  const text = `${mediaId}~${making}~${expires}~${stream ? `${stream.streamId}~${stream.accountId}` : ''}`;
  return `${text}~${signatureOf(secret, instituteId, text)}`;
}

/** The pass, where this server signed it for this institute and it has not expired; undefined otherwise. */
export function readPass(secret: string, instituteId: number, token: string, now: Date): StreamPass | undefined {
  const [, mediaId = '', making, expires, streamId, accountId, signature = ''] = pattern.exec(token) ?? [];
  const text = token.slice(0, -signature.length - 1);
  if (!mediaId || !isSame(signature, signatureOf(secret, instituteId, text))) return undefined;
  if (Number(expires) <= now.getTime()) return undefined;
  const pass = { mediaId, making: Number(making), expires: Number(expires) };
  return streamId && accountId ? { ...pass, stream: { streamId, accountId } } : pass;
}

const signatureOf = (secret: string, instituteId: number, text: string) =>
  createHmac('sha256', secret).update(`stream\n${instituteId}\n${text}`).digest('base64url');

/** Both are 43 characters of base64url. */
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
