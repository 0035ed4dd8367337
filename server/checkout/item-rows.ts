import {
  arrivalDays,
  defined,
  type LineParts,
  type ReturnTerms,
  returnRuleOf,
} from '@jyotiratna/contract';
import { bundleTax } from '../catalogue/bundles/bundle-tax.ts';
import type { BundlePartRow } from '../catalogue/bundles/queries.ts';
import { imageUrl } from '../catalogue/present-product.ts';
import { productTax } from '../catalogue/product-tax.ts';
import { listPresentations } from '../catalogue/variant-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Env } from '../platform/env.ts';
import type { CartEntry, PricedLines } from '../pricing/price-lines.ts';
import type { OrderItemRow } from '../reservations/order-queries.ts';
import type { StoredBundleItem } from '../reservations/schema.ts';

/**
 * An order's items with name, price, tax and image at the time of purchase.
 * @param terms.taxes default taxes of products without their own (missing values are resolved at
 * invoicing)
 * @param terms.returns the promised return terms
 * @param started the start of production for made-to-order lines, and the observed holidays;
 * minimal orders have no such lines
 */
export async function itemRows(
  db: Executor,
  orderId: string,
  { lines }: Pick<PricedLines, 'lines'>,
  { taxes, returns }: { taxes: Env['TAX_DEFAULTS']; returns: ReturnTerms },
  started?: { nowMs: number; holidays: readonly string[] },
): Promise<OrderItemRow[]> {
  const ids = lines.map(({ product }) => product.id);
  const images = await listPresentations(db, ids);
  const promised = ({ product, variant, parts, bundle }: CartEntry) => {
    const personalization = parts?.energisation ? 'energised' : parts?.setting ? 'set' : undefined;
    const ruled = bundle
      ? bundleRuled(bundle)
      : { weightMg: product.weightMg, returnable: variant?.returnable };
    const returnRule = returnRuleOf({ ...ruled, personalization }, returns);
    const returnPercent = returnRule === 'set_jewellery' ? returns.setPercent : null;
    return { returnRule, returnDays: returns.days[returnRule], returnPercent };
  };
  return lines.map((line, position) => {
    const { product, variant, quantity, extras, parts, bundle, discounted = true } = line;
    return {
      orderId,
      position,
      productId: product.id,
      variantId: variant?.id ?? product.id,
      sku: variant?.sku ?? defined(defined(images.get(product.id)).sku),
      name: product.name,
      nameHi: product.nameHi,
      slug: product.slug,
      image: images.get(product.id)?.pictures.map(imageUrl)[variant?.pictures[0] ?? 0] ?? null,
      ...taxOf(line, taxes),
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
      bundle: bundle?.map(storedPart) ?? null,
      unitPricePaise: product.discountedPricePaise,
      quantity,
      discounted,
      tookStock: bundle
        ? bundle.some((part) => part.product.stock !== null)
        : product.stock !== null,
      restocked: 0,
    };
  });
}

function taxOf({ product, parts, bundle }: CartEntry, taxes: Env['TAX_DEFAULTS']) {
  // A stone set in metal already has the setting's HSN code and rate.
  if (parts?.setting) return { hsn: product.hsn, gstBasisPoints: product.gstBasisPoints };
  return bundle ? bundleTax(bundle, taxes) : productTax(product, taxes);
}

/** A bundle is returned as a whole, by the rule of its strictest item. */
function bundleRuled(bundle: readonly BundlePartRow[]) {
  return {
    weightMg: bundle.find(({ product }) => product.weightMg !== null)?.product.weightMg ?? null,
    returnable: bundle.every(({ variant }) => variant?.returnable !== false),
  };
}

function storedPart({ product, variantId, sku, quantity }: BundlePartRow): StoredBundleItem {
  return {
    ...{
      productId: product.id,
      variantId,
      sku,
      quantity,
      name: product.name,
      nameHi: product.nameHi,
    },
    ...{ weightMg: product.weightMg, netQuantity: product.netQuantity, netUnit: product.netUnit },
    countryOfOrigin: product.countryOfOrigin,
    laboratory: product.laboratory,
    reportNumber: product.reportNumber,
    tookStock: product.stock !== null,
  };
}

/** The day in India by which a line is produced; null while its size is unknown. */
function createdBy(
  parts: LineParts | undefined,
  { nowMs, holidays }: { nowMs: number; holidays: readonly string[] },
) {
  if (!parts?.setting || parts.setting.size === 'unsure') return null;
  const { daysToMake } = parts.setting;
  return arrivalDays(nowMs, { min: daysToMake, max: daysToMake, holidays }).to;
}
