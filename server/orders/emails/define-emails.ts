import type { Locale, ReturnStatus } from '@jyotiratna/contract';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { listFailedRefunds } from '../../payments/refund-queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { ownerOf, pageUrl } from '../../platform/email/composed-email.ts';
import { defineEmails } from '../../platform/email/define-emails.ts';
import { toJpeg } from '../../platform/images/to-jpeg.ts';
import { findOrderConfirmation } from '../confirmation-queries.ts';
import { creditNoteToSend, invoiceToSend } from '../invoices/get-pdf.ts';
import {
  findCreditNotice,
  findRefundNotice,
  findShipment,
  keyOfShipment,
  type ShipmentOf,
} from '../notice-queries.ts';
import { orderKey } from '../order-key.ts';
import { findReturnRequest, findReturnTimes, listReturnItems } from '../returns/queries.ts';
import { planSendBack } from '../returns/send-back.ts';
import { findReview } from '../reviews/queries.ts';
import { findEnergised } from '../workshop/queries.ts';
import { energised, photographCid } from './energised.ts';
import { newOrderEmail } from './new-order-email.ts';
import { cashQuestion, orderConfirmation } from './order-confirmation.ts';
import { refunded, refundFailed } from './refunded.ts';
import { returnRequestEmail, returnStep } from './return-step.ts';
import { reviewRejected, reviewRequest } from './reviews.ts';
import { shipped } from './shipped.ts';
import { storeCredit } from './store-credit.ts';

declare module '../../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** `again` is the key of a repetition that an administrator requested. */
    'order-confirmation': Repeatable;
    /** To the customer of a cash-on-delivery order: requests confirmation. */
    'cash-question': Repeatable;
    /** To the shop, when an order is paid, or confirmed for cash on delivery. */
    'order-notice': { orderId: string };
    /** One for each parcel. */
    shipped: ShipmentOf;
    /** To the customer, when their stone has been energised; `item` is the line's position. */
    energised: { orderId: string; item: number };
    refunded: { refundKey: string };
    /** To the shop, when a refund failed. */
    'refund-failed': { refundKey: string };
    /**
     * To the customer, when the store credit that paid part of an order is returned as a new gift
     * card.
     */
    'store-credit': { orderId: string; couponId: string; refundKey?: string; paise?: number };
    /** To the customer, when a return has reached the step. */
    'return-step': { returnId: string; step: ReturnStatus };
    /** To the shop, when a return is requested. */
    'return-notice': { returnId: string };
    /** To the customer of a delivered order, once: a request for a review. */
    'review-request': { orderId: string };
    /** To the author of a review that the shop rejects. */
    'review-refused': { reviewId: string; withdrawn?: boolean };
  }
}

type Repeatable = { orderId: string; again?: string };
type Page = { orderId: string; locale: Locale };

const keyOfRepeatable = ({ kind, orderId, again }: Repeatable & { kind: string }) =>
  again === undefined ? `${kind}:${orderId}` : `${kind}-again:${orderId}:${again}`;

const orderPage = (env: Deps['env'], { orderId, locale }: Page) =>
  pageUrl(env, locale, `/order/${orderId}`);

/**
 * The key that authorises actions on the order follows '#', so that it never reaches a server log.
 */
export const ownPage = async (deps: Pick<Deps, 'db' | 'env'>, order: Page) =>
  `${orderPage(deps.env, order)}#key=${await orderKey(deps, order.orderId)}`;

/** Emails about orders, shipments, returns and reviews. */
export const orderEmails = defineEmails({
  'order-confirmation': {
    key: keyOfRepeatable,
    render: async (deps, request) => {
      const order = await findOrderConfirmation(deps.db, request.orderId);
      if (!order?.email) return null;
      const { email: to, locale } = order;
      const pdf = await invoiceToSend(deps, request.orderId);
      const details = { ...order, url: await ownPage(deps, order), invoiced: pdf !== null };
      return { to, locale, pdf, email: orderConfirmation(details, emailMessages[locale]) };
    },
  },
  'cash-question': {
    key: keyOfRepeatable,
    render: async (deps, request) => {
      const order = await findOrderConfirmation(deps.db, request.orderId);
      if (!order?.email || order.status !== 'placed') return null;
      const { email: to, locale } = order;
      return {
        to,
        locale,
        email: cashQuestion({ ...order, url: await ownPage(deps, order) }, emailMessages[locale]),
      };
    },
  },
  'order-notice': {
    key: ({ kind, orderId }) => `${kind}:${orderId}`,
    render: async ({ db, env }, request) => {
      const owner = ownerOf(env);
      const order = owner && (await findOrderConfirmation(db, request.orderId, owner.locale));
      if (!order) return null;
      const url = orderPage(env, { ...order, locale: owner.locale });
      const email = newOrderEmail({ ...order, url }, emailMessages[owner.locale]);
      return { ...owner, email, ...(order.email && { replyTo: order.email }) };
    },
  },
  shipped: {
    key: keyOfShipment,
    render: async (deps, request) => {
      const order = await findShipment(deps.db, request);
      if (!order?.email) return null;
      const { email: to, locale } = order;
      return {
        to,
        locale,
        email: shipped({ ...order, url: await ownPage(deps, order) }, emailMessages[locale]),
      };
    },
  },
  energised: {
    key: ({ kind, orderId, item }) => `${kind}:${orderId}:${item}`,
    render: async (deps, request) => {
      const line = await findEnergised(deps.db, {
        orderId: request.orderId,
        position: request.item,
      });
      if (!line?.email || !(line.link || line.picture)) return null;
      const { email: to, locale, picture: image } = line;
      const details = { ...line, photographed: image !== null, url: await ownPage(deps, line) };
      const bytes = image === null ? null : await toJpeg(Buffer.from(image, 'base64'));
      return {
        ...{ to, locale, email: energised(details, emailMessages[locale]) },
        photograph: bytes && { cid: photographCid, bytes },
      };
    },
  },
  'review-request': {
    key: ({ kind, orderId }) => `${kind}:${orderId}`,
    render: async (deps, request) => {
      const order = await findOrderConfirmation(deps.db, request.orderId);
      if (!order?.email || order.status !== 'delivered') return null;
      const { email: to, locale, items } = order;
      return {
        to,
        locale,
        email: reviewRequest(
          { ...order, items, url: await ownPage(deps, order) },
          emailMessages[locale],
        ),
      };
    },
  },
  'review-refused': {
    render: async (deps, request) => {
      const found = await findReview(deps.db, request.reviewId);
      const orderId = found?.review.orderId;
      // A review from the previous shop has no order; its author gets no email.
      if (!found?.email || !found.locale || !found.orderNumber || orderId == null) return null;
      if (found.review.status !== 'refused') return null;
      const { email: to, locale, review, orderNumber } = found;
      const url = await ownPage(deps, { orderId, locale });
      const { withdrawn: wasPublished = false } = request;
      const details = { orderNumber, url, reason: review.refusal, wasPublished };
      return { to, locale, email: reviewRejected(details, emailMessages[locale]) };
    },
  },
  'return-step': {
    key: ({ kind, returnId, step }) => `${kind}:${returnId}:${step}`,
    render: async (deps, request) => {
      const { db, env } = deps;
      const found = await findReturnRequest(db, request.returnId);
      if (!found?.email) return null;
      const { email: customer, locale } = found;
      const { step } = request;
      if (step === 'withdrawn') return null;
      const items = await listReturnItems(db, request.returnId, locale);
      const url = await ownPage(deps, found);
      const times = step === 'approved' ? await findReturnTimes(db, request.returnId) : null;
      const address = [env.COMPANY_NAME, ...env.COMPANY_ADDRESS.split(/\n|, (?=\S)/)].filter(
        Boolean,
      );
      const sendBack = times && {
        ...planSendBack(times, found.reason),
        to: env.COMPANY_ADDRESS ? address : [],
      };
      const details = { ...found, step, items, url, sendBack };
      return { to: customer, locale, email: returnStep(details, emailMessages[locale]) };
    },
  },
  'return-notice': {
    key: ({ kind, returnId }) => `${kind}:${returnId}`,
    render: async ({ db, env }, request) => {
      const owner = ownerOf(env);
      const found = await findReturnRequest(db, request.returnId);
      if (!owner || !found?.email) return null;
      const { locale } = owner;
      const items = await listReturnItems(db, request.returnId, locale);
      const url = pageUrl(env, locale, '/admin/returns');
      const email = returnRequestEmail({ ...found, items, url }, emailMessages[locale]);
      return { ...owner, replyTo: found.email, email };
    },
  },
  refunded: {
    key: ({ kind, refundKey }) => `${kind}:${refundKey}`,
    render: async (deps, request) => {
      const refund = await findRefundNotice(deps.db, request.refundKey);
      if (!refund?.email) return null;
      const { email: to, locale } = refund;
      const pdf = await creditNoteToSend(deps, refund.orderId, request.refundKey);
      const details = { ...refund, url: await ownPage(deps, refund), credited: pdf !== null };
      return { to, locale, pdf, email: refunded(details, emailMessages[locale]) };
    },
  },
  'refund-failed': {
    key: ({ kind, refundKey }) => `${kind}:${refundKey}`,
    render: async ({ db, env }, request) => {
      const owner = ownerOf(env);
      const refund = owner && (await findRefundNotice(db, request.refundKey));
      if (!refund || !(await listFailedRefunds(db, refund.orderId)).includes(request.refundKey))
        return null;
      const url = orderPage(env, { ...refund, locale: owner.locale });
      return { ...owner, email: refundFailed({ ...refund, url }, emailMessages[owner.locale]) };
    },
  },
  'store-credit': {
    key: ({ kind, couponId, refundKey }) => `${kind}:${refundKey ?? couponId}`,
    render: async (deps, request) => {
      const found = await findCreditNotice(deps.db, request);
      if (!found?.email) return null;
      const credit = { ...found, paise: request.paise ?? found.paise };
      const { email: to, locale } = found;
      return {
        to,
        locale,
        email: storeCredit({ ...credit, url: await ownPage(deps, credit) }, emailMessages[locale]),
      };
    },
  },
});
