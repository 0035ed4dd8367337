import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { Email } from '../../platform/email/email.ts';
import { deliveryTo, type OrderConfirmation } from './order-confirmation.ts';

type Paid = OrderConfirmation & {
  email: string | null;
  address: (OrderConfirmation['address'] & { phone: string }) | null;
};

/**
 * Notifies the shop's own mailbox of a paid or confirmed cash-on-delivery order; a reply goes
 * to the customer. English, as the administration.
 */
export function orderNotice({ orderNumber, url, items, amountPaise, provider, email, address }: Paid): Email {
  const money = (paise: number) => formatRupeesExact(toRupees(paise));
  const total = money(amountPaise);
  const contents = items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  return {
    subject: `New order ${orderNumber}: ${total}`,
    preview: contents.join(', '),
    heading: `New order ${orderNumber}`,
    blocks: [
      ...(provider === 'sandbox'
        ? [{ kind: 'text' as const, text: 'The payment was a test: no money has moved.' }]
        : []),
      {
        kind: 'rows',
        title: 'Bought',
        rows: [
          ...items.map(({ name, quantity, unitPricePaise }) => ({
            label: quantity > 1 ? `${name} × ${quantity}` : name,
            value: money(unitPricePaise * quantity),
          })),
          { label: provider === 'cash' ? 'To be paid at the door' : 'Paid', value: total, strong: true },
        ],
      },
      ...deliveryTo(address, emailMessages.en.order),
      {
        kind: 'rows',
        title: 'Customer',
        rows: [
          { label: 'Email', value: email ?? '-' },
          { label: 'Phone', value: address?.phone ?? '-' },
        ],
      },
      { kind: 'action', label: 'Open the order', url },
    ],
    reason: 'You get this message because this is the email of the shop. An answer goes to the customer.',
  };
}
