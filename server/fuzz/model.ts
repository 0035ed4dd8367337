/** An order as the buyer's browser knows it. */
export type ModelOrder = {
  id: string;
  /** The provider's session; absent without an online payment. */
  gatewayOrderId: string;
  /** Index of the buyer. */
  buyer: number;
};

/**
 * The expected state that is not in the shop's own tables: the stock as entered, and everything
 * acknowledged to a client. Money is compared with the gateway's ledger instead.
 */
export type Model = {
  /** Stock of each remedy before any sale, including all edits by administrators. */
  stock: Record<string, number>;
  orders: ModelOrder[];
  /** Gift cards that the shop issued. */
  giftCards: { id: string; code: string }[];
  /** Returns that were accepted for review. */
  returns: { id: string; orderId: string }[];
  /** Payments into the member's balance, by the provider's session. */
  topUps: { id: string; gatewayOrderId: string }[];
  /** Sessions that the member requested, with the messages that the shop acknowledged. */
  sessions: { id: string; messages: string[] }[];
  bookings: string[];
};

export function emptyModel(): Model {
  return {
    stock: {},
    orders: [],
    giftCards: [],
    returns: [],
    topUps: [],
    sessions: [],
    bookings: [],
  };
}

/** The entry at a generated index, from the latest; undefined for an empty list. */
export function nth<Entry>(entries: readonly Entry[], n: number): Entry | undefined {
  return entries.length === 0 ? undefined : entries.at(-1 - (n % entries.length));
}
