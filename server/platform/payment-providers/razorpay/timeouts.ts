/**
 * How long the provider is waited for, in ms. A call counts from its start to the last byte of its
 * reply.
 */
export type Timeouts = {
  /** A call with side effects. */
  createMs: number;
  /** A call that reads. */
  fetchMs: number;
  /** Creating an order with its look-ups and retries: a customer's request is pending. */
  createBudgetMs: number;
};

export const defaultTimeouts: Timeouts = {
  createMs: 5_000,
  fetchMs: 3_000,
  createBudgetMs: 12_000,
};

/**
 * For a gateway in this very process, such as the built-in one: under load it responds as late as
 * all other routes here, and a timeout would only leave orders half created.
 */
export const inProcessTimeouts: Timeouts = {
  createMs: 15_000,
  fetchMs: 10_000,
  createBudgetMs: 30_000,
};
