/**
 * The URL by which this process can reach itself: the host it listens on, or loopback if it listens
 * on all addresses.
 */
export function ownAddress({ HOST, PORT }: { HOST: string; PORT: number }): string {
  return `http://${loopbackHost(HOST)}:${PORT}`;
}

function loopbackHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === 'localhost') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
