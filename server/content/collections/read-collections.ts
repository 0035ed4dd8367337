import {
  type Product,
  type PublicCollection,
  type PublicConfig,
  ShopError,
} from '@jyotiratna/contract';
import { listTag, showing } from '../../catalogue/catalogue-cache.ts';
import { listDocumentImages, listPublishedDocuments } from '../../documents/queries.ts';
import type { Deps } from '../../platform/deps.ts';
import { collectionsTag } from './collection-kind.ts';
import { listMembers } from './list-members.ts';
import { presentCollection } from './present-collection.ts';

type Reading = Pick<Deps, 'replica' | 'catalogue'>;

/**
 * The published collections with their content, in display order, cached until one changes. Two
 * queries.
 */
async function readAll(deps: Reading) {
  return deps.catalogue.remember(
    'collections',
    () =>
      deps.replica.read(async (db) => {
        const rows = await listPublishedDocuments(db, 'collection');
        const ids = rows.map(({ id }) => id);
        const images = await listDocumentImages(db, 'collection', ids);
        return rows.map(({ published, updatedAt }) => ({
          content: published,
          collection: presentCollection(published, updatedAt.toISOString(), images),
        }));
      }),
    () => [collectionsTag],
  );
}

export async function listCollections(deps: Reading): Promise<PublicCollection[]> {
  return (await readAll(deps)).map(({ collection }) => collection);
}

/** @throws ShopError not_found for a collection that is not published */
export async function getCollection(deps: Reading, slug: string): Promise<PublicCollection> {
  return (await find(deps, slug)).collection;
}

/**
 * A collection with its remedies, cached until it or any remedy changes. At most four queries.
 * @throws ShopError not_found for a collection that is not published
 */
export async function readCollection(
  deps: Reading,
  slug: string,
): Promise<{ collection: PublicCollection; products: Product[] }> {
  const { content, collection } = await find(deps, slug);
  const products = await deps.catalogue.remember(
    `collection ${slug}`,
    () => deps.replica.read((db) => listMembers(db, content)),
    (members) => [collectionsTag, listTag, ...showing(members)],
  );
  return { collection, products };
}

/** The collections linked from every page. */
export async function linkedCollections(deps: Reading): Promise<PublicConfig['collections']> {
  return (await listCollections(deps)).flatMap(({ slug, places, en, hi }) =>
    places.length === 0 ? [] : [{ slug, places, en: en.title, hi: hi.title }],
  );
}

async function find(deps: Reading, slug: string) {
  const found = (await readAll(deps)).find(({ collection }) => collection.slug === slug);
  if (!found) throw new ShopError('not_found');
  return found;
}
