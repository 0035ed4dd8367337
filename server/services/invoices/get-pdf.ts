import { ShopError } from '@jyotiratna/contract';
import { lockOrder } from '../../db/queries/orders.ts';
import { transact } from '../../db/transact.ts';
import { renderTaxDocument } from '../../ports/pdf/render-tax-document.ts';
import type { TaxDocument } from '../../ports/pdf/tax-document.ts';
import type { Member } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { issueCreditNote, issueInvoice } from './issue.ts';
import { requireSeller } from './seller.ts';

export type Pdf = { fileName: string; bytes: Buffer };

/**
 * A tax document of an order as a PDF, issued by the first who asks for it; ever after it is the same.
 * @param refundKey the refund whose credit note is wanted; the invoice without it
 * @throws ShopError invoice_unavailable, order_state, or order_not_found (also for somebody else's order)
 */
export async function getTaxDocument(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Member,
  { id, refundKey }: { id: string; refundKey?: string | undefined },
): Promise<Pdf> {
  const row = await transact(deps.db, async (tx) => {
    const order = id.includes('\0') ? null : await lockOrder(tx, id);
    if (!order || (actor.role !== 'admin' && order.ownerKey !== actor.ownerKey)) throw new ShopError('order_not_found');
    const seller = requireSeller(deps.env);
    return refundKey === undefined
      ? issueInvoice(tx, seller, order)
      : issueCreditNote(tx, seller, { order, refundKey });
  });
  const bytes = await renderTaxDocument(row.content as TaxDocument);
  return { fileName: `${row.number.replaceAll('/', '-')}.pdf`, bytes };
}
