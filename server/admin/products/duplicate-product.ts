import { type AdminProduct, ShopError, sliceText } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { type BundlePartRow, bundlesOf } from '../../catalogue/bundles/queries.ts';
import { productColumns } from '../../catalogue/product-schema.ts';
import type { ProductRow } from '../../catalogue/queries.ts';
import { nameStockCause } from '../../catalogue/stock-movement-queries.ts';
import { type ConfiguredRow, listConfiguredVariants } from '../../catalogue/variant-queries.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { listProductImages, setProductImages } from '../pictures/queries.ts';
import { insertWithSlug, withBundle } from './add-product.ts';
import { auditedBundle, auditedProduct } from './audited.ts';
import { presentAdminProduct } from './present-admin-product.ts';
import { lockProduct, type NewProductRow } from './queries.ts';
import { listSkusLike, saveVariants } from './variant-queries.ts';

/**
 * Duplicates a product as a draft with its own slug and SKUs; images are shared, since an image is
 * stored as long as it is used. Unique data is not copied: the laboratory report, and stock, which
 * is 0 if tracked.
 * @throws ShopError product_not_found
 */
export async function duplicateProduct(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  id: string,
): Promise<AdminProduct> {
  return withFreeSkus(() =>
    transact(deps.db, async (tx) => {
      // Locked, so that its images are not removed before the copy refers to them.
      const source = await lockProduct(tx, id);
      if (!source) throw new ShopError('product_not_found');
      const links = await listProductImages(tx, id);
      await nameStockCause(tx, { cause: 'correction', by: actor.email });
      const added = await insertWithSlug(tx, copyOf(source));
      const parts = (await bundlesOf(tx, [source])).get(id);
      const copy = parts ? await withBundle(tx, added, { parts: parts.map(partOf) }) : added;
      const sold = source.hasVariants ? await listConfiguredVariants(tx, [id]) : [];
      const variants = await copyVariants(tx, sold, copy.id);
      await saveVariants(tx, { rows: variants, removed: [], sums: null });
      await setProductImages(tx, copy.id, links);
      const difference = {
        ...differenceOf(
          null,
          auditedProduct(copy, links, variants, parts && auditedBundle(copy, parts)),
        ),
        copyOf: { before: null, after: id },
      };
      await audit(tx, actor, 'product.duplicate', `product:${copy.id}`, difference);
      return presentAdminProduct(tx, copy);
    }),
  );
}

const partOf = ({ product, variantId, quantity }: BundlePartRow) => ({
  productId: product.id,
  variantId,
  quantity,
});

/** Retries if another new variant uses the same SKU. */
async function withFreeSkus<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'product_variants_sku')) throw error;
    return work();
  }
}

function copyOf(source: ProductRow): Omit<NewProductRow, 'slug'> {
  const columns = Object.fromEntries(
    Object.keys(productColumns()).map((column) => [column, source[column as keyof ProductRow]]),
  ) as Omit<NewProductRow, 'id' | 'slug'>;
  return {
    ...columns,
    id: newId('rem_'),
    name: marked(source.name, ' (copy)'),
    nameHi: source.nameHi && marked(source.nameHi, ' (प्रति)'),
    isFeatured: false,
    stock: source.stock === null ? null : 0,
    laboratory: null,
    reportNumber: null,
    reportDate: null,
    tint: source.tint,
    sample: source.sample,
    hasVariants: source.hasVariants,
    bundlePaise: source.bundlePaise,
    bundleBasisPoints: source.bundleBasisPoints,
    draft: true,
  };
}

/** Appends a mark to a name, within its limit of 150 characters. */
const marked = (name: string, mark: string) => `${sliceText(name, 150 - mark.length)}${mark}`;

async function copyVariants(
  tx: Transaction,
  sold: readonly ConfiguredRow[],
  productId: string,
): Promise<ConfiguredRow[]> {
  const used = await listSkusLike(
    tx,
    sold.map(({ sku }) => copiedSku(sku, 1)),
  );
  return sold.map((variant) => {
    let number = 1;
    while (used.has(copiedSku(variant.sku, number))) number += 1;
    const sku = copiedSku(variant.sku, number);
    used.add(sku);
    const report = { laboratory: null, reportNumber: null, reportDate: null };
    return {
      ...variant,
      ...report,
      id: newId('var_'),
      productId,
      sku,
      stock: 0,
      lowStockNotified: false,
    };
  });
}

/**
 * The SKU of a copy, such as `RING-14-COPY` or `RING-14-COPY-2`, within the limit of 64 characters.
 */
function copiedSku(sku: string, number: number): string {
  const mark = number === 1 ? '-COPY' : `-COPY-${number}`;
  return `${sku.replace(/-COPY(-\d+)?$/, '').slice(0, 54)}${mark}`;
}
