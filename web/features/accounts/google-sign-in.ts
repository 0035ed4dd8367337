import { samesitePath } from './next-path.ts';

const nextKey = 'google_next';

/** Where Google sends the browser back to. It is registered there under the shop's public address and no other. */
export function googleRedirectUri(publicUrl: string): string {
  return new URL('/user/google/callback', publicUrl).href;
}

/**
 * Stores the requested path while the browser is at Google, which redirects to the English
 * build: `prefix` is that of the original build. Without storage the sign-in simply returns to
 * the home page.
 */
export function rememberGoogleNext(next: string | null, prefix: string): void {
  try {
    const path = prefix + (samesitePath(next) ?? '');
    if (path) sessionStorage.setItem(nextKey, path);
    else sessionStorage.removeItem(nextKey);
  } catch {
    // Storage is rejected.
  }
}

/** The stored path, once. */
export function takeGoogleNext(): string | null {
  try {
    const next = sessionStorage.getItem(nextKey);
    sessionStorage.removeItem(nextKey);
    return next;
  } catch {
    return null;
  }
}
