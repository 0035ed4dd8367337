import type { Env } from '../../boot/env.ts';

/** The shop's own address without a slash at its end: for absolute links, cookies and the allowed origin. */
export function publicUrl(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
}
