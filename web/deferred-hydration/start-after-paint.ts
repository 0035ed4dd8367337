/**
 * Fetches `files` and runs the module `text` at the page's first contentful paint; after `patience` milliseconds where the
 * browser reports none, and at once in a tab that nobody looks at. Where page and styles took longer than `slow` milliseconds
 * to come, the files are fetched before that: the line has nothing else to bring while such a phone works on the paint.
 */
export function startAfterPaint(files: string[], text: string, timeoutMs: number, slow: number): void {
  let asked = false;
  let started = false;
  const ask = (fetchPriority: 'auto' | 'low') => {
    if (asked) return;
    asked = true;
    for (const href of files)
      document.head.appendChild(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority, href }),
      );
  };
  const begin = () => {
    if (started) return;
    started = true;
    ask('auto');
    const script = Object.assign(document.createElement('script'), { type: 'module', text });
    // It leaves again: React expects the elements it rendered.
    document.head.appendChild(script).remove();
  };
  // It stands behind the styles, so they are here when it runs.
  if (performance.now() > slow) ask('low');
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, document.hidden ? 0 : timeoutMs);
}
