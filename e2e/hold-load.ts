/**
 * Delays the `load` event of a page until React has hydrated it, at most for 10 s: a navigation of
 * the tests ends with that event, and only `early-input.e2e.ts` is about input before. Implemented
 * by a frame whose document stays open. Runs in the browser.
 */
export function holdLoad(): void {
  // A sandboxed frame may run no listener.
  if (window !== top) return;
  let hydrated = false;
  addEventListener('hydrated', () => (hydrated = true), { once: true });
  addEventListener('DOMContentLoaded', () => {
    // Other documents, such as those of the sandbox, are not hydrated.
    if (hydrated || !('__reactRouterContext' in window)) return;
    const frame = Object.assign(document.createElement('iframe'), { hidden: true });
    document.head.appendChild(frame);
    frame.contentDocument?.open();
    const release = () => {
      frame.contentDocument?.close();
      frame.remove();
    };
    addEventListener('hydrated', () => setTimeout(release), { once: true });
    setTimeout(release, 10_000);
  });
}
