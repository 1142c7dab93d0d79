import { fail } from '../../../../kernel/errors.ts';
import { PATIENCE_MS } from './social-identity.ts';

const MAX_BYTES = 5_000_000;
const MAX_HOPS = 3;

/**
 * The bytes of a profile picture at one of the providers' configured origins. Each hop of a redirect is held against them again, so
 * that no address leads this server anywhere else. PICTURE_REFUSED for every other address, for what is no picture, and for too much.
 */
export async function fetchPicture(address: string, origins: readonly string[]): Promise<Buffer> {
  let next = address;
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    if (!isAllowed(next, origins)) fail('PICTURE_REFUSED');
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { accept: 'image/*' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    if (!answer) return fail('SOCIAL_UNREACHABLE');
    const location = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && location && URL.canParse(location, next)) {
      next = new URL(location, next).href;
      continue;
    }
    const isPicture = answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('image/');
    return isPicture ? readAtMost(answer, MAX_BYTES) : fail('PICTURE_REFUSED');
  }
  return fail('PICTURE_REFUSED');
}

/** `https://*.example.com` stands for every name before `example.com`; scheme and port must be the same. */
export function isAllowed(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username || password) return false;
  return origins.some((origin) => {
    const allowed = new URL(origin.replace('://*.', '://'));
    if (allowed.protocol !== protocol || allowed.port !== port) return false;
    return origin.includes('://*.') ? hostname.endsWith(`.${allowed.hostname}`) : hostname === allowed.hostname;
  });
}

async function readAtMost(answer: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) fail('PICTURE_REFUSED');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
