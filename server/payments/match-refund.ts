import type { ProviderRefund } from '../platform/payment-providers/provider.ts';
import type { RefundRow } from './queries.ts';

/**
 * `ours`: the event belongs to this refund; `wait`: one of our refunds has no provider id yet, so
 * the event may be its; `foreign`: made at the provider's dashboard.
 */
export type RefundMatch =
  | { kind: 'ours'; refund: RefundRow }
  | { kind: 'wait' }
  | { kind: 'foreign' };

/**
 * Matches a provider's refund with one of the shop's by the provider's id alone: equal amounts
 * or totals are no evidence, because the same amount may be refunded at the provider's
 * dashboard at the same time.
 * @param ofPayment the shop's refunds of the payment. While one of them has no response, an
 *   unknown id may be its own: the request is repeated with its idempotency key until the
 *   provider returns the id.
 */
export function matchRefund(
  { id }: Pick<ProviderRefund, 'id'>,
  ofPayment: readonly RefundRow[],
): RefundMatch {
  const refund = ofPayment.find(({ gatewayRefundId }) => gatewayRefundId === id);
  if (refund) return { kind: 'ours', refund };
  const unanswered = ofPayment.some(
    ({ status, gatewayRefundId }) =>
      gatewayRefundId === null && (status === 'queued' || status === 'pending'),
  );
  return { kind: unanswered ? 'wait' : 'foreign' };
}

/**
 * The status of a refund whose request the provider rejected: its status in the provider's list, by
 * its own id; else `failed`, regardless of other refunds of the payment.
 */
export function errorStatus(
  { gatewayRefundId }: Pick<RefundRow, 'gatewayRefundId'>,
  listed: readonly ProviderRefund[],
): ProviderRefund['status'] {
  return listed.find(({ id }) => id === gatewayRefundId)?.status ?? 'failed';
}
