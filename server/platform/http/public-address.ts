import { BlockList, isIP } from 'node:net';

/** Addresses within the server's network, of the server itself, or without a host (RFC 6890). */
const closed = new BlockList();
const closedV4: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, bits] of closedV4) closed.addSubnet(network, bits, 'ipv4');
/**
 * Ranges within 2000::/3, the public IPv6 addresses, that are not public or embed an IPv4 address.
 */
const closedV6: [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [network, bits] of closedV6) closed.addSubnet(network, bits, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an IP address is a loopback address. */
export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, familyOf(address));
}

/** Whether an IP address is public; false for invalid text. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || isLoopback(address)) return false;
  if (version === 4) return !closed.check(address, 'ipv4');
  return publicV6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
