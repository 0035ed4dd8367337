import { type Category, caratMg, categories } from '@jyotiratna/contract';
import { listProducts } from '../../catalogue/list-products.ts';
import type { Context } from './context.ts';
import { infoOf } from './messages.ts';
import { presentAgentProduct } from './present-product.ts';
import type { SearchInput } from './read-input.ts';
import { metaOf } from './version.ts';

/** Default and maximum page size. */
const [defaultLimit, maxLimit] = [10, 50];

/**
 * Searches the catalogue.
 * @throws ShopError invalid_input for an unknown cursor
 */
export async function searchCatalogue(
  context: Context,
  { query, filters, pagination }: SearchInput,
) {
  const named = filters?.categories ?? [];
  const found = categories.filter((category) =>
    named.some((name) => name.toLowerCase() === category.toLowerCase()),
  );
  const { products, total, nextCursor, near } = await listProducts(context.deps, {
    search: query,
    category: found[0],
    limit: Math.min(pagination?.limit ?? defaultLimit, maxLimit),
    cursor: pagination?.cursor,
    ...stoneFilter(filters),
  });
  const messages = [
    ...(near ? [infoOf('near_matches', 'No exact match; these are similar.')] : []),
    ...messagesOf(named, found, filters),
  ];
  return {
    ucp: metaOf('dev.ucp.shopping.catalog.search'),
    products: products.map((product) => presentAgentProduct(product, context)),
    pagination: {
      has_next_page: nextCursor !== null,
      ...(nextCursor && { cursor: nextCursor }),
      total_count: total,
    },
    ...(messages.length > 0 && { messages }),
  };
}

function messagesOf(
  named: readonly string[],
  found: readonly Category[],
  filters: SearchInput['filters'],
) {
  return [
    ...(named.length > 0 && found.length !== named.length
      ? [infoOf('categories_ignored', `Known categories are: ${categories.join(', ')}.`)]
      : []),
    ...(found.length > 1 ? [infoOf('categories_ignored', `Only ${found[0]} is searched.`)] : []),
    ...(filters?.price
      ? [infoOf('loose_stones', 'A range of prices lists loose stones only.')]
      : []),
  ];
}

/** Converts the protocol's filters to the catalogue's: paise and milligrams. */
function stoneFilter(filters: SearchInput['filters'] = {}) {
  const { stone, origin, treatment, shape, certified, price, weight_carats: weight } = filters;
  const milligrams = (carats: number | undefined) =>
    carats === undefined ? undefined : Math.round(carats * caratMg);
  return {
    ...{ stone, origin, treatment, shape },
    certified: certified ? ('true' as const) : undefined,
    ...{ priceFrom: price?.min, priceTo: price?.max },
    ...{ weightFrom: milligrams(weight?.min), weightTo: milligrams(weight?.max) },
  };
}
