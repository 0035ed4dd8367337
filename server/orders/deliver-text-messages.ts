import { defined, formatRupeesExact, localePath, toRupees } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { TextRequest } from '../checkout/request-text-message.ts';
import type { Deps } from '../platform/deps.ts';
import { drainOutbox } from '../platform/outbox/outbox.ts';
import { publicUrl } from '../platform/public-url.ts';
import { indianNumber, type Messages, type Text } from '../platform/text-messages/text.ts';
import { findConfirmation } from './confirmation-queries.ts';
import { findShipment } from './notice-queries.ts';
import { orderKey } from './order-key.ts';

type Writing = Pick<Deps, 'db' | 'env'>;

/**
 * Sends the due text messages, at least once; without a configured sender (`texts` is null)
 * queued ones are dropped.
 */
export async function deliverMessages(deps: Writing & Pick<Deps, 'log'>, sender: Messages | null): Promise<void> {
  await drainOutbox<TextRequest>(deps, 'text', async ({ key, payload }) => {
    const text = sender && (await writeText(deps, payload));
    if (text) await sender.send({ key, ...text });
  });
}

/**
 * Null without a recipient, or if the reason no longer exists: the phone number is the
 * address's.
 */
async function writeText(deps: Writing, { kind, orderId }: TextRequest): Promise<Omit<Text, 'key'> | null> {
  const cash = kind === 'cash-question' ? await findConfirmation(deps.db, orderId) : null;
  const parcel = kind === 'shipped' ? await findShipment(deps.db, orderId) : null;
  const order = cash?.status === 'placed' ? cash : parcel;
  const to = order?.address && indianNumber(order.address.phone);
  if (!order || !to) return null;
  const { orderNumber, locale } = order;
  const labels = emailMessages[locale].texts;
  const page = `${publicUrl(deps.env)}${localePath(locale, `/order/${orderId}`)}#key=${await orderKey(deps, orderId)}`;
  if (!parcel)
    return { to, text: labels.cashQuestion(orderNumber, formatRupeesExact(toRupees(defined(cash).amountPaise)), page) };
  return { to, text: labels.shipped(orderNumber, parcel.carrier, parcel.trackingNumber, page) };
}
