import { formatRupees, type ListedHealer } from '@jyotiratna/contract';
import { addHealerRoute, listAdminHealersRoute, orderHealers } from '@jyotiratna/contract/admin/healers';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { content as t } from '#messages/admin/content.ts';
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
    head: t.nameLabel,
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
    head: t.minuteChat,
    value: ({ chatPrice }) => chatPrice,
    cell: ({ chatPrice }) => <span className="figures">{formatRupees(chatPrice)}</span>,
  },
  { key: 'person', head: t.desk, value: ({ person: user }) => (user ? t.person : t.nobody) },
  { key: 'hindi', head: t.hindi, value: ({ hindi }) => (hindi ? t.written : t.notWritten) },
  { key: 'state', head: t.state, value: ({ state }) => state, cell: ({ state }) => <StateChip state={state} /> },
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
    head: t.hoursOrder,
    actions: true,
    cell: (healer) => (
      <span className="inline-flex items-center gap-2">
        <Button kind="text" size="s" onClick={() => setTimed(healer)} aria-label={t.hours(healer.name)}>
          {t.hoursLabel}
        </Button>
        <MoveButtons name={healer.name} ids={healer.ids} id={healer.id} busy={order.busy} onOrder={order.send} />
      </span>
    ),
  };
  return (
    <>
      <AdminList
        title={t.healers}
        what={t.healersNoun}
        queryKey={[...healersKey, 'list']}
        load={async () => {
          const { healers } = await shop(listAdminHealersRoute);
          const ids = healers.map(({ id }) => id);
          return { rows: healers.map((healer): Row => ({ ...healer, ids })) };
        }}
        before={() =>
          order.error && (
            <Alert tone="error" title={t.orderCouldNot}>
              {order.error.message}
            </Alert>
          )
        }
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        empty={{ title: t.noHealersYet, text: t.writeFirstProfile }}
        actions={
          <>
            <a href="/spiritual-healers" className="target text-link">
              {t.page}
            </a>
            <Button size="s" onClick={() => setName('')}>
              {t.newHealer}
            </Button>
          </>
        }
      />
      {timed && <HoursDialog healer={timed} onClose={() => setTimed(null)} />}
      {name !== null && (
        <NewDocument
          title={t.newHealer}
          description={t.nobodySeesProfile}
          label={t.nameEnglish}
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
