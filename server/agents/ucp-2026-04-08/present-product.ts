import { caratsOf, type Product, productIn, type Variant } from '@jyotiratna/contract';
import { agentPageUrl, type Context } from './context.ts';

type Labelled = Omit<Product, 'hindi'>;
/** A unit of sale: a variant, or a product without options. */
export type SaleUnit = Pick<Product, 'discountedPrice' | 'originalPrice' | 'weightMg'> & {
  /** The SKU of a variant, else the product's id, as in links and carts. */
  id: string;
  title: string;
  stock: number | null;
  options: { name: string; label: string }[];
};

/** Converts rupees to the protocol's minor units (paise). */
export const priceOf = (rupees: number) => ({ amount: Math.round(rupees * 100), currency: 'INR' });

/** A product's variants, or the product itself if it has no options. */
export function saleUnits(product: Labelled, hindi: boolean): SaleUnit[] {
  const { _id, name, variants, quantity } = product;
  if (!variants?.length)
    return [{ ...product, id: _id, title: name, stock: quantity, options: [] }];
  return variants.map((variant) => ({ ...variant, ...unitOf(product, variant, hindi) }));
}

function unitOf(product: Labelled, { sku, quantity, options }: Variant, hindi: boolean) {
  const labels = options.map(({ name, value, valueHi }) => ({
    name,
    label: (hindi && valueHi) || value,
  }));
  const title = `${product.name} (${labels.map(({ name, label }) => `${name} ${label}`).join(', ')})`;
  return { id: sku, title, stock: quantity, options: labels };
}

/** A product with its variants, in the schema of `types/product.json`. */
export function presentAgentProduct(product: Product, context: Pick<Context, 'locale' | 'site'>) {
  const labelled = productIn(product, context.locale);
  const units = saleUnits(labelled, context.locale === 'hi');
  const { _id, slug, name, description, category, pictures, images } = labelled;
  return {
    id: _id,
    handle: slug,
    title: name,
    description: { plain: description || name },
    url: agentPageUrl(context, `/remedies/${slug}`),
    categories: [{ value: category, taxonomy: 'merchant' }],
    price_range: rangeOf(units.map(({ discountedPrice }) => discountedPrice)),
    list_price_range: rangeOf(units.map(({ originalPrice }) => originalPrice)),
    media: images.map((path, at) => ({
      type: 'image',
      url: context.site + path,
      alt_text: pictures[at]?.alt ?? name,
    })),
    ...(labelled.variants?.length && { options: optionsOf(units) }),
    variants: units.map((unit) => presentUnit(unit, labelled, context)),
    metadata: stoneOf(labelled),
  };
}

function presentUnit(unit: SaleUnit, product: Labelled, context: Pick<Context, 'locale' | 'site'>) {
  const isVariant = unit.id !== product._id;
  return {
    id: unit.id,
    ...(isVariant && { sku: unit.id }),
    title: unit.title,
    description: { plain: product.description || product.name },
    url: agentPageUrl(
      context,
      `/remedies/${product.slug}${isVariant ? `?variant=${unit.id}` : ''}`,
    ),
    price: priceOf(unit.discountedPrice),
    list_price: priceOf(unit.originalPrice),
    availability: {
      available: unit.stock !== 0,
      status: unit.stock === 0 ? 'out_of_stock' : 'in_stock',
    },
    ...(unit.options.length > 0 && { options: unit.options }),
    seller: {
      name: 'Jyotiratna',
      links: [
        { type: 'refund_policy', url: agentPageUrl(context, '/refund-policy') },
        { type: 'shipping_policy', url: agentPageUrl(context, '/shipping-policy') },
      ],
    },
  };
}

function rangeOf(prices: readonly number[]) {
  return { min: priceOf(Math.min(...prices)), max: priceOf(Math.max(...prices)) };
}

function optionsOf(units: readonly SaleUnit[]) {
  const names = [...new Set(units.flatMap(({ options }) => options.map(({ name }) => name)))];
  const labelsOf = (wanted: string) =>
    units.flatMap(({ options }) =>
      options.filter(({ name }) => name === wanted).map(({ label }) => label),
    );
  return names.map((name) => ({
    name,
    values: [...new Set(labelsOf(name))].map((label) => ({ label })),
  }));
}

/** A loose stone's disclosure; for other products only whether they are samples. */
function stoneOf({
  stone,
  origin,
  treatment,
  shape,
  weightMg,
  laboratory,
  reportNumber,
  sample,
}: Labelled) {
  const stated = { stone, origin, treatment, shape, laboratory, report_number: reportNumber };
  return {
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value)),
    ...(weightMg && { weight_carats: caratsOf(weightMg) }),
    ...(sample && { sample: true }),
  };
}
