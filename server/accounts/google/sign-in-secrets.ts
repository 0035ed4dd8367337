import { createHmac } from 'node:crypto';
import type { SignIn } from './provider/identity.ts';

/** Everything that belongs to one sign-in, from the one secret that its browser holds in a cookie. */
export function signInSecrets(cookie: string): SignIn {
  const derive = (purpose: string) => createHmac('sha256', cookie).update(purpose).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}
