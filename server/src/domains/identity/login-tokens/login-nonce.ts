import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { giveBrowser } from '../sessions/cookies.ts';
import type { OpenSession } from '../sessions/open-session.ts';

/** Held by the browser that began to sign in, at the institute's own host; no sibling host can plant it. */
const NONCE = '__Host-login-nonce';
const NONCE_SECONDS = 600;
const cookie = { path: '/', secure: true, sameSite: 'strict', httpOnly: true } as const;

/** What leaves for the shared login domain and the provider. */
const hashOf = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url');

/** Gives the browser a nonce, or lets it keep the one of its other tab, and answers with its hash. */
export function setLoginNonce(request: FastifyRequest, reply: FastifyReply): string {
  const kept = request.cookies[NONCE];
  const nonce = kept && /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString('base64url');
  reply.setCookie(NONCE, nonce, { ...cookie, maxAge: NONCE_SECONDS });
  return hashOf(nonce);
}

/** The hash of this browser's nonce; undefined where it never began to sign in here, or too long ago. */
export function loginNonceHash(request: FastifyRequest): string | undefined {
  const nonce = request.cookies[NONCE];
  return nonce === undefined ? undefined : hashOf(nonce);
}

/** Gives the browser its session; the nonce has done its work. */
export function endNonce(reply: FastifyReply, session: OpenSession): OpenSession['reply'] {
  reply.header('referrer-policy', 'no-referrer').clearCookie(NONCE, cookie);
  return giveBrowser(reply, session);
}
