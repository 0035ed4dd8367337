import { type AdminCoupon, type Dashboard, formatRupeesExact } from '@jyotiratna/contract';
import { dashboard as t } from '#messages/admin/dashboard.ts';

type OpenOrder = Dashboard['attention']['orders'][number];

export type AttentionItem = {
  key: string;
  kind: 'review' | 'refund' | 'pack' | 'message' | 'coupon';
  title: string;
  detail: string;
  to: string;
  action: string;
};

/** A coupon is listed when at most this share of its uses is left. */
const lowShare = 0.1;

/** Open items that need manual handling, the most urgent first. */
export function openItems(
  { attention, toShip, openMessages }: Pick<Dashboard, 'attention' | 'toShip' | 'openMessages'>,
  coupons: readonly AdminCoupon[],
): AttentionItem[] {
  const orders = attention.orders.map((order): AttentionItem => {
    const { _id, orderNumber, status, amount, email, refundFailed } = order;
    return {
      key: _id,
      kind: status === 'payment_review' ? 'review' : 'refund',
      title: titleOf(status, refundFailed),
      detail: [orderNumber, formatRupeesExact(amount), email].filter(Boolean).join(', '),
      to: `/admin/orders/${_id}`,
      action: t.openOrder,
    };
  });
  const unshipped: AttentionItem = {
    key: 'to-ship',
    kind: 'pack',
    title: toShip === 1 ? t.paidOrderPending : t.paidOrdersWait(toShip),
    detail: t.policySays2,
    to: '/admin/orders?status=paid',
    action: t.seeOrders,
  };
  const unread: AttentionItem = {
    key: 'messages',
    kind: 'message',
    title: openMessages === 1 ? t.messagePending : t.messagesPending(openMessages),
    detail: t.fromContactPage,
    to: '/admin/messages',
    action: t.read,
  };
  const runningOut = coupons.flatMap((coupon): AttentionItem[] => {
    const { _id, code, status, maxRedemptions, redeemedCount } = coupon;
    const left = (maxRedemptions ?? 0) - redeemedCount;
    if (status !== 'active' || maxRedemptions === null || left > maxRedemptions * lowShare)
      return [];
    return [
      {
        key: _id,
        kind: 'coupon',
        title: t.useusesLeft(code, left),
        detail: t.redeemed(redeemedCount, maxRedemptions),
        to: `/admin/coupons/add?id=${_id}`,
        action: t.editCoupon,
      },
    ];
  });
  return [
    ...orders,
    ...(toShip > 0 ? [unshipped] : []),
    ...(openMessages > 0 ? [unread] : []),
    ...runningOut,
  ];
}

function titleOf(status: OpenOrder['status'], refundFailed: boolean): string {
  if (refundFailed) return t.refundFailedTry;
  return status === 'payment_review' ? t.paymentNeedsReview : t.refundNotGone;
}
