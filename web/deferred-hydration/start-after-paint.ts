/**
 * Fetches `files` and runs the module `text` at the page's first contentful paint; after `patience` milliseconds where the
 * browser reports none, and at once in a tab that nobody looks at.
 */
export function startAfterPaint(files: string[], text: string, patience: number): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of files)
      document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const script = Object.assign(document.createElement('script'), { type: 'module', text });
    // It leaves again: React expects the elements it rendered.
    document.head.appendChild(script).remove();
  };
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, document.hidden ? 0 : patience);
}
