import { fatalErrorNames } from '@abhyas/contract/identity/constants';
import type { LoginReply } from '@abhyas/contract/identity/sign-in';
import { first } from 'virtual:api-routes';
import { ApiError } from './api-error.ts';
import { exchange } from './exchange.ts';
import { preview } from './preview/preview.ts';

/** The access token lives in memory only; the refresh token in a cookie that scripts cannot read. */
interface Access {
  readonly token: string;
  /** Milliseconds of the epoch. */
  readonly expiresAt: number;
}
/**
 * `began`: somebody signed in. `ended`: signed out, or the session cannot be renewed any more. `elsewhere`: another tab
 * says so.
 */
type SessionEvent = { readonly kind: 'began' | 'ended'; readonly elsewhere: boolean };
type Message = { readonly kind: 'began' | 'renewed'; readonly access: Access } | { readonly kind: 'ended' };

const LOCK = 'abhyas.refresh';
/** A token that runs out while the call is under way is renewed before. */
const MARGIN = 5_000;
/** Client `web` is public: its name and an empty secret (RFC 6749, 2.3.1). */
export const clientAuthorization = `Basic ${btoa('web:')}`;

let held: Access | undefined;
let renewing: Promise<string | undefined> | undefined;
const listeners = new Set<(event: SessionEvent) => void>();
// In a preview as a visitor the session of this browser is somebody else's.
const isDeaf = preview === '' || typeof BroadcastChannel === 'undefined';
const channel = isDeaf ? undefined : new BroadcastChannel('abhyas.session');
channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));

/** The readable cookie that says a refresh token exists: logged in is who has one (spec §4). */
export const hasSession = (): boolean => /(?:^|;\s*)session=1(?:;|$)/.test(document.cookie);

/** Tells of sessions that begin and end, here or in another tab. Returns how to stop listening. */
export function onSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what a sign-in answered and tells the other tabs. */
export function beginSession(reply: LoginReply): void {
  held = accessOf(reply);
  channel?.postMessage({ kind: 'began', access: held } satisfies Message);
  notifyListeners({ kind: 'began', elsewhere: false });
}

/** Forgets the session in every tab; those who listen go to `/`. Nothing happens where there was none. */
export function endSession(): void {
  const was = held !== undefined || hasSession();
  forget();
  if (!was) return;
  channel?.postMessage({ kind: 'ended' } satisfies Message);
  notifyListeners({ kind: 'ended', elsewhere: false });
}

/** A token that is good for now, renewed where needed; undefined for who is not signed in. */
export async function accessToken(): Promise<string | undefined> {
  if (held && held.expiresAt - MARGIN > Date.now()) return held.token;
  return hasSession() ? renewAccess(held?.token) : undefined;
}

/** True for the four refusals after which a session cannot go on, at 400 and at 401 (spec §8). */
export const isFatal = ({ status, name }: ApiError): boolean =>
  (status === 400 || status === 401) && fatalErrorNames.some((fatal) => fatal === name);

/**
 * A newer token than `stale`. Whoever asks meanwhile shares one refresh, in all tabs: the lock lets one of them call,
 * the channel gives the others its token. Throws what the server refused.
 */
export function renewAccess(stale: string | undefined): Promise<string | undefined> {
  const newer = newerThan(stale);
  if (newer) return Promise.resolve(newer);
  renewing ??= alone(() => renewOnce(stale)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewOnce(stale: string | undefined): Promise<string | undefined> {
  const newer = newerThan(stale);
  if (newer) return newer;
  if (!hasSession()) return undefined;
  try {
    held = accessOf(await requestToken(new URLSearchParams({ grant_type: 'refresh_token' })));
  } catch (error) {
    if (error instanceof ApiError && isFatal(error)) endSession();
    throw error;
  }
  channel?.postMessage({ kind: 'renewed', access: held } satisfies Message);
  return held.token;
}

/** The call to the token path: basic client authorization, a form, no bearer (spec §7). */
export async function requestToken(body: URLSearchParams): Promise<LoginReply> {
  const route = first['identity']!['token']!;
  return (await exchange({
    route,
    url: route.path,
    body,
    authorization: clientAuthorization,
    quiet: true,
  })) as LoginReply;
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return (await navigator.locks.request(LOCK, work)) as T;
}

function hear(message: Message): void {
  if (message.kind === 'ended') {
    forget();
    notifyListeners({ kind: 'ended', elsewhere: true });
    return;
  }
  held = message.access;
  if (message.kind === 'began') notifyListeners({ kind: 'began', elsewhere: true });
}

function forget(): void {
  held = undefined;
  document.cookie = 'session=; Max-Age=0; Path=/; Secure; SameSite=Strict';
}

function notifyListeners(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

const newerThan = (stale: string | undefined) =>
  held && held.token !== stale && held.expiresAt > Date.now() ? held.token : undefined;

const accessOf = (reply: LoginReply): Access => ({
  token: reply.access_token,
  expiresAt: Date.now() + reply.expires_in * 1000,
});
