import { defined, isCausedByShop, ShopError, toRupees } from '@jyotiratna/contract';
import { refundableOf } from '../../orders/cancel-locked-order.ts';
import type { LineMoney } from '../../orders/line-money.ts';
import type { ReturnWithLines } from '../../orders/returns/queries.ts';
import { creditWorth, minCreditPaise } from '../../orders/store-credit.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { OrderRow } from '../../reservations/order-queries.ts';
import { planRefund, type RequestedLine } from '../orders/plan-refund.ts';

export type ReturnWorth = {
  lines: RequestedLine[];
  /** The lines' value that was paid with money, in paise. */
  price: number;
  /**
   * The refund, in paise: `price` and, with an order's last line, charges paid besides the lines.
   */
  refund: number;
  /**
   * Store credit returned in addition to the refund, in paise, because store credit had paid it.
   */
  spent: number;
  /** Store credit in place of the refund, in paise, `spent` included. */
  credit: number;
  /** Maximum deduction from either, in paise. */
  deductible: number;
};

/** Computes the possible settlements of a return. */
export async function returnWorth(
  db: Executor,
  order: OrderRow,
  found: ReturnWithLines,
): Promise<ReturnWorth> {
  const { lines: money, left } = await refundableOf(db, order);
  const lines = returnedLines(found.lines, money);
  const { money: price, spent } = await creditWorth(db, order, lines, { asStated: false });
  const result = await creditWorth(db, order, lines, { asStated: true });
  const credit = result.money + result.spent;
  const refund = refundOf(money, lines, left);
  return {
    lines,
    price,
    refund,
    spent,
    credit,
    deductible: deductiblePaise(found, Math.min(price, refund, credit)),
  };
}

/**
 * The maximum deduction for wear or for removing a stone from its setting, in paise: 0 if the
 * shop caused the return, else all but the minimum refund.
 */
export function deductiblePaise(
  { reason }: Pick<ReturnWithLines, 'reason'>,
  worth: number,
): number {
  return isCausedByShop(reason) ? 0 : Math.max(0, worth - minCreditPaise);
}

/** The refund of these lines in paise, at most the remaining payment. */
function refundOf(
  money: readonly LineMoney[],
  lines: readonly RequestedLine[],
  left: number,
): number {
  if (left === 0) return 0;
  try {
    return planRefund(money, lines, left).amountPaise;
  } catch (error) {
    if (error instanceof ShopError) return left;
    throw error;
  }
}

/**
 * The returned units with their share of their lines' remaining value, at most the price paid for
 * them: a deduction from earlier units, or a retained part of their price, is not refunded with
 * later ones.
 */
function returnedLines(
  returned: ReturnWithLines['lines'],
  money: readonly LineMoney[],
): RequestedLine[] {
  return returned.map(({ position, quantity }) => {
    const { leftPaise, paidPaise, ...line } = defined(
      money.find((one) => one.position === position),
    );
    const units = line.quantity - line.refundedQuantity;
    const used = Math.min(quantity, units);
    const share = quantity >= units ? leftPaise : Math.floor((leftPaise * quantity) / units);
    const paise = Math.min(share, Math.ceil((paidPaise * used) / line.quantity));
    return { item: position, quantity: used, amount: toRupees(paise), restock: false };
  });
}
