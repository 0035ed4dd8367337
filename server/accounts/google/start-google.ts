import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { publicUrl } from '../../platform/public-url.ts';
import { newToken } from '../../platform/secrets/token.ts';
import { IdentityError, type IdentityProvider } from './provider/identity.ts';
import { signInSecrets } from './sign-in-secrets.ts';

/** Path of the only permitted OAuth redirect URI. */
const callbackPath = '/user/google/callback';

/**
 * Starts a sign-in: returns the authorization URL at Google, and the secret for the browser's
 * cookie.
 * @throws ShopError google_unavailable (404), invalid_input (400) for another redirectUri,
 * google_failed (401)
 */
export async function startGoogle(
  deps: Pick<Deps, 'env' | 'google' | 'log'>,
  { redirectUri }: { redirectUri: string },
): Promise<{ url: string; cookie: string }> {
  const google = requireGoogle(deps);
  requireOwnRedirect(deps, redirectUri);
  const cookie = newToken();
  const url = await google.authorizationUrl(signInSecrets(cookie), redirectUri).catch(failed(deps));
  return { url, cookie };
}

/** @throws ShopError google_unavailable (404) where Google sign-in is not set up */
export function requireGoogle({ google }: Pick<Deps, 'google'>): IdentityProvider {
  if (!google) throw new ShopError('google_unavailable');
  return google;
}

/**
 * @throws ShopError invalid_input (400) for any redirect URI but the shop's own, compared as text
 */
export function requireOwnRedirect({ env }: Pick<Deps, 'env'>, redirectUri: string): void {
  if (redirectUri !== `${publicUrl(env)}${callbackPath}`) {
    throw new ShopError('invalid_input', { fields: { redirectUri: errorMessage('page_foreign') } });
  }
}

/**
 * Handles a failed sign-in: logs the reason of an IdentityError and throws `google_failed` without
 * it, rethrows any other error.
 */
export function failed({ log }: Pick<Deps, 'log'>): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof IdentityError)) throw error;
    log.warn({ reason: error.reason }, 'google sign-in failed');
    throw new ShopError('google_failed');
  };
}
