import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** No sibling host can plant it, no script reads it. */
const COOKIE = '__Host-registration';
const DAYS = 30;
const cookie = { path: '/', secure: true, sameSite: 'strict', httpOnly: true } as const;

export const newRegistrationKey = (): string => randomBytes(32).toString('base64url');
/** Only this is stored. */
export const hashRegistrationKey = (key: string): Buffer => createHash('sha256').update(key).digest();

export const registrationKey = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];
export const setRegistrationKey = (reply: FastifyReply, key: string): void =>
  void reply.setCookie(COOKIE, key, { ...cookie, maxAge: DAYS * 86_400 });
export const clearRegistrationKey = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, cookie);
