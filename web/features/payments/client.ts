/** The browser's client of a payment provider. Its script, if it has one, is loaded first. */
export type PaymentClient = {
  /**
   * Opens the provider's window and awaits its result: the callback data once paid, null once
   * dismissed. A failed attempt does not close the window, so that the customer can retry;
   * `onFailed` is called with it. Aborting closes the window.
   * @throws Error when the provider's script is missing or rejects
   */
  openWindow(
    request: WindowRequest,
    onFailed: (error: PaymentError) => void,
    signal: AbortSignal,
  ): Promise<Callback | null>;
};

export type WindowRequest = {
  /** The provider's public key. */
  keyId: string;
  /** The provider's order, with its amount in paise. */
  order: { id: string; amount: number; currency: 'INR' };
  orderNumber: string;
  shopName: string;
  customer: { name: string; email: string; phone: string };
};

export type Callback = {
  /** The provider's own fields, sent unchanged to the server. */
  fields: Readonly<Record<string, string>>;
  /** The provider's id of the payment, displayed to the customer. */
  paymentId: string;
};

export type PaymentError = { description?: string; reason?: string };
