/**
 * Delays the page's `load` event until the window's `hydrated` event, at most for `patience`
 * milliseconds: scripts that run on load expect an interactive page. Implemented by a frame
 * whose document stays open; it requests nothing and is removed again.
 */
export function holdLoad(hydrated: string, timeoutMs: number): void {
  const frame = Object.assign(document.createElement('iframe'), { hidden: true });
  document.head.appendChild(frame);
  frame.contentDocument?.open();
  const release = () => {
    frame.contentDocument?.close();
    frame.remove();
  };
  // In a separate task: the one that dispatches `hydrated` is itself long.
  addEventListener(hydrated, () => setTimeout(release), { once: true });
  setTimeout(release, timeoutMs);
}
