import type { CreateOrderBody, PaymentLink } from '@jyotiratna/contract';
import { payByLinkRoute } from '@jyotiratna/contract/draft-orders';
import { useState } from 'react';
import { payLink as t } from '#messages/payments/pay-link.ts';
import { payment as messages } from '#messages/payments/payment.ts';
import { api } from '../../../api.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { useToast } from '../../../ui/toast.tsx';
import { describePayError } from '../describe-pay-error.ts';
import { usePayment } from '../use-payment.ts';

/** `orderId`: the order whose page displays the outcome. */
type LinkAlert = { title: string; text: string; orderId?: string };
type Options = {
  token: string;
  link: PaymentLink;
  onPaid: (orderId: string) => void;
  /** Prices or stock differ from the page. */
  onChanged: () => void;
};

/** Pays for the order of a link, by the payment of the checkout. */
export function usePayLink({ token, link, onPaid, onChanged }: Options) {
  const toast = useToast();
  const shopName = useShopConfig()?.shopName ?? '';
  const [alert, setAlert] = useState<LinkAlert | null>(null);
  const payment = usePayment(
    ({ description }) =>
      toast({ kind: 'error', title: messages.failed, ...(description && { description }) }),
    ({ amount, currency, pan }: CreateOrderBody, key) =>
      api(payByLinkRoute, {
        headers: { 'idempotency-key': key },
        body: { token, amount, currency, version: link.version, ...(pan && { pan }) },
      }),
  );

  async function pay(pan: string | null): Promise<void> {
    setAlert(null);
    const body: CreateOrderBody = {
      amount: link.quote.charge,
      currency: 'INR',
      ...(pan && { pan: pan.trim().toUpperCase() }),
    };
    const customer = { name: link.name, email: '', phone: link.address?.phone ?? '' };
    try {
      const outcome = await payment.start({ body, shopName, customer });
      if (outcome?.kind === 'paid') onPaid(outcome.order._id);
      if (outcome?.kind === 'dismissed') setAlert({ title: t.closed, text: t.closedHint });
    } catch (error) {
      const { title, description, cartChanged, orderId } = describePayError(error, payment.title);
      console.error(title, error);
      // The link may have been paid despite the error.
      if (cartChanged || orderId) onChanged();
      const text = cartChanged ? `${description} ${t.changed}` : description;
      setAlert({ title, text, ...(orderId && { orderId }) });
    }
  }

  return { pay, phase: payment.phase, alert };
}
