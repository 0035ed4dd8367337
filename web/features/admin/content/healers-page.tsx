import { formatRupees, type ListedHealer } from '@jyotiratna/contract';
import { addHealer, listAdminHealers, orderHealers } from '@jyotiratna/contract/admin/healers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { MoveButtons } from '../layout/move-buttons.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { healersKey } from './healers-key.ts';
import { HoursDialog } from './hours-dialog.tsx';
import { StateChip } from './state-chip.tsx';

/** The healers in their order as the owner sees them: drafts, active and withdrawn ones. */
export function HealersPage() {
  const list = useQuery({ queryKey: healersKey, queryFn: () => shop(listAdminHealers), staleTime: 0 });
  const [adding, setAdding] = useState(false);
  const [timed, setTimed] = useState<ListedHealer | null>(null);
  const healers = list.data?.healers;
  const queries = useQueryClient();
  const order = useMutation({
    mutationFn: (ids: string[]) => shop(orderHealers, { body: { ids } }),
    onSuccess: (reply) => queries.setQueryData(healersKey, reply),
    onError: () => void list.refetch(),
  });
  return (
    <>
      <AdminHead title="Healers">
        <a href="/spiritual-healers" className="target text-link">
          The page
        </a>
        <Button size="s" onClick={() => setAdding(true)}>
          New healer
        </Button>
      </AdminHead>
      <LoadStates of={list} what="healers" rows={6} />
      {order.isError && (
        <Alert tone="error" title="The order could not be saved">
          {order.error.message}
        </Alert>
      )}
      {healers?.length === 0 && <EmptyState title="No healers yet">Write the first profile.</EmptyState>}
      {healers && healers.length > 0 && (
        <RecordTable<ListedHealer>
          caption="Healers"
          rows={healers}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: 'Name',
              lead: 'title',
              cell: ({ id, name }) => (
                <Link to={`/admin/healers/${id}`} className="target text-link">
                  {name}
                </Link>
              ),
            },
            {
              key: 'price',
              head: 'A minute of chat',
              cell: ({ chatPrice }) => <span className="figures">{formatRupees(chatPrice)}</span>,
            },
            { key: 'person', head: 'Desk', cell: ({ person: user }) => (user ? 'A person has it' : 'Nobody has it') },
            { key: 'hindi', head: 'Hindi', cell: ({ hindi }) => (hindi ? 'Written' : 'Not written') },
            { key: 'state', head: 'State', cell: ({ state }) => <StateChip state={state} /> },
            {
              key: 'order',
              head: 'Hours and order',
              actions: true,
              cell: (healer) => (
                <span className="inline-flex items-center gap-2">
                  <Button kind="text" size="s" onClick={() => setTimed(healer)} aria-label={`Hours of ${healer.name}`}>
                    Hours
                  </Button>
                  <MoveButtons
                    name={healer.name}
                    ids={healers.map((one) => one.id)}
                    id={healer.id}
                    busy={order.isPending}
                    onOrder={order.mutate}
                  />
                </span>
              ),
            },
          ]}
        />
      )}
      {timed && <HoursDialog healer={timed} onClose={() => setTimed(null)} />}
      {adding && <NewHealer onClose={() => setAdding(false)} />}
    </>
  );
}

function NewHealer({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: () => shop(addHealer, { body: { name: name.trim() } }),
    onSuccess: ({ healer }) => {
      void queries.invalidateQueries({ queryKey: healersKey });
      void navigate(`/admin/healers/${healer.id}`);
    },
  });
  const error = isCallError(add.error) ? add.error.fields.name : undefined;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New healer"
      description="Nobody sees the profile before you publish it."
      confirm="Begin"
      busy={add.isPending}
      busyLabel="Saving..."
      onConfirm={() => add.mutate()}
    >
      <div className="grid gap-4">
        {add.isError && !error && <Alert tone="error">{add.error.message}</Alert>}
        <TextField
          label="Name in English"
          maxLength={80}
          autoComplete="off"
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value);
            if (add.isError) add.reset();
          }}
        />
      </div>
    </AlertDialog>
  );
}
