import { type AdminProduct, errorMessage, ShopError } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { editOf } from '../../catalogue/catalogue-cache.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { auditedProduct } from './audited.ts';
import { presentAdminProducts } from './present-admin-product.ts';
import { changeProduct, listPictured, lockProducts } from './queries.ts';

/**
 * Publishes or unpublishes products, atomically. A draft disappears at once from every page, list
 * and search, in all processes; carts retain their lines until it is published again, and orders
 * their data.
 * @throws ShopError product_not_found, or invalid_input if one to be published has no image
 */
export async function publishProducts(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  { ids, published }: { ids: readonly string[]; published: boolean },
): Promise<AdminProduct[]> {
  const distinct = [...new Set(ids)];
  const { products, changed } = await transact(deps.db, async (tx) => {
    const rows = await lockProducts(tx, distinct);
    if (rows.length < distinct.length) throw new ShopError('product_not_found');
    const different = rows.filter(({ draft }) => draft === published);
    const pictured = published ? await listPictured(tx, distinct) : null;
    const bare = different.find(({ id }) => pictured && !pictured.has(id));
    if (bare) {
      const message = errorMessage('publish_picture_needed', { name: bare.name });
      throw new ShopError('invalid_input', { message, fields: { ids: message } });
    }
    const after = new Map(rows.map((row) => [row.id, row]));
    for (const before of different) {
      const row = await changeProduct(tx, before.id, { draft: !published });
      after.set(row.id, row);
      const difference = differenceOf(auditedProduct(before), auditedProduct(row));
      await audit(
        tx,
        actor,
        published ? 'product.publish' : 'product.unpublish',
        `product:${row.id}`,
        difference,
      );
    }
    return { products: await presentAdminProducts(tx, [...after.values()]), changed: different };
  });
  if (changed.length > 0)
    await deps.catalogue.changed([...new Set(changed.flatMap(({ id }) => editOf(id)))]);
  return products;
}
