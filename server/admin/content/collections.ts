import type {
  AdminCollection,
  CollectionContent,
  ListedAdminCollection,
} from '@jyotiratna/contract';
import type { Admin } from '../../accounts/audit/audit.ts';
import { findProductRows } from '../../catalogue/queries.ts';
import { collectionKind } from '../../content/collections/collection-kind.ts';
import { listMembers } from '../../content/collections/list-members.ts';
import { presentCollection } from '../../content/collections/present-collection.ts';
import { addDocument } from '../../documents/change-document.ts';
import { draftImage, presentDocument, presentEdited } from '../../documents/present-document.ts';
import {
  type DocumentRow,
  listDocumentImages,
  listDocuments,
  listSlugs,
  requireDocument,
} from '../../documents/queries.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import { freeSlug, slugOf } from '../products/slug.ts';

type Writing = Pick<Deps, 'db'>;

/** All collections in the owner's order. One query. */
export async function listAdminCollections({ db }: Writing): Promise<ListedAdminCollection[]> {
  const rows = await listDocuments(db, 'collection');
  return rows.map((row) => {
    const { slug, en, hi, by, places } = row.draft;
    return { ...presentDocument(row), slug, title: en.title, by, places, hindi: hi.title !== '' };
  });
}

const withoutRules: CollectionContent['rules'] = {
  ...{ category: '', stone: '', origin: '', planet: '', purpose: '', words: '' },
  ...{ priceFrom: null, priceTo: null },
};

/** A draft with only a title, last in the order. */
export async function addCollection(deps: Writing, actor: Admin, { title }: { title: string }) {
  const base = slugOf(title);
  const slug = freeSlug(base, new Set(await listSlugs(deps.db, 'collection', base)));
  const last = (await listDocuments(deps.db, 'collection')).at(-1);
  const empty = { title: '', description: '', lead: '', body: '' };
  const content: CollectionContent = {
    ...{
      slug,
      places: [],
      pictureId: null,
      by: 'hand',
      products: [],
      rules: withoutRules,
      sort: 'newest',
    },
    ...{ en: { ...empty, title }, hi: empty },
  };
  const added = { id: newId('col_'), position: (last?.position ?? -1) + 1, content };
  return presentAdminCollection(deps.db, await addDocument(deps, actor, collectionKind, added));
}

/** Preview of the draft with its remedies, as it would be published. @throws ShopError not_found */
export async function previewCollection({ db }: Writing, id: string) {
  const { draft, updatedAt } = await requireDocument(db, 'collection', id);
  const images = await listDocumentImages(db, 'collection', [id]);
  const collection = presentCollection(draft, updatedAt.toISOString(), images);
  return { collection, products: await listMembers(db, draft) };
}

/** A collection in the editor's format. Three queries. */
export async function presentAdminCollection(
  db: Executor,
  row: DocumentRow<'collection'>,
): Promise<AdminCollection> {
  const picked = await findProductRows(db, row.draft.products);
  return {
    ...(await presentEdited(db, row)),
    picture: await draftImage(db, row),
    names: Object.fromEntries(picked.map((product) => [product.id, product.name])),
  };
}
