import { limits, type Product, ShopError } from '@jyotiratna/contract';
import { getProduct } from '../../catalogue/get-product.ts';
import { findSoldItems } from '../../catalogue/sold-item-queries.ts';
import type { Context } from './context.ts';
import { errorOf, failedMessage, infoOf } from './messages.ts';
import { presentAgentProduct } from './present-product.ts';
import { ProtocolError } from './protocol-error.ts';
import type { AgentProductInput } from './read-input.ts';
import { metaOf } from './version.ts';

const capability = 'dev.ucp.shopping.catalog.lookup';

type Found = { product: Product; sku: string | undefined };

/** Finds products by ids, slugs and SKUs. */
async function findByName(context: Context, names: readonly string[]): Promise<Map<string, Found>> {
  const sold = await findSoldItems(context.deps.db, names);
  const ids = [...new Set([...sold.values()].map(({ productId }) => productId))];
  const products = await Promise.all(ids.map((id) => getProduct(context.deps, id).catch(absent)));
  const byId = new Map(
    products.flatMap((product) => (product ? [[product._id, product] as const] : [])),
  );
  return new Map(
    [...sold].flatMap(([name, { productId, variant }]) => {
      const product = byId.get(productId);
      return product ? [[name, { product, sku: variant }] as const] : [];
    }),
  );
}

/** Returns null for a product deleted since its id was read; rethrows other errors. */
function absent(error: unknown): null {
  if (error instanceof ShopError && error.code === 'product_not_found') return null;
  throw error;
}

/**
 * Looks up products by ids, slugs and SKUs; unknown ones are reported in messages.
 * @throws ProtocolError request_too_large (400)
 */
export async function lookUpProducts(context: Context, { ids }: { ids: readonly string[] }) {
  const max = limits.linesPerCart;
  if (ids.length > max)
    throw new ProtocolError(400, 'request_too_large', `A request has at most ${max} ids.`);
  const found = await findByName(context, ids);
  const groups = Map.groupBy(found, ([, { product }]) => product._id);
  const unknown = ids.filter((id) => !found.has(id));
  return {
    ucp: metaOf(capability),
    products: [...groups.values()].flatMap((named) => withInputs(named, context)),
    ...(unknown.length > 0 && { messages: unknown.map((id) => infoOf('not_found', id)) }),
  };
}

/** A product with the requested variants; a product's own id or slug requests its first one. */
function withInputs(named: readonly [string, Found][], context: Context) {
  const [first] = named;
  if (!first) return [];
  const serialize = presentAgentProduct(first[1].product, context);
  const variants = serialize.variants.map((variant, at) => ({
    ...variant,
    inputs: named.flatMap(([id, { sku }]) => {
      if (sku === variant.id || (sku === undefined && serialize.variants.length === 1))
        return [{ id, match: 'exact' }];
      return sku === undefined && at === 0 ? [{ id, match: 'featured' }] : [];
    }),
  }));
  return [{ ...serialize, variants: variants.filter(({ inputs }) => inputs.length > 0) }];
}

/**
 * A product with the options that remain available for the selected ones, by default those of the
 * first variant.
 */
export async function readProduct(context: Context, { id, selected = [] }: AgentProductInput) {
  const found = (await findByName(context, [id])).get(id);
  if (!found)
    return failedMessage(context, capability, [
      errorOf('not_found', `No product is ${id}.`, 'unrecoverable'),
    ]);
  const product = presentAgentProduct(found.product, context);
  const fits = ({ options = [] }: (typeof product.variants)[number], wanted: readonly Selected[]) =>
    wanted.every(({ name, label }) =>
      options.some((one) => one.name === name && one.label === label),
    );
  const matching = product.variants.filter((variant) => fits(variant, selected));
  const variants = matching.length > 0 ? matching : product.variants;
  const options = product.options?.map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => {
      const others = selected.filter((one) => one.name !== name);
      const possible = product.variants.filter((variant) =>
        fits(variant, [...others, { name, label }]),
      );
      const available = possible.some(({ availability }) => availability.available);
      return { label, exists: possible.length > 0, available };
    }),
  }));
  return {
    ucp: metaOf(capability),
    product: {
      ...product,
      variants,
      ...(options && { options, selected: variants[0]?.options ?? [] }),
    },
  };
}

type Selected = { name: string; label: string };
