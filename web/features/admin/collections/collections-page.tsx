import type { ListedAdminCollection } from '@jyotiratna/contract';
import {
  addCollectionRoute,
  listAdminCollectionsRoute,
  orderCollectionsRoute,
} from '@jyotiratna/contract/admin/collections';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { collections as t } from '#messages/admin/collections.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { StateChip } from '../content/state-chip.tsx';
import { NewDocument } from '../layout/confirm-dialog.tsx';
import { MoveButtons } from '../layout/move-buttons.tsx';
import { useSend } from '../layout/use-send.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { collectionsKey } from './collections-key.ts';

/** A collection, and the ids of all in their order. */
type Row = ListedAdminCollection & { ids: readonly string[] };

const placesOf = ({ places }: Row) => places.map((place) => t.placeNames[place]).join(', ') || t.nowhere;

const columns: readonly RecordColumn<Row>[] = [
  {
    key: 'title',
    head: t.head,
    lead: 'title',
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link to={`/admin/collections/${id}`} className="target text-link">
        {title}
      </Link>
    ),
  },
  { key: 'address', head: t.address, value: ({ slug }) => `/collections/${slug}` },
  { key: 'by', head: t.by, value: ({ by }) => t.modes[by] },
  { key: 'places', head: t.places, value: placesOf },
  { key: 'hindi', head: t.hindi, value: ({ hindi }) => (hindi ? t.written : t.notWritten) },
  { key: 'state', head: t.state, value: ({ state }) => state, cell: ({ state }) => <StateChip state={state} /> },
];

/** The collections in their order as the owner sees them: drafts, published and withdrawn ones. */
export function CollectionsPage() {
  const [title, setTitle] = useState<string | null>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const order = useSend({
    call: (ids: string[]) => shop(orderCollectionsRoute, { body: { ids } }),
    onDone: () => void queries.invalidateQueries({ queryKey: [...collectionsKey, 'list'] }),
  });
  const add = useSend({
    call: () => shop(addCollectionRoute, { body: { title: (title ?? '').trim() } }),
    onDone: ({ collection }) => void navigate(`/admin/collections/${collection.id}`),
  });
  const actions: RecordColumn<Row> = {
    key: 'order',
    head: t.order,
    actions: true,
    cell: ({ id, ids, title: name }) => (
      <MoveButtons name={name} ids={ids} id={id} busy={order.busy} onOrder={order.send} />
    ),
  };
  return (
    <>
      <AdminList
        title={t.title}
        what={t.what}
        queryKey={[...collectionsKey, 'list']}
        load={async () => {
          const { collections } = await shop(listAdminCollectionsRoute);
          const ids = collections.map(({ id }) => id);
          return { rows: collections.map((collection): Row => ({ ...collection, ids })) };
        }}
        before={() =>
          order.error && (
            <Alert tone="error" title={t.orderFailed}>
              {order.error.message}
            </Alert>
          )
        }
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        empty={{ title: t.empty, text: t.emptyText }}
        actions={
          <Button size="s" onClick={() => setTitle('')}>
            {t.add}
          </Button>
        }
      />
      {title !== null && (
        <NewDocument
          title={t.add}
          description={t.addText}
          label={t.addLabel}
          hint={t.addHint}
          maxLength={120}
          field="title"
          text={title}
          onText={setTitle}
          of={add}
          onClose={() => setTitle(null)}
        />
      )}
    </>
  );
}
