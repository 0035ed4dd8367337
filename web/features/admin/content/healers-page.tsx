import { formatRupees, type ListedHealer } from '@jyotiratna/contract';
import { addHealerRoute, listAdminHealersRoute, orderHealers } from '@jyotiratna/contract/admin/healers';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { NewDocument } from '../layout/confirm-dialog.tsx';
import { MoveButtons } from '../layout/move-buttons.tsx';
import { useSend } from '../layout/use-send.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { healersKey } from './healers-key.ts';
import { HoursDialog } from './hours-dialog.tsx';
import { StateChip } from './state-chip.tsx';

/** A healer, and the ids of all in their order. */
type Row = ListedHealer & { ids: readonly string[] };

const columns: readonly RecordColumn<Row>[] = [
  {
    key: 'name',
    head: 'Name',
    lead: 'title',
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link to={`/admin/healers/${id}`} className="target text-link">
        {name}
      </Link>
    ),
  },
  {
    key: 'price',
    head: 'A minute of chat',
    value: ({ chatPrice }) => chatPrice,
    cell: ({ chatPrice }) => <span className="figures">{formatRupees(chatPrice)}</span>,
  },
  { key: 'person', head: 'Desk', value: ({ person: user }) => (user ? 'A person has it' : 'Nobody has it') },
  { key: 'hindi', head: 'Hindi', value: ({ hindi }) => (hindi ? 'Written' : 'Not written') },
  { key: 'state', head: 'State', value: ({ state }) => state, cell: ({ state }) => <StateChip state={state} /> },
];

/** The healers in their order as the owner sees them: drafts, active and withdrawn ones. */
export function HealersPage() {
  const [name, setName] = useState<string | null>(null);
  const [timed, setTimed] = useState<ListedHealer | null>(null);
  const navigate = useNavigate();
  const order = useSend({ call: (moved: string[]) => shop(orderHealers, { body: { ids: moved } }) });
  const add = useSend({
    call: () => shop(addHealerRoute, { body: { name: (name ?? '').trim() } }),
    onDone: ({ healer }) => void navigate(`/admin/healers/${healer.id}`),
  });
  const actions: RecordColumn<Row> = {
    key: 'order',
    head: 'Hours and order',
    actions: true,
    cell: (healer) => (
      <span className="inline-flex items-center gap-2">
        <Button kind="text" size="s" onClick={() => setTimed(healer)} aria-label={`Hours of ${healer.name}`}>
          Hours
        </Button>
        <MoveButtons name={healer.name} ids={healer.ids} id={healer.id} busy={order.busy} onOrder={order.send} />
      </span>
    ),
  };
  return (
    <>
      <AdminList
        title="Healers"
        what="healers"
        queryKey={[...healersKey, 'list']}
        load={async () => {
          const { healers } = await shop(listAdminHealersRoute);
          const ids = healers.map(({ id }) => id);
          return { rows: healers.map((healer): Row => ({ ...healer, ids })) };
        }}
        before={() =>
          order.error && (
            <Alert tone="error" title="The order could not be saved">
              {order.error.message}
            </Alert>
          )
        }
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        empty={{ title: 'No healers yet', text: 'Write the first profile.' }}
        actions={
          <>
            <a href="/spiritual-healers" className="target text-link">
              The page
            </a>
            <Button size="s" onClick={() => setName('')}>
              New healer
            </Button>
          </>
        }
      />
      {timed && <HoursDialog healer={timed} onClose={() => setTimed(null)} />}
      {name !== null && (
        <NewDocument
          title="New healer"
          description="Nobody sees the profile before you publish it."
          label="Name in English"
          maxLength={80}
          field="name"
          text={name}
          onText={setName}
          of={add}
          onClose={() => setName(null)}
        />
      )}
    </>
  );
}
