import { errorMessage, ShopError } from '@jyotiratna/contract';
import { mixedTax } from '../../catalogue/bundles/bundle-tax.ts';
import { productTax } from '../../catalogue/product-tax.ts';
import { findProductTaxes, type ProductTaxRow } from '../../catalogue/tax-queries.ts';
import { findSoldStones, type SoldStone } from '../../catalogue/variant-queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Env } from '../../platform/env.ts';
import type { OrderItemRow } from '../../reservations/order-queries.ts';
import { taxFreeScheme } from './seller.ts';

/** A line whose goods and service have tax codes and rates, with the sold stone. */
export type InvoiceItem = OrderItemRow & { hsn: string; gstBasisPoints: number; stone?: SoldStone };

type Taxes = Pick<Env, 'TAX_DEFAULTS' | 'SETTING_TAX' | 'ENERGISATION_TAX' | 'GST_SCHEME'>;

/**
 * The lines of an order with tax codes and rates: those known at the purchase, else those entered
 * since. Two queries; one if all were known.
 * @throws ShopError invoice_unavailable with the name of the first line without a rate
 */
export async function taxedItems(
  db: Executor,
  items: readonly OrderItemRow[],
  taxes: Taxes,
): Promise<InvoiceItem[]> {
  const products = await productsOf(db, items);
  const stones = await findSoldStones(
    db,
    items.map(({ variantId }) => variantId),
  );
  return items.map((item) => {
    const taxed = taxItem(item, taxRowOf(item, products, taxes), taxes);
    const stone = stones.get(item.variantId);
    if (taxed) return { ...taxed, ...(stone && { stone }) };
    throw new ShopError('invoice_unavailable', {
      message: errorMessage('tax_rate_missing', { name: item.name }),
    });
  });
}

/**
 * The name of the first line without a tax rate; null if none is missing. One query; none if all
 * were known at the purchase.
 */
export async function findUntaxed(
  db: Executor,
  items: readonly OrderItemRow[],
  taxes: Taxes,
): Promise<string | null> {
  const products = await productsOf(db, items);
  return items.find((item) => !taxItem(item, taxRowOf(item, products, taxes), taxes))?.name ?? null;
}

function productsOf(
  db: Executor,
  items: readonly OrderItemRow[],
): Promise<Map<string, ProductTaxRow>> {
  const unknown = items.filter((item) => item.hsn === null || item.gstBasisPoints === null);
  return findProductTaxes(db, unknown.flatMap(taxedProducts));
}

/** The products that determine a line's tax rate: its own, or the items of a bundle. */
export function taxedProducts({
  productId,
  bundle,
}: Pick<OrderItemRow, 'productId' | 'bundle'>): string[] {
  return bundle?.map((part) => part.productId) ?? [productId];
}

/** The current tax data of a line's product; undefined for a bundle with an item without a rate. */
export function taxRowOf(
  item: Pick<OrderItemRow, 'productId' | 'bundle'>,
  products: ReadonlyMap<string, ProductTaxRow>,
  { TAX_DEFAULTS }: Pick<Taxes, 'TAX_DEFAULTS'>,
): ProductTaxRow | undefined {
  const rows = taxedProducts(item).flatMap((id) => products.get(id) ?? []);
  const [first] = rows;
  if (!item.bundle || !first) return first;
  const tax = mixedTax(rows.map((row) => productTax(row, TAX_DEFAULTS)));
  return tax.hsn === null ? undefined : { ...tax, category: first.category };
}

/** A line with its tax codes and rates; null if its goods or service have no rate yet. */
export function taxItem(
  item: OrderItemRow,
  product: ProductTaxRow | undefined,
  taxes: Taxes,
): InvoiceItem | null {
  if (taxFreeScheme(taxes)) return withoutTax(item);
  const { hsn, gstBasisPoints } = goodsTax(item, product, taxes);
  if (hsn === null || gstBasisPoints === null) return null;
  const energisation = item.parts?.energisation;
  if (!item.parts || !energisation || energisation.paise === 0)
    return { ...item, hsn, gstBasisPoints };
  const serviceTax =
    energisation.sac !== null && energisation.gstBasisPoints !== null
      ? { code: energisation.sac, basisPoints: energisation.gstBasisPoints }
      : taxes.ENERGISATION_TAX;
  if (!serviceTax) return null;
  const taxed = { ...energisation, sac: serviceTax.code, gstBasisPoints: serviceTax.basisPoints };
  return { ...item, hsn, gstBasisPoints, parts: { ...item.parts, energisation: taxed } };
}

/** A line of a bill of supply: its price bears no tax, and its codes are optional. */
function withoutTax(item: OrderItemRow): InvoiceItem {
  const service = item.parts?.energisation;
  const parts = item.parts &&
    service && {
      ...item.parts,
      energisation: { ...service, sac: service.sac ?? '', gstBasisPoints: 0 },
    };
  return { ...item, parts: parts || item.parts, hsn: item.hsn ?? '', gstBasisPoints: 0 };
}

function goodsTax(
  item: OrderItemRow,
  product: ProductTaxRow | undefined,
  { TAX_DEFAULTS, SETTING_TAX }: Taxes,
): { hsn: string | null; gstBasisPoints: number | null } {
  const { hsn, gstBasisPoints } = item;
  if (hsn !== null && gstBasisPoints !== null) return { hsn, gstBasisPoints };
  if (item.parts?.setting)
    return { hsn: SETTING_TAX?.code ?? null, gstBasisPoints: SETTING_TAX?.basisPoints ?? null };
  if (!product) return { hsn, gstBasisPoints };
  // Rates that were entered for another code do not apply to a line with its own code.
  const same = hsn === null || product.hsn === null || product.hsn === hsn;
  return productTax(
    {
      category: product.category,
      hsn: hsn ?? product.hsn,
      gstBasisPoints: gstBasisPoints ?? (same ? product.gstBasisPoints : null),
    },
    TAX_DEFAULTS,
  );
}
