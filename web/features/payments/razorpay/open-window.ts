import { palette } from '@jyotiratna/contract';
import { payment } from '#messages/payments/payment.ts';
import type { Callback, PaymentError, WindowRequest } from '../client.ts';

/** The result of the provider's window after a successful payment. */
type CallbackFields = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

type Options = {
  key: string;
  order_id: string;
  /** The amount in paise. */
  amount: number;
  currency: 'INR';
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  /** Seconds after which the window closes by itself. */
  timeout: number;
  retry: { enabled: boolean };
  modal: { ondismiss: () => void; escape: boolean; backdropclose: boolean; confirm_close: boolean };
  handler: (fields: CallbackFields) => void;
};

type ProviderWindow = {
  open(): void;
  close?(): void;
  on(event: 'payment.failed', listener: (event: { error?: PaymentError }) => void): void;
};

declare global {
  interface Window {
    Razorpay?: new (options: Options) => ProviderWindow;
  }
}

/**
 * In seconds; shorter than the server's stock reservation, so that the paid items are still
 * reserved.
 */
const windowTimeout = 900;

/** Opens Razorpay's window; implements `PaymentClient`. */
export function openRazorpayWindow(
  request: WindowRequest,
  onFailed: (error: PaymentError) => void,
  signal: AbortSignal,
): Promise<Callback | null> {
  const { Razorpay } = window;
  if (!Razorpay) return Promise.reject(new Error('The payment script defines no window.'));
  return new Promise((resolve) => {
    let finished = false;
    const end = (callback: Callback | null) => {
      finished = true;
      resolve(callback);
    };
    const opened = new Razorpay({
      key: request.keyId,
      order_id: request.order.id,
      amount: request.order.amount,
      currency: request.order.currency,
      name: request.shopName,
      description: payment.order(request.orderNumber),
      prefill: {
        name: request.customer.name,
        email: request.customer.email,
        contact: request.customer.phone,
      },
      theme: { color: palette.mayur700 },
      timeout: windowTimeout,
      retry: { enabled: true },
      modal: {
        ondismiss: () => end(null),
        escape: true,
        backdropclose: false,
        confirm_close: true,
      },
      handler: (fields) => end({ fields, paymentId: fields.razorpay_payment_id }),
    });
    opened.on('payment.failed', ({ error }) => onFailed(error ?? {}));
    signal.addEventListener('abort', () => {
      if (finished) return;
      opened.close?.();
      end(null);
    });
    opened.open();
  });
}
