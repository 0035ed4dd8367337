import {
  type AdminProduct,
  type BundleInput,
  type BundlePartState,
  bundleLimits,
  bundlePrice,
  bundleStock,
  bundleUnits,
  type Product,
  singlePrice,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { bundle as t } from '#messages/admin/bundle.ts';

/**
 * A component of a bundle in the form; numbers are text. A product with options has `choices`, of
 * which one is selected.
 */
export type BundleItemValues = {
  /** Identifies the row: a product may be in the bundle once per variant. */
  key: string;
  productId: string;
  name: string;
  variant: string;
  choices: readonly Choice[];
  quantity: string;
  price: number;
  stock: number | null;
  state: BundlePartState;
};
type Choice = { sku: string; label: string; price: number; stock: number | null };

export type BundleValues = {
  rule: 'price' | 'percentOff';
  /** Rupees, or percent. */
  amount: string;
  parts: readonly BundleItemValues[];
};

export const emptyBundle: BundleValues = { rule: 'price', amount: '', parts: [] };

const labelOf = (options: readonly { value: string }[]) =>
  options.map(({ value }) => value).join(', ');

/** The form values of an existing bundle; null for every other product. */
export function bundleValuesOf({ bundle }: Pick<AdminProduct, 'bundle'>): BundleValues | null {
  if (!bundle) return null;
  const { price, percentOff } = bundle;
  return {
    rule: price === null ? 'percentOff' : 'price',
    amount: String(price ?? percentOff ?? ''),
    parts: bundle.parts.map(({ variant, options, ...item }) => {
      const { productId, price, stock } = item;
      const choices =
        variant === null ? [] : [{ sku: variant, label: labelOf(options), price, stock }];
      const key = `${productId} ${variant ?? ''}`;
      return { ...item, key, variant: variant ?? '', choices, quantity: String(item.quantity) };
    }),
  };
}

/** A new component from a product. */
export function newBundleItem(product: Product): BundleItemValues {
  const { _id: productId, name, discountedPrice: price, quantity: stock, variants = [] } = product;
  return {
    ...{ productId, name, price, stock },
    key: crypto.randomUUID(),
    variant: '',
    choices: variants.map((one) => ({
      sku: one.sku,
      label: labelOf(one.options),
      price: one.discountedPrice,
      stock: one.quantity,
    })),
    quantity: '1',
    state: 'available',
  };
}

/** Price, total and stock of the form values, computed like on the server; in rupees. */
export function bundleTotals({ rule, amount, parts }: BundleValues) {
  const pricedItems = parts.map((item) => {
    const selected = item.choices.find(({ sku }) => sku === item.variant) ?? item;
    return {
      price: selected.price,
      stock: selected.stock,
      quantity: Number(item.quantity),
      state: item.state,
    };
  });
  const single = singlePrice(pricedItems);
  const value = Number.isFinite(Number(amount)) ? Number(amount) : 0;
  const priced =
    rule === 'price'
      ? { pricePaise: toPaise(value), basisPoints: null }
      : { pricePaise: null, basisPoints: Math.round(value * 100) };
  const isAbove = rule === 'price' && value > single;
  const isReady = amount !== '' && parts.length > 0;
  return {
    single,
    price: isReady ? toRupees(bundlePrice(priced, toPaise(single))) : 0,
    stock: bundleStock(
      pricedItems.map((item) => ({ ...item, quantity: Math.max(1, item.quantity) })),
    ),
    isAbove,
  };
}

/** The missing input of a bundle; null when it is complete. */
export function bundleNeeds(values: BundleValues): string | null {
  const units = bundleUnits(values.parts.map(({ quantity }) => ({ quantity: Number(quantity) })));
  const isInvalid = values.parts.some(
    ({ quantity }) => !(Number(quantity) >= 1 && Number(quantity) <= bundleLimits.quantity),
  );
  if (isInvalid || units < 2 || units > bundleLimits.units) return t.needParts;
  const open = values.parts.find(({ choices, variant }) => choices.length > 0 && variant === '');
  if (open) return t.needVariant(open.name);
  const value = Number(values.amount);
  const isPriced =
    values.rule === 'price' ? value > 0 : values.amount !== '' && value >= 0 && value < 100;
  return isPriced && !bundleTotals(values).isAbove ? null : t.needPrice;
}

/** The bundle in request format. */
export function sentBundle({ rule, amount, parts }: BundleValues): BundleInput {
  return {
    [rule]: Number(amount),
    parts: parts.map(({ productId, variant, quantity }) => ({
      productId,
      ...(variant !== '' && { variant }),
      quantity: Number(quantity),
    })),
  };
}
