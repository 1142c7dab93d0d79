import type { FastifyRequest } from 'fastify';
import type { Origin } from '../context.ts';
import { newId } from '../ids.ts';

/** Host name of a request without its port, in lower case. */
export function hostOf(request: FastifyRequest): string {
  return request.hostname.toLowerCase();
}

/** Scheme, host and port under which a request came. */
export function addressOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host.toLowerCase()}`;
}

/** Language that the caller reads, from the header `lang` of every call (spec §7). */
export function languageOf(request: FastifyRequest): 'en' | 'hi' {
  return request.headers['lang'] === 'hi' ? 'hi' : 'en';
}

/** Cookie that tells one browser from another; it opens nothing. */
export const DEVICE_COOKIE = '__Host-device';

/** Where a request came from; `X-Forwarded-*` counts only from trusted proxies. */
export function originOf(request: FastifyRequest): Origin {
  let made: string | undefined;
  return {
    host: hostOf(request),
    address: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    get device() {
      const known = request.cookies[DEVICE_COOKIE];
      return known && /^[\w-]{36}$/.test(known) ? known : (made ??= newId());
    },
  };
}

/** The bearer token of a request, if it has one. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice(7).trim() : undefined;
}

/**
 * True when a browser says that the call comes from a page of another host. Browsers send `Sec-Fetch-Site`; where it is
 * absent `Origin` decides; a client that is no browser sends neither.
 */
export function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  if (typeof origin !== 'string') return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host.toLowerCase();
}
