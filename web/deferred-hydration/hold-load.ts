/**
 * Keeps the page's `load` event back until the window says `hydrated`, at most for `patience` milliseconds: what waits for
 * the page to be loaded means a page that answers. A frame whose document is still being written does it; it requests
 * nothing and is taken out again.
 */
export function holdLoad(hydrated: string, timeoutMs: number): void {
  const frame = Object.assign(document.createElement('iframe'), { hidden: true });
  document.head.appendChild(frame);
  frame.contentDocument?.open();
  const release = () => {
    frame.contentDocument?.close();
    frame.remove();
  };
  // In a task of its own: what says `hydrated` is itself a long one.
  addEventListener(hydrated, () => setTimeout(release), { once: true });
  setTimeout(release, timeoutMs);
}
