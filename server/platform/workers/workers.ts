/**
 * Long work next to the event loop. A domain adds its task where it is defined (`declare module`); `boot/workers` joins them.
 * Every call may throw ShopError busy (503): too many wait, or it took too long.
 */
export interface Workers {
  /** Ends the threads. */
  close: () => Promise<void>;
}
