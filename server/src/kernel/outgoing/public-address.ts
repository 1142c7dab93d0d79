import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * True for an address that anybody on the internet may reach. Not: private, loopback, link-local (there the keys of cloud machines lie),
 * carrier, multicast, reserved and unspecified ones, nor an IPv4 address of such a kind inside an IPv6 address (mapped, 6to4, NAT64, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast';
  const six = parsed as ipaddr.IPv6;
  if (six.isIPv4MappedAddress()) return isPublicAddress(six.toIPv4Address().toString());
  return six.range() === 'unicast' && !isInside(six, '::', 96);
}

/** Old IPv4-compatible addresses count as unicast elsewhere. */
const isInside = (address: ipaddr.IPv6, network: string, bits: number) =>
  address.match(ipaddr.IPv6.parse(network), bits);
