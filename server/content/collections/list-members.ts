import {
  type CollectionContent,
  maxInCollection,
  type Product,
  purposePages,
  toPaise,
} from '@jyotiratna/contract';
import { presentProducts } from '../../catalogue/present-products.ts';
import {
  findProductRows,
  listProductRows,
  type ProductFilter,
  type ProductRow,
} from '../../catalogue/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/** The remedies of a collection that are on sale, in its order. At most four queries. */
export async function listMembers(db: Executor, content: CollectionContent): Promise<Product[]> {
  return presentProducts(
    db,
    content.by === 'hand' ? await picked(db, content) : await matching(db, content),
  );
}

async function picked(db: Executor, { products: ids }: CollectionContent): Promise<ProductRow[]> {
  const rows = new Map((await findProductRows(db, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
}

async function matching(db: Executor, { rules, sort }: CollectionContent): Promise<ProductRow[]> {
  const { rows } = await listProductRows(db, {
    filter: filterOf(rules),
    sort,
    limit: maxInCollection,
  });
  return rows.map(({ product }) => product);
}

/** Rules without a value are ignored. */
function filterOf(rules: CollectionContent['rules']): ProductFilter {
  const { priceFrom, priceTo } = rules;
  return {
    search: rules.words,
    category: rules.category || undefined,
    planet: rules.planet || undefined,
    rules: {
      grahas: rules.purpose === '' ? undefined : purposePages[rules.purpose],
      stone: rules.stone || undefined,
      origin: rules.origin || undefined,
      priceFrom: priceFrom === null ? undefined : toPaise(priceFrom),
      priceTo: priceTo === null ? undefined : toPaise(priceTo),
    },
  };
}
