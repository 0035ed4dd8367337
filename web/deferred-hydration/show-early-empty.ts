/**
 * Runs in the browser, at the end of the hidden words for an empty cart: shows them at once to who has nothing in it, where the
 * skeleton would wait for React. Uses nothing outside itself.
 * @param key where the browser keeps a guest's lines @param signedIn the cookie of who has a cart in the shop
 */
export function showEarlyEmpty(key: string, signedIn: string): void {
  const words = document.currentScript?.parentElement;
  if (!words || document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedIn}=`))) return;
  let lines: unknown = null;
  try {
    lines = JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    // A browser that keeps nothing, or nothing readable.
  }
  words.hidden = Array.isArray(lines) && lines.length > 0;
}
