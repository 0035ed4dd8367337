/** The browser's part of a payment provider. Its script, if it has one, is loaded before. */
export type PaymentClient = {
  /**
   * Opens the provider's window and waits for its end: what it hands over once paid, null once dismissed. A failed attempt
   * is no end, the window stays open for another; `onFailed` hears of it. Aborting closes the window.
   * @throws Error when the provider's script is not there or rejects
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
  /** The provider's order; amount in paise. */
  order: { id: string; amount: number; currency: 'INR' };
  orderNumber: string;
  shopName: string;
  customer: { name: string; email: string; phone: string };
};

export type Callback = {
  /** The provider's own fields, handed to the server as they are. */
  fields: Readonly<Record<string, string>>;
  /** The provider's id of the payment, shown to the customer. */
  paymentId: string;
};

export type PaymentError = { description?: string; reason?: string };
