import { minRefundPaise } from '../platform/payment-providers/provider.ts';

type Payment = { paymentId: string; provider: string; amountPaise: number };
/** A part of a balance with the payment that it goes back by; null where the owner transfers it. */
export type BalanceRefundItem = { paymentId: string | null; provider: string; amountPaise: number };

/**
 * How what is left of a balance goes back: by the payments that brought it, the oldest first. What
 * they do not cover, and what is less than a provider gives back, is the owner's to transfer.
 * @param payments into the balance, the oldest first; amounts in paise
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
