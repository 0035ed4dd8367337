import type { Env } from './env.ts';

/**
 * The shop's own address without a slash at its end: for absolute links, cookies and the allowed
 * origin.
 */
export function publicUrl(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Every write request needs its parts, and the address is constant: it is parsed once. */
let last: { url: string; origins: string[] } | undefined;

/**
 * The origins whose pages are the shop's own. A shop on this machine is opened by any of the
 * machine's own names, all of which reach the same port.
 */
export function ownOrigins(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): readonly string[] {
  const url = publicUrl(env);
  if (last?.url !== url) last = { url, origins: originsOf(url) };
  return last.origins;
}

function originsOf(url: string): string[] {
  const { origin, protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' || !loopback.includes(hostname)) return [origin];
  return loopback.map((host) => new URL(`http://${host}:${port || 80}`).origin);
}
