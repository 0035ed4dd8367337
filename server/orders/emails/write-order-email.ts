import { type Locale, sourceLocale } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { listFailedRefunds } from '../../payments/refund-queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { type ComposedEmail, ownerOf, pageUrl } from '../../platform/email/composed-email.ts';
import type { EmailRequest } from '../../platform/email/request-email.ts';
import { toJpeg } from '../../platform/images/to-jpeg.ts';
import { findCreditLeft } from '../../pricing/queries.ts';
import { findConfirmation } from '../confirmation-queries.ts';
import { creditNoteToSend, invoiceToSend } from '../invoices/get-pdf.ts';
import { findCreditNotice, findRefundNotice, findShipment } from '../notice-queries.ts';
import { orderKey } from '../order-key.ts';
import { findReturnNotice, findReturnTimes, listReturnItems } from '../returns/queries.ts';
import { planSendBack } from '../returns/send-back.ts';
import { findReview } from '../reviews/queries.ts';
import { findEnergised } from '../workshop/queries.ts';
import { energised, photographCid } from './energised.ts';
import { cashQuestion, orderConfirmation } from './order-confirmation.ts';
import { orderNotice } from './order-notice.ts';
import { refunded, refundFailed } from './refunded.ts';
import { returnNotice, returnStep } from './return-step.ts';
import { reviewRejected, reviewRequest } from './reviews.ts';
import { shipped } from './shipped.ts';
import { storeCredit } from './store-credit.ts';

type OrderEmail = Extract<
  EmailRequest,
  {
    kind:
      | 'order-confirmation'
      | 'cash-question'
      | 'order-notice'
      | 'shipped'
      | 'energised'
      | 'review-request'
      | 'review-refused'
      | 'return-step'
      | 'return-notice'
      | 'refunded'
      | 'refund-failed'
      | 'store-credit';
  }
>;
type Writing = Pick<Deps, 'db' | 'env' | 'workers'>;

/** Emails about orders, their parcels, returns and reviews; null without a recipient. */
export async function writeOrderEmail(deps: Writing, request: OrderEmail): Promise<ComposedEmail | null> {
  const { db, env } = deps;
  const owner = ownerOf(env);
  const orderPage = (order: { orderId: string; locale: Locale }) =>
    pageUrl(env, order.locale, `/order/${order.orderId}`);
  /**
   * After '#', so that the key by which its reader may act on the order never reaches a server
   * log.
   */
  const ownPage = async (order: { orderId: string; locale: Locale }) =>
    `${orderPage(order)}#key=${await orderKey(deps, order.orderId)}`;
  switch (request.kind) {
    case 'order-confirmation': {
      const order = await findConfirmation(db, request.orderId);
      if (!order?.email) return null;
      const { email: to, locale } = order;
      const pdf = await invoiceToSend(deps, request.orderId);
      const creditLeftPaise = await findCreditLeft(db, order.couponCode);
      const visible = { ...order, creditLeftPaise, url: await ownPage(order), invoiced: pdf !== null };
      return { to, locale, pdf, email: orderConfirmation(visible, emailMessages[locale]) };
    }
    case 'cash-question': {
      const order = await findConfirmation(db, request.orderId);
      if (!order?.email || order.status !== 'placed') return null;
      const { email: to, locale } = order;
      return { to, locale, email: cashQuestion({ ...order, url: await ownPage(order) }, emailMessages[locale]) };
    }
    case 'order-notice': {
      const order = owner && (await findConfirmation(db, request.orderId, sourceLocale));
      if (!order) return null;
      const url = orderPage({ ...order, locale: sourceLocale });
      const email = orderNotice({ ...order, url });
      return { to: owner, email, ...(order.email && { replyTo: order.email }) };
    }
    case 'shipped': {
      const order = await findShipment(db, request.orderId);
      if (!order?.email) return null;
      const { email: to, locale } = order;
      return { to, locale, email: shipped({ ...order, url: await ownPage(order) }, emailMessages[locale]) };
    }
    case 'energised': {
      const line = await findEnergised(db, { orderId: request.orderId, position: request.item });
      if (!line?.email || !(line.link || line.picture)) return null;
      const { email: to, locale, picture: image } = line;
      const metadata = { ...line, photographed: image !== null, url: await ownPage(line) };
      const bytes = image === null ? null : await toJpeg(Buffer.from(image, 'base64'));
      return {
        ...{ to, locale, email: energised(metadata, emailMessages[locale]) },
        photograph: bytes && { cid: photographCid, bytes },
      };
    }
    case 'review-request': {
      const order = await findConfirmation(db, request.orderId);
      if (!order?.email || order.status !== 'delivered') return null;
      const { email: to, locale, items } = order;
      return {
        to,
        locale,
        email: reviewRequest({ ...order, items, url: await ownPage(order) }, emailMessages[locale]),
      };
    }
    case 'review-refused': {
      const found = await findReview(db, request.reviewId);
      if (!found?.email || found.review.status !== 'refused') return null;
      const { email: to, locale, review, orderNumber } = found;
      const url = await ownPage({ orderId: review.orderId, locale });
      const { withdrawn = false } = request;
      const metadata = { orderNumber, url, reason: review.refusal, withdrawn };
      return { to, locale, email: reviewRejected(metadata, emailMessages[locale]) };
    }
    case 'return-step':
    case 'return-notice': {
      const requested = await findReturnNotice(db, request.returnId);
      if (!requested?.email) return null;
      const { email: customer, locale } = requested;
      if (request.kind === 'return-notice') {
        if (!owner) return null;
        const items = await listReturnItems(db, request.returnId, sourceLocale);
        const email = returnNotice({ ...requested, items, url: pageUrl(env, sourceLocale, '/admin/returns') });
        return { to: owner, replyTo: customer, email };
      }
      const { step } = request;
      if (step === 'withdrawn') return null;
      const items = await listReturnItems(db, request.returnId, locale);
      const url = await ownPage(requested);
      const times = step === 'approved' ? await findReturnTimes(db, request.returnId) : null;
      const address = [env.COMPANY_NAME, ...env.COMPANY_ADDRESS.split(/\n|, (?=\S)/)].filter(Boolean);
      const sendBack = times && { ...planSendBack(times, requested.reason), to: env.COMPANY_ADDRESS ? address : [] };
      const metadata = { ...requested, step, items, url, sendBack };
      return { to: customer, locale, email: returnStep(metadata, emailMessages[locale]) };
    }
    case 'store-credit': {
      const credit = await findCreditNotice(db, request);
      if (!credit?.email) return null;
      const { email: to, locale } = credit;
      return { to, locale, email: storeCredit({ ...credit, url: await ownPage(credit) }, emailMessages[locale]) };
    }
    case 'refund-failed': {
      const refund = owner && (await findRefundNotice(db, request.refundKey));
      if (!refund || !(await listFailedRefunds(db, refund.orderId)).includes(request.refundKey)) return null;
      const url = orderPage({ ...refund, locale: sourceLocale });
      return { to: owner, email: refundFailed({ ...refund, url }) };
    }
    case 'refunded': {
      const refund = await findRefundNotice(db, request.refundKey);
      if (!refund?.email) return null;
      const { email: to, locale } = refund;
      const pdf = await creditNoteToSend(deps, refund.orderId, request.refundKey);
      const visible = { ...refund, url: await ownPage(refund), credited: pdf !== null };
      return { to, locale, pdf, email: refunded(visible, emailMessages[locale]) };
    }
  }
}
