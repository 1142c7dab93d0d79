import type { FastifyRequest } from 'fastify';
import type { Origin } from '../context.ts';
import { newId } from '../ids.ts';

/** A name or an address, and a port: nothing in which a user or a path could hide. */
const PLAIN_HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
/** Belongs to nobody (RFC 2606). */
const NO_HOST = 'host.invalid';

/**
 * Host and port of a request, in lower case. What is no plain host, such as `known.example:@evil.example`, is nobody's: links in messages
 * are made from it, and a caller must not choose where they lead.
 */
function hostAndPort(request: FastifyRequest): string {
  const host = request.host.toLowerCase();
  return PLAIN_HOST.test(host) ? host : NO_HOST;
}

/** Host name of a request without its port, in lower case. */
export function hostOf(request: FastifyRequest): string {
  return hostAndPort(request).replace(/:\d+$/, '');
}

/** Scheme, host and port under which a request came. */
export function addressOf(request: FastifyRequest): string {
  return `${request.protocol}://${hostAndPort(request)}`;
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
