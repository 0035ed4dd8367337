import type { DocumentDetails } from '@jyotiratna/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { content as t } from '#messages/admin/content.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { MoveButtons } from '../layout/move-buttons.tsx';
import { useSend } from '../layout/use-send.ts';
import { AdminList, type Listed, type ListProps } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { NewDocument, type NewDocumentLabels } from './new-document.tsx';
import { StateChip } from './state-chip.tsx';
import { documentKey } from './use-document.ts';

type ListedDocument = Pick<DocumentDetails, 'id' | 'state'> & { hindi: boolean };
/** A document, and the ids of all in their order. */
type Ordered<Row> = Row & { ids: readonly string[] };

type Props<Row> = Pick<ListProps<Row, Listed<Row>>, 'filters'> & {
  /** The last part of its address: 'articles'. */
  section: string;
  labels: Record<'title' | 'subject' | 'empty' | 'emptyText', string> & NewDocumentLabels;
  list: () => Promise<readonly Row[]>;
  name: { key: string; head: string; of: (row: Row) => string; maxLength: number };
  /** Between the name and the languages. */
  columns: readonly RecordColumn<Row>[];
  /** The owner's own order, if there is one. */
  order?: {
    head: string;
    failed: string;
    call: (ids: string[]) => Promise<unknown>;
    actions?: (row: Row) => ReactNode;
  };
  /** Links and buttons before the one that adds a document. */
  actions?: ReactNode;
  /** Creates a draft and resolves to its id. */
  create: (name: string) => Promise<string>;
};

/** The documents of a kind as the owner sees them: drafts, published and withdrawn ones. */
export function DocumentList<Row extends ListedDocument>({
  section,
  labels,
  list,
  name,
  columns,
  order,
  actions,
  create,
  filters = [],
}: Props<Row>) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const move = useSend({ call: async (moved: string[]) => order?.call(moved) });
  const first: RecordColumn<Row> = {
    key: name.key,
    head: name.head,
    lead: 'title',
    value: name.of,
    cell: (row) => (
      <Link to={`/admin/${section}/${row.id}`} className="target text-link">
        {name.of(row)}
      </Link>
    ),
  };
  const last: readonly RecordColumn<Row>[] = [
    { key: 'hindi', head: t.hindi, value: ({ hindi }) => (hindi ? t.written : t.notWritten) },
    {
      key: 'state',
      head: t.state,
      value: ({ state }) => state,
      cell: ({ state }) => <StateChip state={state} />,
    },
  ];
  const orderColumn = order && {
    key: 'order',
    head: order.head,
    actions: true,
    cell: (row: Ordered<Row>) => (
      <span className="inline-flex items-center gap-2">
        {order.actions?.(row)}
        <MoveButtons
          name={name.of(row)}
          ids={row.ids}
          id={row.id}
          busy={move.busy}
          onOrder={move.send}
        />
      </span>
    ),
  };
  return (
    <>
      <AdminList
        title={labels.title}
        subject={labels.subject}
        empty={{ title: labels.empty, text: labels.emptyText }}
        filters={filters}
        queryKey={[...documentKey(section), 'list']}
        load={async () => {
          const rows = await list();
          const ids = rows.map(({ id }) => id);
          return { rows: rows.map((row): Ordered<Row> => ({ ...row, ids })) };
        }}
        before={() =>
          move.error && (
            <Alert tone="error" title={order?.failed}>
              {move.error.message}
            </Alert>
          )
        }
        columns={[first, ...columns, ...last, ...(orderColumn ? [orderColumn] : [])]}
        rowKey={({ id }) => id}
        actions={
          <>
            {actions}
            <Button size="s" onClick={() => setDialogOpen(true)}>
              {labels.add}
            </Button>
          </>
        }
      />
      {dialogOpen && (
        <NewDocument
          {...{ labels, create, section }}
          name={name}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
}
