import { isCausedByShop, ShopError, toRupees } from '@jyotiratna/contract';
import { refundableOf } from '../../orders/cancel-locked-order.ts';
import type { LineMoney } from '../../orders/line-money.ts';
import type { ReturnWithLines } from '../../orders/returns/queries.ts';
import { creditWorth, minCreditPaise } from '../../orders/store-credit.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { OrderRow } from '../../reservations/order-queries.ts';
import { planRefund, type WantedLine } from '../orders/plan-refund.ts';

export type ReturnWorth = {
  lines: WantedLine[];
  /** Paise of the lines that money had paid. */
  price: number;
  /** Paise that a refund gives back: the price and, with the last line of an order, what was paid next to the lines. */
  refund: number;
  /** Paise that come back as a store credit next to the refund, because an earlier one had paid them. */
  spent: number;
  /** Paise of a store credit in place of the refund, `spent` included. */
  credit: number;
  /** Paise that may be deducted of either. */
  deductible: number;
};

/** What settling a return gives back of its order. */
export async function returnWorth(db: Executor, order: OrderRow, found: ReturnWithLines): Promise<ReturnWorth> {
  const { lines: money, left } = await refundableOf(db, order);
  const lines = returnedLines(found.lines, money);
  const { money: price, spent } = await creditWorth(db, order, lines, { asTold: false });
  const told = await creditWorth(db, order, lines, { asTold: true });
  const credit = told.money + told.spent;
  const refund = refundOf(money, lines, left);
  return { lines, price, refund, spent, credit, deductible: deductiblePaise(found, Math.min(price, refund, credit)) };
}

/**
 * What may be deducted for wear or for setting a stone free, in paise: nothing where the shop caused the return, else all but the
 * least that can be given back.
 */
export function deductiblePaise({ reason }: Pick<ReturnWithLines, 'reason'>, worth: number): number {
  return isCausedByShop(reason) ? 0 : Math.max(0, worth - minCreditPaise);
}

/** Paise that a refund of these lines gives back; all that is left where the lines would take more. */
function refundOf(money: readonly LineMoney[], lines: readonly WantedLine[], left: number): number {
  if (left === 0) return 0;
  try {
    return planRefund(money, lines, left).amountPaise;
  } catch (error) {
    if (error instanceof ShopError) return left;
    throw error;
  }
}

/**
 * The returned pieces with their part of what is left of their lines, at most what was paid for them: what was deducted of
 * earlier pieces, or kept of their price, does not go back with later ones.
 */
function returnedLines(returned: ReturnWithLines['lines'], money: readonly LineMoney[]): WantedLine[] {
  return returned.map(({ position, quantity }) => {
    const { leftPaise, paidPaise, ...line } = money.find((one) => one.position === position)!;
    const pieces = line.quantity - line.refundedQuantity;
    const taken = Math.min(quantity, pieces);
    const share = quantity >= pieces ? leftPaise : Math.floor((leftPaise * quantity) / pieces);
    const paise = Math.min(share, Math.ceil((paidPaise * taken) / line.quantity));
    return { item: position, quantity: taken, amount: toRupees(paise), restock: false };
  });
}
