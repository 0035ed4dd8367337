import type { OrderDocument } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { type OrderRow, paidStatuses } from '../../reservations/order-queries.ts';
import { isTaxed } from './issue.ts';
import type { InvoiceRow } from './queries.ts';
import { findSeller } from './seller.ts';

/** Whether an order without an invoice may have one now: it is paid for in earnest, and who sells is configured. */
export function mayInvoice({ env }: Pick<Deps, 'env'>, order: Pick<OrderRow, 'status' | 'provider'>): boolean {
  const paid = (paidStatuses as readonly string[]).includes(order.status);
  return paid && isTaxed(order) && findSeller(env) !== null;
}

/**
 * The tax documents of an order as links; an invoice that may be issued is among them before it has its number.
 * @param base the path of the order that the documents' paths begin with
 */
export function presentDocuments(
  deps: Pick<Deps, 'env'>,
  order: Pick<OrderRow, 'status' | 'provider'>,
  issued: readonly Pick<InvoiceRow, 'number' | 'kind' | 'refundKey'>[],
  base: string,
): OrderDocument[] {
  const due = !issued.some(({ kind }) => kind === 'invoice') && mayInvoice(deps, order);
  return [
    ...(due ? [{ number: null, kind: 'invoice' as const, path: `${base}/invoice.pdf` }] : []),
    ...issued.map(({ number, kind, refundKey }) => ({
      number,
      kind,
      path: `${base}/${refundKey === null ? 'invoice.pdf' : `credit-notes/${refundKey}`}`,
    })),
  ];
}
