import {
  type Category,
  caratsPattern,
  categories,
  countrySlug,
  type Graha,
  grahas,
  type ProductSort,
  productSortOptions,
  rupeesPattern,
  type StoneFilterName,
  stoneChoices,
  stoneFilters,
  stoneSortOptions,
} from '@jyotiratna/contract';

/** Patterns of the ranges of loose stones: carats and whole rupees. An empty value is unlimited. */
const ranges = {
  weightFrom: caratsPattern,
  weightTo: caratsPattern,
  priceFrom: rupeesPattern,
  priceTo: rupeesPattern,
};
type RangeName = keyof typeof ranges;
const rangeNames = Object.keys(ranges) as RangeName[];

/** The catalogue's state in the URL. Filters of loose stones are empty by default. */
export type CatalogueQuery = {
  search: string;
  category: Category | 'all';
  sort: ProductSort;
  planet: Graha | null;
  /** Country of origin as a slug, `sri-lanka`; empty for any. */
  country: string;
  cursor: string | null;
  certified: 'true' | '';
} & Record<StoneFilterName | RangeName, string>;

const oneOf = <Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | undefined => values.find((one) => one === value);

/** Parses the URL's query; unknown values become the default. */
export function readCatalogueQuery(params: URLSearchParams): CatalogueQuery {
  const filters = stoneFilters.map((name) => [
    name,
    oneOf<string>(stoneChoices[name], params.get(name)) ?? '',
  ]);
  const typed = rangeNames.map((name) => {
    const text = (params.get(name) ?? '').trim();
    return [name, ranges[name].test(text) ? text : ''];
  });
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    category: oneOf(categories, params.get('category')) ?? 'all',
    sort: oneOf(productSortOptions, params.get('sort')) ?? 'newest',
    planet: oneOf(grahas, params.get('planet')) ?? null,
    country: countrySlug((params.get('country') ?? '').trim().slice(0, 80)),
    cursor: params.get('cursor'),
    certified: oneOf(['true'], params.get('certified')) ?? '',
    ...(Object.fromEntries([...filters, ...typed]) as Record<StoneFilterName | RangeName, string>),
  };
}

/** Whether a query is limited to loose stones. */
export function isOfStones(query: CatalogueQuery): boolean {
  return (
    [...stoneFilters, ...rangeNames, 'certified' as const].some((name) => query[name]) ||
    isStoneSort(query.sort)
  );
}

/** Whether a sort order exists only for loose stones. */
export const isStoneSort = (sort: ProductSort) =>
  (stoneSortOptions as readonly string[]).includes(sort);

/** The path of the catalogue in a state; default values are omitted. */
export function writeCatalogueQuery({
  search,
  category,
  sort,
  planet,
  country,
  cursor,
  ...stones
}: Partial<CatalogueQuery>): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (category && category !== 'all') params.set('category', category);
  if (sort && sort !== 'newest') params.set('sort', sort);
  if (planet) params.set('planet', planet);
  if (country) params.set('country', country);
  for (const name of [...stoneFilters, ...rangeNames, 'certified' as const])
    if (stones[name]) params.set(name, stones[name]);
  if (cursor) params.set('cursor', cursor);
  return params.size ? `/remedies?${params}` : '/remedies';
}

/** The query parameters for the contract's list endpoint. */
export function toProductQuery({
  search,
  category,
  sort,
  planet,
  country,
  cursor,
  ...stones
}: CatalogueQuery) {
  return {
    ...(search && { search }),
    ...(category !== 'all' && { category }),
    sort,
    ...(planet && { planet }),
    ...(country && { country }),
    ...Object.fromEntries(Object.entries(stones).filter(([, value]) => value !== '')),
    ...(cursor && { cursor }),
    counts: 'true' as const,
  };
}
