import type { Capability } from '@abhyas/contract/access';
import type { LoginReply, Me, roleCodes } from '@abhyas/contract/identity/sign-in';
import { useSyncExternalStore } from 'react';
import { beginSession, endSession, hasSession, onSession, requestToken } from './access.ts';
import { api, ApiError } from './api.ts';

/** `unknown`: a session seems to exist, but who it is has not been asked yet. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly me: Me };

/** The codes of the wire (spec §6); the types keep them equal to the contract's. */
const codes: typeof roleCodes = { provider_partner: 1, institute_partner: 2, student: 3 };

const out: Session = { status: 'out' };
let current: Session = hasSession() ? { status: 'unknown' } : out;
let asking: Promise<Session> | undefined;
const listeners = new Set<() => void>();
const endings = new Set<() => void>();

/** Who is signed in here. */
export const session = {
  get: (): Session => current,
  find: (): Me | undefined => (current.status === 'in' ? current.me : undefined),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Who is signed in, asked once; throws when the server cannot be reached, so that a route can offer to try again. */
export function ensureSession(): Promise<Session> {
  if (current.status !== 'unknown') return Promise.resolve(current);
  asking ??= askWho().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Signs in; throws the refusal (INVALID_CREDENTIALS, ACCOUNT_NOT_VERIFIED, ACCOUNT_DISABLED, TERMS_REQUIRED, TOTP_REQUIRED). */
export async function signIn(given: {
  email: string;
  password: string;
  tncAgreed: boolean;
  /** Code of the second factor. */
  otp?: string;
}): Promise<Me> {
  const { email, password, tncAgreed, otp } = given;
  const form = { grant_type: 'password', username: email, password, tncAgreed: String(tncAgreed), ...(otp && { otp }) };
  return enterSession(await requestToken(new URLSearchParams(form)));
}

/** Goes on as whoever a sign-in of any kind has answered with. */
export async function enterSession(reply: LoginReply): Promise<Me> {
  beginSession(reply);
  set({ status: 'unknown' });
  const now = await ensureSession();
  if (now.status !== 'in') throw new ApiError(401, 'SIGN_IN_REQUIRED');
  return now.me;
}

/** Asks anew who is signed in: what is open to them has changed. */
export async function askAgain(): Promise<Me | undefined> {
  set({ status: 'unknown' });
  await ensureSession();
  return session.find();
}

/** Reads quietly what is open to the signed-in person by now; the page stays as it is, and its buttons follow. */
export async function followMe(): Promise<void> {
  set({ status: 'in', me: await api.identity.showMe({}, { quiet: true }) });
}

/** Signs out here and in every other tab; throws when the server cannot be reached, since the session would live on. */
export async function signOut(): Promise<void> {
  try {
    await api.identity.logout();
  } catch (error) {
    // A session that could not be renewed for this call has ended already.
    if (hasSession()) throw error;
  }
  endSession();
}

/** Runs when the session of this page ended, or became another person's: what was loaded for it must go. */
export function onSessionEnd(listener: () => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

/** The session of this page, live. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}

/** The signed-in person, or undefined. */
export function useMe(): Me | undefined {
  const now = useSession();
  return now.status === 'in' ? now.me : undefined;
}

export const isStudent = (me: Me): boolean => me.role === codes.student;
/** Who reads the pages of the children they answer for, and has none of their own. */
export const isGuardian = (me: Me): boolean => isStudent(me) && me.capabilities.includes('guardian');
export const isPartner = (me: Me): boolean => me.role === codes.provider_partner || me.role === codes.institute_partner;
/** Whether the role of this person holds a right. */
export const can = (me: Me | undefined, right: Capability): boolean => me?.capabilities.includes(right) ?? false;

async function askWho(): Promise<Session> {
  try {
    set({ status: 'in', me: await api.identity.showMe({}, { quiet: true }) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429) throw error;
    set(out);
  }
  return current;
}

function set(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

function end(): void {
  set(out);
  for (const ending of endings) ending();
}

onSession(({ kind, elsewhere }) => {
  if (kind === 'ended') return end();
  if (!elsewhere) return;
  const before = session.find()?.account.accountid;
  set({ status: 'unknown' });
  void ensureSession()
    .then(() => {
      if (before && before !== session.find()?.account.accountid) for (const ending of endings) ending();
    })
    .catch(() => undefined);
});
