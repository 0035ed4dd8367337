import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { EmailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../../platform/email/email.ts';
import { deliveryTo, type OrderConfirmation } from './order-confirmation.ts';

type Paid = OrderConfirmation & {
  email: string | null;
  address: (OrderConfirmation['address'] & { phone: string }) | null;
};

/**
 * Notifies the shop's own mailbox of a paid or confirmed cash-on-delivery order. Reply-To is the
 * customer.
 */
export function newOrderEmail(
  { orderNumber, url, items, amountPaise, creditPaise, provider, email, address }: Paid,
  { order: copy, notices: { order: messages, ...common } }: EmailMessages,
): Email {
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  const total = money(amountPaise);
  const contents = items.map(({ name, quantity }) =>
    quantity > 1 ? `${name} × ${quantity}` : name,
  );
  return {
    subject: messages.subject(orderNumber, total),
    preview: contents.join(', '),
    heading: messages.heading(orderNumber),
    blocks: [
      ...(provider === 'sandbox' ? [{ kind: 'text' as const, text: messages.test }] : []),
      {
        kind: 'rows',
        title: messages.bought,
        rows: [
          ...items.map(({ name, quantity, unitPricePaise }) => ({
            label: quantity > 1 ? `${name} × ${quantity}` : name,
            value: money(unitPricePaise * quantity),
          })),
          ...(creditPaise > 0 ? [{ label: copy.credit, value: money(creditPaise) }] : []),
          {
            label: provider === 'cash' ? messages.cash : messages.paid,
            value: money(amountPaise - creditPaise),
            strong: true,
          },
        ],
      },
      ...deliveryTo(address, copy),
      {
        kind: 'rows',
        title: common.customer,
        rows: [
          { label: common.email, value: email ?? '-' },
          { label: common.phone, value: address?.phone ?? '-' },
        ],
      },
      { kind: 'action', label: common.openOrder, url },
    ],
    reason: common.replyReason,
  };
}
