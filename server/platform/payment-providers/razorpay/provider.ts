import { z } from 'zod';
import type { BrowserHosts, PaymentProvider } from '../provider.ts';
import { type ClientOptions, createClient } from './client.ts';
import type { Settings } from './settings.ts';
import { verifyCallbackSignature } from './signatures.ts';
import { inProcessTimeouts } from './timeouts.ts';

/**
 * Razorpay's hosts for script, frame, telemetry and images. Source: its documentation of
 * Content-Security-Policy.
 */
const real: BrowserHosts = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connect: [
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  image: ['https://cdn.razorpay.com'],
  form: ['https://api.razorpay.com'],
};
const none: BrowserHosts = { script: [], frame: [], connect: [], image: [], form: [] };

/** The result of the payment window, which the page forwards unchanged. */
const callback = {
  razorpay_order_id: z.string().max(64),
  razorpay_payment_id: z.string().max(64),
  razorpay_signature: z.string().max(256),
};

/**
 * Razorpay, or a gateway with the same API, as a `PaymentProvider`. `options` replace network,
 * clock and delays.
 */
export function createProvider(
  settings: Settings,
  options: Partial<ClientOptions> = {},
): PaymentProvider {
  const { name, scriptUrl, keyId, keySecret } = settings;
  const client = createClient({
    ...settings,
    ...(settings.embedded && { timeouts: inProcessTimeouts }),
    ...options,
  });
  return {
    name,
    title: 'Razorpay',
    browser: { scriptUrl, publicKey: keyId },
    browserHosts: hostsOf(settings),
    callback,
    createSession: client.createOrder,
    findSession: client.findOrderByReceipt,
    confirm: ({
      razorpay_order_id: sessionId,
      razorpay_payment_id: paymentId,
      razorpay_signature: signature,
    }) =>
      verifyCallbackSignature(keySecret, { orderId: sessionId, paymentId, signature })
        ? { sessionId: String(sessionId), paymentId: String(paymentId) }
        : null,
    fetchPayment: client.fetchPayment,
    fetchSessionPayments: client.fetchOrderPayments,
    listPayments: client.listPayments,
    listRefunds: client.listRefunds,
    fetchPaymentRefunds: client.fetchPaymentRefunds,
    refund: client.refund,
    listInstalmentPlans: client.listInstalmentPlans,
    settlements: client.settlements,
    readWebhook: ({ headers, body }) => {
      if (!client.verifyWebhook(body, headers['x-razorpay-signature'])) return null;
      const id = headers['x-razorpay-event-id'];
      return { id: typeof id === 'string' ? id : null, event: client.parseWebhook(body) };
    },
    readEvent: client.parseWebhook,
  };
}

/**
 * A mock server serves script and API from its own address; the script runs by the page's nonce.
 */
function hostsOf({ name, standIn }: Settings): BrowserHosts {
  const hosts = name === 'razorpay' ? real : none;
  return standIn ? { ...hosts, connect: [...hosts.connect, standIn] } : hosts;
}
