import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../../../kernel/errors.ts';
import { DEVICE_COOKIE, isCrossSite } from '../../../kernel/http/caller.ts';
import { REFRESH_DAYS } from '../tokens/refresh-token.ts';
import type { OpenSession } from './open-session.ts';

/** The prefix makes browsers refuse it without Secure, with a Domain, or from a sibling host. */
const REFRESH = '__Host-refresh';
/** Readable: tells the page that a session exists (spec §4: logged in when a refresh token exists). */
const MARKER = 'session';
/** Readable: the id under which the page describes its new session, once (spec §9: kept for 60 seconds for session logs). */
const LOGIN = 'login';
const LOGIN_SECONDS = 60;
/** What browsers keep a cookie for at most. */
const DEVICE_DAYS = 400;

const strict = { path: '/', secure: true, sameSite: 'strict' } as const;
const maxAge = REFRESH_DAYS * 86_400;

/** Gives a browser its session; `logId` where the session is new. */
export function setSessionCookies(reply: FastifyReply, refreshToken: string, logId?: string): void {
  reply.setCookie(REFRESH, refreshToken, { ...strict, httpOnly: true, maxAge });
  reply.setCookie(MARKER, '1', { ...strict, maxAge });
  if (logId === undefined) return;
  reply.setCookie(LOGIN, logId, { ...strict, maxAge: LOGIN_SECONDS });
  const { device } = reply.request.ctx.origin;
  if (device) reply.setCookie(DEVICE_COOKIE, device, { ...strict, httpOnly: true, maxAge: DEVICE_DAYS * 86_400 });
}

/** Gives a browser a new session, and answers with the rest of it, which the page reads. */
export function giveBrowser(reply: FastifyReply, session: OpenSession): OpenSession['reply'] {
  reply.header('cache-control', 'no-store');
  setSessionCookies(reply, session.refreshToken, session.logId);
  return session.reply;
}

/** Login CSRF: a page of another host, even a sibling's, may neither sign anybody in nor open an account here. */
export function requireOwnPage(request: FastifyRequest): void {
  if (isCrossSite(request)) fail('CROSS_SITE');
}

export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(REFRESH, { ...strict, httpOnly: true });
  reply.clearCookie(MARKER, strict);
}

export const refreshCookie = (request: FastifyRequest): string | undefined => request.cookies[REFRESH];
