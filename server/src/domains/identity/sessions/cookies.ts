import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_DAYS } from '../tokens/refresh-token.ts';

/** The prefix makes browsers refuse it without Secure, with a Domain, or from a sibling host. */
const REFRESH = '__Host-refresh';
/** Readable: tells the page that a session exists (spec §4: logged in when a refresh token exists). */
const MARKER = 'session';

const strict = { path: '/', secure: true, sameSite: 'strict' } as const;
const maxAge = REFRESH_DAYS * 86_400;

export function setSessionCookies(reply: FastifyReply, refreshToken: string): void {
  reply.setCookie(REFRESH, refreshToken, { ...strict, httpOnly: true, maxAge });
  reply.setCookie(MARKER, '1', { ...strict, maxAge });
}

export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(REFRESH, { ...strict, httpOnly: true });
  reply.clearCookie(MARKER, strict);
}

export const refreshCookie = (request: FastifyRequest): string | undefined => request.cookies[REFRESH];
