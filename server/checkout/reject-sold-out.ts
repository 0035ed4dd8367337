import { nameIn } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { notEnough } from '../cart/add-to-cart.ts';
import { bundleShortage } from '../cart/bundle-shortage.ts';
import { type IdentifiedLine, mergeLines } from '../cart/find-lines.ts';
import { bundlesOf } from '../catalogue/bundles/queries.ts';
import { showing } from '../catalogue/catalogue-cache.ts';
import { findProductRows, type ProductRow } from '../catalogue/queries.ts';
import { asSoldVariant } from '../catalogue/sold-variant.ts';
import { listConfiguredVariants } from '../catalogue/variant-queries.ts';
import type { Deps } from '../platform/deps.ts';

/**
 * Rejects requests for sold-out products from this process's catalogue cache, without a query:
 * under high load most buyers are too late. The cache is at most a second behind other processes;
 * the reservation decides.
 * @throws ShopError out_of_stock, sold_out (409)
 */
export async function rejectSoldOut(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Actor,
  items: readonly IdentifiedLine[],
): Promise<void> {
  if (actor.role !== 'guest' || !actor.isNew) return;
  const locale = actor.locale ?? 'en';
  for (const { productId, variant, quantity } of mergeLines(items)) {
    const copy = await deps.catalogue.remember(
      `stock ${productId}`,
      () => copyOf(deps, productId),
      (found) => showing([{ id: productId, bundle: found?.bundle }]),
    );
    const variantOrCopy =
      variant && copy?.hasVariants ? copy.variants.find(({ sku }) => sku === variant) : copy;
    if (!variantOrCopy || variantOrCopy.stock === null || variantOrCopy.stock >= quantity) continue;
    const part =
      copy && bundleShortage({ product: copy, bundle: copy.bundle.parts }, quantity, locale);
    throw notEnough(
      nameIn(variantOrCopy, locale),
      variantOrCopy.stock,
      { productId, ...(variant && { variant }) },
      part,
    );
  }
}

/** The remaining stock of a product and of each of its variants. */
async function copyOf({ db }: Pick<Deps, 'db'>, productId: string) {
  const [row] = await findProductRows(db, [productId]);
  if (!row) return null;
  const bundle = (await bundlesOf(db, [row])).get(row.id) ?? [];
  const variants = row.hasVariants ? await listConfiguredVariants(db, [productId]) : [];
  return {
    ...stockOf(row),
    hasVariants: row.hasVariants,
    bundle: {
      parts: bundle.map(({ product, quantity, state }) => ({
        ...{ productId: product.id, quantity, state },
        product: stockOf(product),
      })),
    },
    variants: variants.map((variant) => ({
      sku: variant.sku,
      ...stockOf(asSoldVariant(row, variant)),
    })),
  };
}

const stockOf = ({ name, nameHi, stock }: ProductRow) => ({ name, nameHi, stock });
