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
  /** Paise of the lines that money had paid. */
  price: number;
  /**
   * Paise of the refund: the price and, with the last line of an order, the amounts paid besides
   * the lines.
   */
  refund: number;
  /**
   * Paise returned as a store credit in addition to the refund, because a previous one had paid
   * them.
   */
  spent: number;
  /** Paise of a store credit in place of the refund, `spent` included. */
  credit: number;
  /** Paise that may be deducted of either. */
  deductible: number;
};

/** The amounts of settling a return of its order. */
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

/** Paise of a refund of these lines; limited to the remaining amount. */
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
 * The returned units with their share of the remaining amount of their lines, at most the amount
 * paid for them: deductions from previous units, or retained parts of their price, are not
 * refunded with later ones.
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
