const nextKey = 'google_next';

/** Where Google sends the browser back to. It is registered there under the shop's public address and no other. */
export function googleRedirectUri(publicUrl: string): string {
  return new URL('/user/google/callback', publicUrl).href;
}

/** Keeps the wanted path while the browser is at Google. Without storage the sign-in simply ends at home. */
export function rememberGoogleNext(next: string | null): void {
  try {
    if (next) sessionStorage.setItem(nextKey, next);
    else sessionStorage.removeItem(nextKey);
  } catch {
    // Storage is refused.
  }
}

/** The kept path, once. */
export function takeGoogleNext(): string | null {
  try {
    const next = sessionStorage.getItem(nextKey);
    sessionStorage.removeItem(nextKey);
    return next;
  } catch {
    return null;
  }
}
