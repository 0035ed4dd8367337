import { formatRupeesExact, localePath, toRupees } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/mails.ts';
import { findConfirmation } from '../orders/confirmation-queries.ts';
import { findShipment } from '../orders/notice-queries.ts';
import { orderKey } from '../orders/order-key.ts';
import type { Deps } from '../platform/deps.ts';
import { drainOutbox } from '../platform/outbox/outbox.ts';
import { publicUrl } from '../platform/public-url.ts';
import type { TextRequest } from '../platform/texts/request-text.ts';
import { indianNumber, type Text, type Texts } from '../platform/texts/text.ts';

type Writing = Pick<Deps, 'db' | 'env'>;

/** Sends the short messages that are due, at least once; where none are sent (`texts` is null) what was noted is dropped. */
export async function deliverTexts(deps: Writing & Pick<Deps, 'log'>, texts: Texts | null): Promise<void> {
  await drainOutbox(deps, 'text', async ({ key, payload }) => {
    const text = texts && (await writeText(deps, payload as TextRequest));
    if (text) await texts.send({ key, ...text });
  });
}

/** Null where there is nobody to tell, or nothing any more: the phone is the address's. */
async function writeText(deps: Writing, { kind, orderId }: TextRequest): Promise<Omit<Text, 'key'> | null> {
  const cash = kind === 'cash-question' ? await findConfirmation(deps.db, orderId) : null;
  const parcel = kind === 'shipped' ? await findShipment(deps.db, orderId) : null;
  const order = cash?.status === 'placed' ? cash : parcel;
  const to = order?.address && indianNumber(order.address.phone);
  if (!order || !to) return null;
  const { orderNumber, locale } = order;
  const words = emailMessages[locale].texts;
  const page = `${publicUrl(deps.env)}${localePath(locale, `/order/${orderId}`)}#key=${await orderKey(deps, orderId)}`;
  if (!parcel)
    return { to, text: words.cashQuestion(orderNumber, formatRupeesExact(toRupees(cash!.amountPaise)), page) };
  return { to, text: words.shipped(orderNumber, parcel.carrier, parcel.trackingNumber, page) };
}
