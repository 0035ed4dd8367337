/** The browser's part of a payment provider. Its script, if it has one, is loaded before. */
export type PaymentClient = {
  /**
   * Opens the provider's window and awaits its result: the callback data once paid, null once
   * dismissed. A failed attempt does not close the window, which allows another; `onFailed` is
   * called with it. Aborting closes the window.
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
  /** The provider's order; amount in paise. */
  order: { id: string; amount: number; currency: 'INR' };
  orderNumber: string;
  shopName: string;
  customer: { name: string; email: string; phone: string };
};

export type Callback = {
  /** The provider's own fields, handed to the server as they are. */
  fields: Readonly<Record<string, string>>;
  /** The provider's id of the payment, displayed to the customer. */
  paymentId: string;
};

export type PaymentError = { description?: string; reason?: string };
