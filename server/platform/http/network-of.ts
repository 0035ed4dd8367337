import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of a client, the key of all rate limits: the part of an IP address that a client
 * cannot change at will. An IPv4 address in full; an IPv6 address by its /64; one that contains an
 * IPv4 address, by that: IPv4-mapped (RFC 4291, 2.5.5.2), 6to4 (RFC 3056), NAT64 (RFC 6052).
 * @param address `request.ip`: of the connection, or as forwarded by `TRUST_PROXY` proxies,
 * possibly with a port
 * @returns 'unknown' for an invalid address
 */
export function networkOf(address: string): string {
  const ip = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/%.*$/, '');
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return 'unknown';
  const groups = groupsOf(ip);
  const contained = containedIPv4(groups);
  return contained ? contained.flatMap(bytesOf).join('.') : groups.slice(0, 4).join(':');
}

/** The two groups of an IPv6 address that contain an IPv4 address; null without one. */
function containedIPv4(groups: readonly string[]): string[] | null {
  if (groups[0] === '2002') return groups.slice(1, 3);
  const prefix = groups.slice(0, 6).join();
  return prefix === '0,0,0,0,0,ffff' || prefix === '64,ff9b,0,0,0,0' ? groups.slice(6) : null;
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(ip: string): string[] {
  // The canonical text (RFC 5952) has no dotted part.
  const [head = '', tail = ''] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** The two bytes of a group. */
function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
