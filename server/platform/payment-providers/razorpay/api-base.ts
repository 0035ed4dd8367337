/**
 * The API's base URL without a trailing slash.
 * @throws RangeError if the key secret would be sent unencrypted to another machine
 */
export function checkedBase(apiBase: string): string {
  const { protocol, hostname, origin, pathname } = new URL(apiBase);
  if (protocol !== 'https:' && !(protocol === 'http:' && isThisMachine(hostname))) {
    throw new RangeError('the payment API base must be https, or http on this machine');
  }
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
