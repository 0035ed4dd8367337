/**
 * Long-running work outside the event loop, in worker threads. A domain declares its tasks where
 * they are defined (`declare module`); `boot/workers` joins them. Every call may throw ShopError
 * busy (503): the queue is full, or the call timed out.
 */
export interface Workers {
  /** Terminates the threads. */
  close: () => Promise<void>;
}
