/**
 * Delays the `load` event of a page until React has hydrated it, for at most 10 s: navigations in
 * tests end with that event, and only `early-input.e2e.ts` tests input before hydration.
 * Implemented by a frame whose document stays open. Runs in the browser.
 */
export function holdLoad(): void {
  // A sandboxed frame must not run listeners.
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
