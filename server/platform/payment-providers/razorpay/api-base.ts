import { networkInterfaces } from 'node:os';

/**
 * The API's base without a closing slash.
 * @throws RangeError for one that would send the key secret unencrypted to another machine
 */
export function checkedBase(apiBase: string): string {
  const { protocol, hostname, origin, pathname } = new URL(apiBase);
  if (protocol !== 'https:' && !(protocol === 'http:' && isThisMachine(hostname))) {
    throw new RangeError('the payment API base must be https, or http on this machine');
  }
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}

/** Loopback, or one of this machine's own addresses: a shop told to listen on one of them reaches its sandbox there. */
function isThisMachine(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (address === 'localhost' || address === '::1' || /^127(\.\d{1,3}){3}$/.test(address)) return true;
  return Object.values(networkInterfaces()).some((list) => list?.some((own) => own.address === address));
}
