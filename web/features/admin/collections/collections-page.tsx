import type { ListedAdminCollection } from '@jyotiratna/contract';
import {
  addCollectionRoute,
  listAdminCollectionsRoute,
  orderCollectionsRoute,
} from '@jyotiratna/contract/admin/collections';
import { collectionLabels, collections as t } from '#messages/admin/collections.ts';
import { content } from '#messages/admin/content.ts';
import { api } from '../../../api.ts';
import { DocumentList } from '../content/document-list.tsx';
import type { RecordColumn } from '../list/columns.tsx';

const columns: readonly RecordColumn<ListedAdminCollection>[] = [
  { key: 'address', head: t.address, value: ({ slug }) => `/collections/${slug}` },
  { key: 'by', head: t.by, value: ({ by }) => t.modes[by] },
  {
    key: 'places',
    head: t.places,
    value: ({ places }) => places.map((place) => t.placeNames[place]).join(', ') || t.nowhere,
  },
];

/** The collections in the owner's order: drafts, published and withdrawn ones. */
export function AdminCollectionsPage() {
  return (
    <DocumentList
      section="collections"
      labels={collectionLabels}
      list={() => api(listAdminCollectionsRoute).then(({ collections }) => collections)}
      name={{ key: 'title', head: content.titleLabel, of: ({ title }) => title, maxLength: 120 }}
      columns={columns}
      order={{
        head: t.order,
        failed: t.orderFailed,
        call: (ids) => api(orderCollectionsRoute, { body: { ids } }),
      }}
      create={(title) =>
        api(addCollectionRoute, { body: { title } }).then(({ collection }) => collection.id)
      }
    />
  );
}
