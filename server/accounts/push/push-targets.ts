import { type Env, isPublic } from '../../platform/env.ts';
import type { Allowed } from '../../platform/http/post-safely.ts';

const ownHosts = ['localhost', '127.0.0.1', '::1'];

/**
 * Permitted targets of push notifications. Any customer can set the push service's address, so
 * loopback is permitted only for a shop that no other machine reaches (SSRF).
 */
export function pushTargets(env: Pick<Env, 'HOST' | 'PUBLIC_URL'>): Allowed {
  return { loopback: !isPublic(env) && ownHosts.includes(env.HOST) };
}
