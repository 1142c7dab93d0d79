import { runtime } from '../../../kernel/runtime.ts';
import { type Institute, instituteOfHost } from './institute-of-host.ts';

/** True for a host of the shared login domain: it belongs to no institute, and shows the one that is named. */
export const isLoginHost = (host: string): boolean => runtime().config.loginHosts.includes(host);

/** The host of the shared login domain for an institute's host: the one beside it, else the first. */
export function loginHostFor(host: string): string | undefined {
  const { loginHosts } = runtime().config;
  return loginHosts.find((login) => host.endsWith(login.slice(login.indexOf('.')))) ?? loginHosts[0];
}

export interface KnownAddress {
  readonly institute: Institute;
  readonly host: string;
  /** Scheme, host and port: nothing else of the address is ever followed. */
  readonly origin: string;
}

/**
 * The institute that a redirect parameter names: an address at a known host, with the port of the call and a scheme no weaker
 * than its own. Undefined for every other address, so that nobody is sent elsewhere (open redirects).
 */
export async function knownAddress(address: string, calledAt: string): Promise<KnownAddress | undefined> {
  if (!URL.canParse(address) || !URL.canParse(calledAt)) return undefined;
  const { protocol, hostname, port, origin, username, password } = new URL(address);
  const here = new URL(calledAt);
  if (protocol !== 'https:' && protocol !== here.protocol) return undefined;
  if (!['http:', 'https:'].includes(protocol) || port !== here.port || username || password) return undefined;
  const institute = await instituteOfHost(hostname);
  return institute && { institute, host: hostname, origin };
}
