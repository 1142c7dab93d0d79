import type { ApiRoute } from 'virtual:api-routes';
import { ApiError, refusalOf } from './api-error.ts';
import { institute } from './institute.ts';
import { currentLanguage } from './language.ts';
import { ignoredByProgress, progressHeader, watchedFetch } from './traffic.ts';

export interface Request {
  readonly route: ApiRoute;
  /** Path and query. */
  readonly url: string;
  readonly body?: BodyInit | undefined;
  readonly contentType?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The line at the top ignores this call. */
  readonly quiet?: boolean | undefined;
  /** It is sent also while the page goes away; its body then has at most 64 kB. */
  readonly keepalive?: boolean | undefined;
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The value of the header `Authorization`. */
  readonly authorization?: string | undefined;
}

/** Paths whose replies are bare and may carry a nonzero responseCode without being a refusal (spec §7). */
const barePaths: ReadonlySet<string> = new Set(['/api/get-pid']);

/**
 * One request and its reply: the headers of all calls (spec §7), then the object inside the envelope, the bare reply or
 * the text of a file. Throws `ApiError` for every refusal and for no reply; an abort stays an abort.
 */
export async function exchange(request: Request): Promise<unknown> {
  const { route, url, body, signal } = request;
  const init = {
    method: route.method,
    headers: headersOf(request),
    credentials: 'same-origin',
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    ...(request.keepalive && { keepalive: true }),
  } as const;
  const reply = await watchedFetch(url, init).catch((cause: unknown) => {
    throw isAbort(cause) ? cause : new ApiError(0, 'NETWORK');
  });
  const revision = reply.headers.get('x-settings');
  if (revision && revision !== (institute.find()?.revision ?? revision)) dispatchStale('');
  return readReply(route, reply);
}

/** Says that this page is behind: its settings changed, or it may not go on as it is. `follow-settings` hears it. */
const dispatchStale = (detail: string) => dispatchEvent(new CustomEvent('stale', { detail }));
const stops = /^(INSTITUTE_(SUSPENDED|CLOSED)|(ACTING|VIEW)_ENDED)$/;

/** The switch under which this tab works in another institute; the page starts anew when it changes. */
const acting = kept('abhyas.act-in');
/** What this tab keeps; null where the browser lets nothing be kept. */
function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The headers of all calls; also for the bytes of an upload, which another library sends. */
export function headersOf({
  contentType,
  quiet,
  authorization,
  headers: own,
}: Pick<Request, 'contentType' | 'quiet' | 'authorization' | 'headers'>): Headers {
  const headers = new Headers({ Accept: 'application/json', lang: currentLanguage(), pid: 'ALL', ...own });
  const settings = institute.find();
  if (settings) headers.set('instituteId', String(settings.instituteKey));
  if (acting) headers.set('x-act-in', acting);
  const viewing = kept('abhyas.view-as');
  if (viewing) headers.set('x-view-as', viewing);
  if (contentType) headers.set('Content-Type', contentType);
  if (authorization) headers.set('Authorization', authorization);
  if (quiet) headers.set(progressHeader, ignoredByProgress);
  return headers;
}

/** A file that is no text comes as it is. */
const BYTES = 'application/octet-stream';

async function readReply(route: ApiRoute, reply: Response): Promise<unknown> {
  if (reply.ok && route.file === BYTES) return received(reply.blob());
  const text = await received(reply.text());
  if (reply.ok && route.file) return text;
  const body = parse(text);
  if (!reply.ok) {
    const refusal = refusalOf(reply.status, body, text === '');
    if (stops.test(refusal.name)) dispatchStale(refusal.name);
    throw refusal;
  }
  if (typeof body !== 'object' || body === null) throw new ApiError(reply.status, 'UNREADABLE');
  if (barePaths.has(route.path)) return body;
  if ('responseCode' in body && body.responseCode !== 0) throw refusalOf(reply.status, body, false);
  return route.raw ? body : (body as { responseObject?: unknown }).responseObject;
}

const received = <T>(body: Promise<T>): Promise<T> =>
  body.catch((cause: unknown) => {
    throw isAbort(cause) ? cause : new ApiError(0, 'NETWORK');
  });

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';
