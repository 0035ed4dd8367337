import { arrivalDays, defined, type LineParts, type ReturnTerms, returnRuleOf } from '@jyotiratna/contract';
import { imageUrl } from '../catalogue/present-product.ts';
import { productTax } from '../catalogue/product-tax.ts';
import { listVisible } from '../catalogue/variant-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Env } from '../platform/env.ts';
import type { PricedLines } from '../pricing/price-lines.ts';
import type { OrderItemRow } from '../reservations/order-queries.ts';

/**
 * An order's items with name, price, tax and image at the time of purchase.
 * @param terms `taxes` of products without their own (missing values are resolved at invoicing),
 * and the promised `returns`
 * @param started the start of production for made-to-order lines, and the observed holidays;
 * bare orders have no such lines
 */
export async function itemRows(
  db: Executor,
  orderId: string,
  { lines }: Pick<PricedLines, 'lines'>,
  { taxes, returns }: { taxes: Env['TAX_DEFAULTS']; returns: ReturnTerms },
  started?: { nowMs: number; holidays: readonly string[] },
): Promise<OrderItemRow[]> {
  const ids = lines.map(({ product }) => product.id);
  const visible = await listVisible(db, ids);
  const promised = ({ product, variant, parts }: PricedLines['lines'][number]) => {
    const created = parts?.energisation ? 'energised' : parts?.setting ? 'set' : undefined;
    const returnRule = returnRuleOf(
      { weightMg: product.weightMg, returnable: variant?.returnable, made: created },
      returns,
    );
    const returnPercent = returnRule === 'set_jewellery' ? returns.setPercent : null;
    return { returnRule, returnDays: returns.days[returnRule], returnPercent };
  };
  return lines.map((line, position) => {
    const { product, variant, quantity, extras, parts, discounted = true } = line;
    return {
      orderId,
      position,
      productId: product.id,
      variantId: variant?.id ?? product.id,
      sku: variant?.sku ?? defined(defined(visible.get(product.id)).sku),
      name: product.name,
      nameHi: product.nameHi,
      slug: product.slug,
      image: visible.get(product.id)?.pictures.map(imageUrl)[variant?.pictures[0] ?? 0] ?? null,
      // Set, it has its own code and rate by now.
      ...(parts?.setting ? { hsn: product.hsn, gstBasisPoints: product.gstBasisPoints } : productTax(product, taxes)),
      ...promised(line),
      parts: parts ?? null,
      madeBy: started ? createdBy(parts, started) : null,
      madeAt: null,
      ringSize: null,
      sankalpa: extras?.energisation?.for ?? null,
      energisedAt: null,
      energisedLink: null,
      energisedPicture: null,
      hallmark: null,
      unitPricePaise: product.discountedPricePaise,
      quantity,
      discounted,
      tookStock: product.stock !== null,
      restocked: 0,
    };
  });
}

/** The day in India by which a line is made; null while its size is open. */
function createdBy(parts: LineParts | undefined, { nowMs, holidays }: { nowMs: number; holidays: readonly string[] }) {
  if (!parts?.setting || parts.setting.size === 'unsure') return null;
  const { daysToMake } = parts.setting;
  return arrivalDays(nowMs, { least: daysToMake, most: daysToMake, holidays }).to;
}
