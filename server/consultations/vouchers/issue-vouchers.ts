import { findUser } from '../../accounts/queries.ts';
import { customerAccount } from '../../ledger/accounts.ts';
import { lockBalance } from '../../ledger/queries.ts';
import { documentNumber, financialYear } from '../../orders/invoices/financial-year.ts';
import { readToday, takeSerial } from '../../orders/invoices/queries.ts';
import { findSeller, taxFreeScheme } from '../../orders/invoices/seller.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { buyerOfSession } from '../documents/buyer-of-session.ts';
import { recordAdvances } from './advance-queries.ts';
import { buildReceipt, buildRefund } from './compose-voucher.ts';
import { insertVoucher, listUnreceipted, listUnvouchered } from './queries.ts';
import { takeAdvances } from './take-advances.ts';

/**
 * Issues receipt vouchers of payments into balances, if they are configured as advances, and refund
 * vouchers of refunded advances. Safe to run in several processes.
 */
export async function issueVouchers(deps: Pick<Deps, 'db' | 'env'>): Promise<void> {
  const settings = await readSettings(deps);
  await recordAdvances(deps.db, settings.TOP_UPS_AS);
  if (
    settings.TOP_UPS_AS === 'advance' &&
    settings.SESSION_TAX &&
    !taxFreeScheme(settings) &&
    findSeller(settings)
  )
    for (const payment of await listUnreceipted(deps.db, 200)) await issueReceipt(deps, payment);
  // Regardless of the current settings, because the payments were advances when received.
  for (const refund of await listUnvouchered(deps.db, 200)) await issueRefund(deps, refund);
}

type Movement = { ref: string; userId: string; amountPaise: number };

async function issueReceipt(
  deps: Pick<Deps, 'db' | 'env'>,
  { ref, userId, amountPaise }: Movement,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    await lockBalance(tx, customerAccount(userId));
    if (!(await listUnreceipted(tx, 200)).some((one) => one.ref === ref)) return;
    const settings = await readSettings({ db: tx, env: deps.env });
    const seller = findSeller(settings);
    const user = await findUser(tx, userId);
    if (!seller || !settings.SESSION_TAX || !user) return;
    const { buyer, place } = await buyerOfSession(tx, { id: userId, name: user.name }, seller);
    const receipt = {
      seller,
      buyer,
      place,
      tax: settings.SESSION_TAX,
      locale: user.locale,
      ref,
      paise: amountPaise,
    };
    const content = buildReceipt(await nextNumber(tx, 'RCV'), receipt);
    const { number } = content;
    await insertVoucher(tx, {
      number,
      kind: 'receipt_voucher',
      userId,
      ref,
      leftPaise: amountPaise,
      content,
    });
    await requestEmail(tx, { kind: 'receipt-voucher', number });
  });
}

async function issueRefund(
  deps: Pick<Deps, 'db'>,
  { ref, userId, amountPaise }: Movement,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    await lockBalance(tx, customerAccount(userId));
    if (!(await listUnvouchered(tx, 200)).some((one) => one.ref === ref)) return;
    for (const { receipt, use } of await takeAdvances(tx, userId, amountPaise)) {
      const content = buildRefund(await nextNumber(tx, 'RFV'), receipt.content, use, ref);
      const row = {
        number: content.number,
        kind: 'refund_voucher' as const,
        userId,
        leftPaise: 0,
        content,
      };
      await insertVoucher(tx, { ...row, ref: `${ref} ${receipt.number}` });
    }
  });
}

async function nextNumber(tx: Transaction, series: string) {
  const date = await readToday(tx);
  const year = financialYear(date);
  return { number: documentNumber(series, year, await takeSerial(tx, series, year)), date };
}
