import type { StaleProduct } from '@jyotiratna/contract';
import { ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { listSubjectAudit } from '../../../db/queries/audit.ts';
import type { ProductRow } from '../../../db/queries/products.ts';
import type { Difference } from '../audit.ts';
import { presentAdminProduct } from './present-admin-product.ts';

/** The refusal of an edit that was based on an older version: it tells who changed what since, and the product as it is. */
export async function staleEdit(tx: Transaction, row: ProductRow, basedOn: number): Promise<ShopError> {
  const entries = await listSubjectAudit(tx, `product:${row.id}`, 20);
  const changes = entries
    .filter(({ difference }) => Number((difference as Difference).version?.after) > basedOn)
    .map(({ actorEmail, at, difference }) => ({
      by: actorEmail,
      at: at.toISOString(),
      fields: Object.keys(difference as Difference).filter((field) => field !== 'version'),
    }));
  const data: StaleProduct = { product: await presentAdminProduct(tx, row), changes };
  const [latest] = changes;
  return new ShopError('stale_edit', {
    data,
    ...(latest && { details: `${latest.by} changed ${latest.fields.join(', ')}.` }),
  });
}
