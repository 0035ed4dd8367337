/**
 * Fetches `files` and runs the module `text` at the page's first contentful paint; after
 * `timeoutMs` milliseconds where the browser reports no paint, and at once in a background tab.
 * Where page and styles took longer than `slow` milliseconds to load, the files are fetched before
 * the paint: the connection is idle while such a phone renders.
 */
export function startAfterPaint(
  files: string[],
  text: string,
  timeoutMs: number,
  slow: number,
): void {
  let isPreloaded = false;
  let started = false;
  const preload = (fetchPriority: 'auto' | 'low') => {
    if (isPreloaded) return;
    isPreloaded = true;
    for (const href of files)
      document.head.appendChild(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          fetchPriority,
          href,
        }),
      );
  };
  const begin = () => {
    if (started) return;
    started = true;
    preload('auto');
    const script = Object.assign(document.createElement('script'), { type: 'module', text });
    // The script's element is removed at once: React expects exactly the elements it rendered.
    document.head.appendChild(script).remove();
  };
  // This script is placed after the styles, so they are loaded when it runs.
  if (performance.now() > slow) preload('low');
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, document.hidden ? 0 : timeoutMs);
}
