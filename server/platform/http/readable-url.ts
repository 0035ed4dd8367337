/**
 * Returns a URL that the router can decode. Malformed percent-encoding in a page's path, such as in
 * a truncated link, is escaped, so that the visitor gets the 404 page. An API URL stays, and gets
 * an error.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || /^\/api\b/.test(url)) return url;
  const [path = ''] = url.split('?', 1);
  try {
    // The result is used, because a bundler would remove an unused decoding, and with it the error.
    return decodeURIComponent(path) === '' ? '/' : url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
