import { persistedText } from '../../persisted.ts';
import { samesitePath } from './next-path.ts';

const nextPath = persistedText('google_next', /./, { tab: true });

/**
 * Where Google sends the browser back to. It is registered there under the shop's public address
 * and no other.
 */
export function googleRedirectUri(publicUrl: string): string {
  return new URL('/user/google/callback', publicUrl).href;
}

/**
 * Stores the requested path while the browser is at Google, which redirects to the English
 * build: `prefix` is that of the original build. Without storage the sign-in simply returns to
 * the home page.
 */
export function rememberGoogleNext(next: string | null, prefix: string): void {
  nextPath.write(prefix + (samesitePath(next) ?? '') || null);
}

/** The stored path, once. */
export function takeGoogleNext(): string | null {
  const next = nextPath.read();
  nextPath.write(null);
  return next;
}
