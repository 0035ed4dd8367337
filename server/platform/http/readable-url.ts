/**
 * The address as the router can read it. A page's path whose percent signs spell no words, such as a link that was cut
 * short, has them escaped: its reader gets the page that says that there is none. A call is told that its address is unreadable.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || /^\/api\b/.test(url)) return url;
  const [path = ''] = url.split('?', 1);
  try {
    // What it spells is used: a bundler takes a decoding for nothing out, and with it the error it is here for.
    return decodeURIComponent(path) === '' ? '/' : url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
