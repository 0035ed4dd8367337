/**
 * Long-running work outside the event loop. A domain adds its task where it is defined
 * (`declare module`); `boot/workers` joins them. Every call may throw ShopError busy (503): the
 * queue is full, or it timed out.
 */
export interface Workers {
  /** Terminates the threads. */
  close: () => Promise<void>;
}
