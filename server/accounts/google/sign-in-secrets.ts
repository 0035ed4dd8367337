import { createHmac } from 'node:crypto';
import type { SignIn } from './provider/identity.ts';

/** Derives all parameters of one sign-in from the single secret in its browser's cookie. */
export function signInSecrets(cookie: string): SignIn {
  const derive = (purpose: string) =>
    createHmac('sha256', cookie).update(purpose).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}
