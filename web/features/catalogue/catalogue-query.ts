import { type Category, categories, type Graha, grahas, type ProductSort, productSorts } from '@jyotiratna/contract';

/** What the catalogue shows, as its address says it. */
export type CatalogueQuery = {
  search: string;
  category: Category | 'all';
  sort: ProductSort;
  planet: Graha | null;
  cursor: string | null;
};

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

/** Reads the address; what it does not know becomes the default. */
export function readCatalogueQuery(params: URLSearchParams): CatalogueQuery {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    category: oneOf(categories, params.get('category')) ?? 'all',
    sort: oneOf(productSorts, params.get('sort')) ?? 'newest',
    planet: oneOf(grahas, params.get('planet')) ?? null,
    cursor: params.get('cursor'),
  };
}

/** The address of a state of the catalogue; defaults are left out. */
export function writeCatalogueQuery({ search, category, sort, planet, cursor }: Partial<CatalogueQuery>): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (category && category !== 'all') params.set('category', category);
  if (sort && sort !== 'newest') params.set('sort', sort);
  if (planet) params.set('planet', planet);
  if (cursor) params.set('cursor', cursor);
  return params.size ? `/remedies?${params}` : '/remedies';
}

/** What the contract's list call takes for it. */
export function toProductQuery({ search, category, sort, planet, cursor }: CatalogueQuery) {
  return {
    ...(search && { search }),
    ...(category !== 'all' && { category }),
    sort,
    ...(planet && { planet }),
    ...(cursor && { cursor }),
  };
}
