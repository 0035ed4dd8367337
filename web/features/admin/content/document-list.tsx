import type { DocumentDetails } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { content as t } from '#messages/admin/content.ts';
import { layout } from '#messages/admin/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallAlert, useSend } from '../layout/call.tsx';
import { CallDialog, useShowDialog } from '../layout/dialogs.tsx';
import { MoveButtons } from '../layout/move-buttons.tsx';
import { AdminList, type Listed, type ListProps } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.tsx';
import { StateChip } from './state-chip.tsx';
import { documentKey } from './use-document.ts';

type ListedDocument = Pick<DocumentDetails, 'id' | 'state'> & { hindi: boolean };
/** A document with the ids of all documents in order. */
type WithOrder<Row> = Row & { ids: readonly string[] };

type NewProps = {
  /** The last segment of the list's URL: 'articles'. */
  section: string;
  labels: Record<'add' | 'addText' | 'addLabel', string> & { addHint?: string };
  /** The only field of a new document. */
  name: { key: string; maxLength: number };
  /** Creates a draft and resolves to its id. */
  create: (name: string) => Promise<string>;
};

type Props<Row> = Pick<ListProps<Row, Listed<Row>>, 'filters'> &
  NewProps & {
    labels: Record<'title' | 'subject' | 'empty' | 'emptyText', string>;
    list: () => Promise<readonly Row[]>;
    name: { head: string; of: (row: Row) => string };
    /** Columns between the name and the languages. */
    columns: readonly RecordColumn<Row>[];
    /** The owner's manual order, if the kind of document has one. */
    order?: {
      head: string;
      failed: string;
      call: (ids: string[]) => Promise<unknown>;
      actions?: (row: Row) => ReactNode;
    };
    /** Links and buttons before the button that adds a document. */
    actions?: ReactNode;
  };

/** The owner's list of a kind of document: drafts, published and withdrawn ones. */
export function DocumentList<Row extends ListedDocument>(props: Props<Row>) {
  const { section, labels, list, name, columns, order, actions, filters = [] } = props;
  const show = useShowDialog();
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
    cell: (row: WithOrder<Row>) => (
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
    <AdminList
      title={labels.title}
      subject={labels.subject}
      empty={{ title: labels.empty, text: labels.emptyText }}
      filters={filters}
      queryKey={[...documentKey(section), 'list']}
      load={async () => {
        const rows = await list();
        const ids = rows.map(({ id }) => id);
        return { rows: rows.map((row): WithOrder<Row> => ({ ...row, ids })) };
      }}
      before={() => <CallAlert title={order?.failed}>{move.message}</CallAlert>}
      columns={[first, ...columns, ...last, ...(orderColumn ? [orderColumn] : [])]}
      rowKey={({ id }) => id}
      actions={
        <>
          {actions}
          <Button
            size="s"
            onClick={() => show((onClose) => <NewDocument {...props} onClose={onClose} />)}
          >
            {labels.add}
          </Button>
        </>
      }
    />
  );
}

/** Creates a document from its only field, with a link to its form. */
function NewDocument({
  labels,
  name,
  section,
  create,
  onClose,
}: NewProps & { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <CallDialog
      title={labels.add}
      description={labels.addText}
      confirm={layout.begin}
      start={{ [name.key]: '' }}
      call={(draft) => create((draft[name.key] ?? '').trim())}
      onDone={(id) => void navigate(`/admin/${section}/${id}`)}
      onClose={onClose}
    >
      {({ field }) => (
        <TextField
          label={labels.addLabel}
          hint={labels.addHint}
          maxLength={name.maxLength}
          {...field(name.key)}
        />
      )}
    </CallDialog>
  );
}
