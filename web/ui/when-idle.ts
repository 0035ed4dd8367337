/** Milliseconds after which the work is done in a browser that is never idle. */
const timeoutMs = 2000;

/** Calls `work` when the browser is idle. @returns a function that cancels the call */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
