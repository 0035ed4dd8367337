/** Timeouts of the provider in ms, from the start of a call to the last byte of its reply. */
export type Timeouts = {
  /** A call with side effects. */
  createMs: number;
  /** A reading call. */
  fetchMs: number;
  /** Creating an order, including lookups and retries, while a customer waits. */
  createBudgetMs: number;
};

export const defaultTimeouts: Timeouts = {
  createMs: 5_000,
  fetchMs: 3_000,
  createBudgetMs: 12_000,
};

/**
 * For a gateway in this process: under load it is as slow as all other routes here, and a timeout
 * would only leave orders half created.
 */
export const inProcessTimeouts: Timeouts = {
  createMs: 15_000,
  fetchMs: 10_000,
  createBudgetMs: 30_000,
};
