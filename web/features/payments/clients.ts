import type { PaymentClient } from './client.ts';
import { openRazorpayWindow } from './razorpay/open-window.ts';

/** The browser's part of each provider, by its PAYMENTS name. */
export const paymentClients: Readonly<Record<string, PaymentClient>> = {
  razorpay: { openWindow: openRazorpayWindow },
  sandbox: { openWindow: openRazorpayWindow },
};
