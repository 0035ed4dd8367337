import { type AdminCoupon, type Dashboard, formatRupeesExact } from '@jyotiratna/contract';

type DashboardOrder = Dashboard['attention']['orders'][number];

export type AttentionItem = {
  key: string;
  kind: 'review' | 'refund' | 'pack' | 'message' | 'coupon';
  title: string;
  detail: string;
  to: string;
  action: string;
};

/** A coupon is worth a look when no more than this share of its uses is left. */
const scarce = 0.1;

/** Open items that need manual handling, the most urgent first. */
export function attentionItems(
  { attention, toShip, openMessages }: Pick<Dashboard, 'attention' | 'toShip' | 'openMessages'>,
  coupons: readonly AdminCoupon[],
): AttentionItem[] {
  const orders = attention.orders.map(({ _id, orderNumber, status, amount, email, refundFailed }) => {
    const review = status === 'payment_review';
    return {
      key: _id,
      kind: review ? ('review' as const) : ('refund' as const),
      title: titleOf(status, refundFailed),
      detail: [orderNumber, formatRupeesExact(amount), email].filter(Boolean).join(', '),
      to: `/admin/orders/${_id}`,
      action: 'Open order',
    };
  });
  const packing = {
    key: 'to-ship',
    kind: 'pack' as const,
    title: toShip === 1 ? '1 paid order waits to be sent' : `${toShip} paid orders wait to be sent`,
    detail: 'The policy says 2-3 business days',
    to: '/admin/orders?status=paid',
    action: 'See orders',
  };
  const writing = {
    key: 'messages',
    kind: 'message' as const,
    title: openMessages === 1 ? '1 message waits for an answer' : `${openMessages} messages wait for an answer`,
    detail: 'From the contact page',
    to: '/admin/messages',
    action: 'Read',
  };
  const runningOut = coupons.flatMap(({ _id, code, status, maxRedemptions, redeemedCount }) => {
    const left = (maxRedemptions ?? 0) - redeemedCount;
    if (status !== 'active' || maxRedemptions === null || left > maxRedemptions * scarce) return [];
    return {
      key: _id,
      kind: 'coupon' as const,
      title: `${code} has ${left} ${left === 1 ? 'use' : 'uses'} left`,
      detail: `${redeemedCount} of ${maxRedemptions} redeemed`,
      to: `/admin/coupons/add?id=${_id}`,
      action: 'Edit coupon',
    };
  });
  return [...orders, ...(toShip > 0 ? [packing] : []), ...(openMessages > 0 ? [writing] : []), ...runningOut];
}

function titleOf(status: DashboardOrder['status'], refundFailed: boolean): string {
  if (refundFailed) return 'A refund failed: try it again';
  return status === 'payment_review' ? 'A payment needs review' : 'A refund has not gone through yet';
}
