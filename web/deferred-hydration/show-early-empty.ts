/**
 * Runs in the browser, at the end of the hidden empty-cart message: displays the message at once
 * for an empty cart, in place of a skeleton until hydration. Self-contained.
 * @param key the storage key of a guest's lines @param signedIn the cookie of a user with a server
 * cart
 */
export function showEarlyEmpty(key: string, signedIn: string): void {
  const container = document.currentScript?.parentElement;
  if (!container || document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedIn}=`)))
    return;
  let lines: unknown = null;
  try {
    lines = JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    // No storage, or unreadable data.
  }
  container.hidden = Array.isArray(lines) && lines.length > 0;
}
