import { minRefundPaise } from '../platform/payment-providers/provider.ts';

type Payment = { paymentId: string; provider: string; amountPaise: number };
/**
 * A part of a balance with the payment by which it is refunded; null where the owner transfers it.
 */
export type BalanceRefundItem = { paymentId: string | null; provider: string; amountPaise: number };

/**
 * Splits the remaining balance into refunds: by the payments into it, oldest first. The owner
 * transfers an amount that the payments do not cover, or that is less than a provider's minimum
 * refund.
 * @param payments into the balance, oldest first; amounts in paise
 */
export function planBalanceRefund(
  balancePaise: number,
  payments: readonly Payment[],
): BalanceRefundItem[] {
  const parts: BalanceRefundItem[] = [];
  let left = balancePaise;
  for (const { paymentId, provider, amountPaise } of payments) {
    const part = Math.min(left, amountPaise);
    if (part < minRefundPaise) continue;
    parts.push({ paymentId, provider, amountPaise: part });
    left -= part;
  }
  return left > 0 ? [...parts, { paymentId: null, provider: 'outside', amountPaise: left }] : parts;
}
