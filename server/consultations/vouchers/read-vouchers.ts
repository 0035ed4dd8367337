import { ShopError, toRupees, type Vouchers } from '@jyotiratna/contract';
import { type Actor, requireUser } from '../../accounts/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listVouchersByNumber, listVouchersOf } from './queries.ts';

/** The caller's receipt and refund vouchers, latest first. */
export async function readVouchers({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Vouchers> {
  const rows = await listVouchersOf(db, requireUser(actor).id);
  return {
    vouchers: rows.map(({ number, kind, content }) => ({
      ...{ number, kind, amount: toRupees(content.totals.payable), date: content.date },
    })),
  };
}

/**
 * One of the caller's vouchers as a PDF. @throws ShopError not_found, also for another customer's
 * voucher
 */
export async function drawVoucher(
  { db, workers }: Pick<Deps, 'db' | 'workers'>,
  actor: Actor,
  number: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { id } = requireUser(actor);
  const [row] = await listVouchersByNumber(db, [number]);
  if (row?.userId !== id) throw new ShopError('not_found');
  const bytes = await workers.renderTaxDocument(row.content);
  return { fileName: `${number.replaceAll('/', '-')}.pdf`, bytes };
}
