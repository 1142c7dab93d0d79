import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * A host name as browsers write it (lower case, punycode), or undefined where it cannot be an institute's own address: an IP address,
 * a single word, a public suffix alone is not told from a name, the provider's hosts and everything below them (`ownHosts`).
 */
export function customHost(given: string, ownHosts: readonly string[]): string | undefined {
  if (/[/?#@:\\]/.test(given)) return undefined;
  const host = domainToASCII(given.trim().replace(/\.$/, '').toLowerCase());
  if (host === '' || host.length > 253 || isIP(host)) return undefined;
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every((one) => label.test(one)) || /^\d+$/.test(labels.at(-1)!)) return undefined;
  if (labels.at(-1) === 'localhost' || ownHosts.some((root) => host === root || host.endsWith(`.${root}`)))
    return undefined;
  return host;
}
