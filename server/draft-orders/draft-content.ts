import type { editDraftOrderRoute as call } from '@jyotiratna/contract/admin/draft-orders';
import type { z } from 'zod';
import { placeOf, storedBilling } from '../accounts/addresses/stored-billing.ts';
import type { DraftRow } from './queries.ts';

type Input = Omit<z.output<typeof call.body>, 'version'>;
type Content = Pick<DraftRow, 'items' | 'discount' | 'address' | 'billingAddress' | 'note'>;

/** The editable part of a draft, in its stored form. */
export function contentOf({ items, discount, address, note = '' }: Input): Content {
  return {
    items: items.map(({ productId, variant, quantity, extras }) => ({
      ...{ productId, quantity },
      ...(variant !== undefined && { variant }),
      ...(extras !== undefined && { extras }),
    })),
    discount: discount ?? null,
    address: address ? { ...placeOf(address), phone: address.phone } : null,
    billingAddress: address ? storedBilling(address) : null,
    note,
  };
}

/**
 * The editable part of a draft for the audit log: without personal data and the text of the note.
 */
export function auditedContent({
  items,
  discount,
  address,
}: Omit<Content, 'billingAddress' | 'note'>) {
  return {
    items: items.map(({ productId, variant, quantity }) => `${quantity} × ${variant ?? productId}`),
    ...(discount && { discount: `${discount.value} ${discount.type}`, reason: discount.reason }),
    collected: address === null,
  };
}
