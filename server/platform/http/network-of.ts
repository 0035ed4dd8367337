import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that every limit counts by: the part of an address that one customer cannot change at will. An IPv4 address counts whole,
 * an IPv6 address by its /64, an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2) as the IPv4 address.
 * @param address `request.ip`: the connection's, or as `TRUST_PROXY` proxies forward it, also with a port
 * @returns 'unknown' for a text that is no address
 */
export function networkOf(address: string): string {
  const ip = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .replace(/%.*$/, '');
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return 'unknown';
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : groups.slice(0, 4).join(':');
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
