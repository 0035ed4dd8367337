import { type Env, isPublic } from '../../platform/env.ts';
import type { Allowed } from '../../platform/http/post-safely.ts';

const ownHosts = ['localhost', '127.0.0.1', '::1'];

/**
 * Where push messages may go. Any customer names the address of a push service, so this machine
 * is one only for a shop that no other machine reaches.
 */
export function pushTargets(env: Pick<Env, 'HOST' | 'PUBLIC_URL'>): Allowed {
  return { loopback: !isPublic(env) && ownHosts.includes(env.HOST) };
}
