import type { PaymentClient } from './client.ts';
import { openRazorpayWindow } from './razorpay/open-window.ts';

/** The client of each payment provider, by its name in `PAYMENTS`. */
export const paymentClients: Readonly<Record<string, PaymentClient>> = {
  razorpay: { openWindow: openRazorpayWindow },
  sandbox: { openWindow: openRazorpayWindow },
};
