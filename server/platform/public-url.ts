import type { Env } from './env.ts';

/**
 * The shop's own URL without a trailing slash: for absolute links, cookies and the allowed origin.
 */
export function publicUrl(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Parsed once, because every write request needs it and the URL is constant. */
let last: { url: string; origins: string[] } | undefined;

/**
 * The origins of the shop's own pages. A shop on this machine can be opened by any of the machine's
 * names, since all reach the same port.
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
