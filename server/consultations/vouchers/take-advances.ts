import type { AdvanceUse } from '../../orders/invoices/tax-document.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { partOf } from './compose-voucher.ts';
import { lockAdvances, setLeft, type VoucherRow } from './queries.ts';

/**
 * Uses up a customer's advances by this amount, oldest first, or all of them if they are less.
 * @returns the used parts with their receipts
 */
export async function takeAdvances(
  tx: Transaction,
  userId: string,
  paise: number,
): Promise<{ receipt: VoucherRow; use: AdvanceUse }[]> {
  const parts: { receipt: VoucherRow; use: AdvanceUse }[] = [];
  let left = paise;
  for (const receipt of await lockAdvances(tx, userId)) {
    const part = Math.min(left, receipt.leftPaise);
    if (part <= 0) break;
    parts.push({ receipt, use: partOf(receipt.content, receipt.leftPaise, part) });
    await setLeft(tx, receipt.number, receipt.leftPaise - part);
    left -= part;
  }
  return parts;
}
