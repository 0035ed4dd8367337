import { createOrderRoute } from '@jyotiratna/contract/checkout';
import { getOrderRoute } from '@jyotiratna/contract/orders';
import { verifyPaymentRoute } from '@jyotiratna/contract/payments';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { isCallError } from '../../is-call-error.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import type { PaymentClient, PaymentError } from '../payments/client.ts';
import { paymentClients } from '../payments/clients.ts';
import { loadScript } from '../payments/load-script.ts';
import { wait } from '../payments/retry-call.ts';
import { useLeaveWarning } from '../payments/use-leave-warning.ts';
import {
  PayError,
  type PayOutcome,
  type PayParts,
  type PayStep,
  type Purchase,
  pay,
} from './pay.ts';
import { createKeyKeeper } from './request-key.ts';

const orders: PayParts['orders'] = {
  create: (body, key) => api(createOrderRoute, { headers: { 'idempotency-key': key }, body }),
  verify: (body) => api(verifyPaymentRoute, { body }),
  get: (id) => api(getOrderRoute, { params: { id } }),
};

/** The server's payment provider is newer than this page: a reload loads its client. */
const unknownClient: PaymentClient = {
  openWindow: () => Promise.reject(new Error('This page does not know the payment provider.')),
};

/** `done` is set from the confirmed outcome until the page has changed. */
export type PayPhase = 'idle' | PayStep | 'done';

/**
 * Runs one payment at a time; a click during a payment is ignored, and navigation then displays a
 * warning.
 * @param create creates the order
 */
export function usePayment(onFailed: (error: PaymentError) => void, create = orders.create) {
  const payments = useShopConfig()?.payments ?? { mode: 'none', title: '', scriptUrl: '' };
  const [phase, setPhase] = useState<PayPhase>('idle');
  const [keys] = useState(createKeyKeeper);
  const running = useRef(false);
  const aborter = useRef<AbortController | null>(null);
  useLeaveWarning(running);
  useEffect(() => () => aborter.current?.abort(), []);

  /** Starts a payment; null when one is already in progress. @throws PayError */
  async function start(purchase: Omit<Purchase, 'idempotencyKey'>): Promise<PayOutcome | null> {
    if (running.current) return null;
    running.current = true;
    aborter.current = new AbortController();
    const { openWindow } = paymentClients[payments.mode] ?? unknownClient;
    const parts = { orders: { ...orders, create }, payments, loadScript, openWindow, wait };
    const idempotencyKey = keys.keyFor(purchase.body);
    const onStep = (step: PayStep) => {
      // When the window opens, the server has responded: the next click is a new one.
      if (step === 'paying') keys.settle();
      setPhase(step);
    };
    try {
      const outcome = await pay(
        parts,
        { ...purchase, idempotencyKey },
        { onStep, onFailed },
        aborter.current.signal,
      );
      setPhase(outcome.kind === 'dismissed' ? 'idle' : 'done');
      return outcome;
    } catch (error) {
      if (isRejection(error)) keys.settle();
      setPhase('idle');
      throw error;
    } finally {
      running.current = false;
    }
  }

  return { phase, start, mode: payments.mode, title: payments.title };
}

/** Whether the server has responded with a rejection: the next click is a new one. */
function isRejection(error: unknown): boolean {
  const cause = error instanceof PayError ? error.cause : null;
  return (
    isCallError(cause) && cause.status >= 400 && cause.status < 500 && cause.code !== 'in_progress'
  );
}
