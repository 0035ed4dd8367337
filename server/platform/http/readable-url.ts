/**
 * The address in a form that the router can decode. A page's path with malformed
 * percent-encoding, such as a truncated link, has it escaped: its visitor gets the 404 page. An
 * API call gets an error about its address.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || /^\/api\b/.test(url)) return url;
  const [path = ''] = url.split('?', 1);
  try {
    // The result is used: a bundler removes an unused decoding, and with it the required error.
    return decodeURIComponent(path) === '' ? '/' : url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
