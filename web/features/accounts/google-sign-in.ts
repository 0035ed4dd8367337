import { persistedText } from '../../persisted.ts';
import { samesitePath } from './next-path.ts';

const nextPath = persistedText('google_next', /./, { tab: true });

/**
 * The redirect URI of the Google sign-in (OAuth), which is registered at Google for the shop's
 * public address only.
 */
export function googleRedirectUri(publicUrl: string): string {
  return new URL('/user/google/callback', publicUrl).href;
}

/**
 * Stores the requested path while the browser is at Google, which redirects to the English build:
 * `prefix` is the language prefix of the original build. Without storage the sign-in returns to the
 * home page.
 */
export function rememberGoogleNext(next: string | null, prefix: string): void {
  nextPath.write(prefix + (samesitePath(next) ?? '') || null);
}

/** Reads and deletes the stored path. */
export function takeGoogleNext(): string | null {
  const next = nextPath.read();
  nextPath.write(null);
  return next;
}
