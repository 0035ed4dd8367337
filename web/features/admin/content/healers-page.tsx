import { formatRupees, type ListedHealer } from '@jyotiratna/contract';
import {
  addHealerRoute,
  listAdminHealersRoute,
  orderHealers,
} from '@jyotiratna/contract/admin/healers';
import { useState } from 'react';
import { healers, content as t } from '#messages/admin/content.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { DocumentList } from './document-list.tsx';
import { HoursDialog } from './hours-dialog.tsx';

const columns: readonly RecordColumn<ListedHealer>[] = [
  {
    key: 'price',
    head: t.minuteChat,
    value: ({ chatPrice }) => chatPrice,
    cell: ({ chatPrice }) => <span className="figures">{formatRupees(chatPrice)}</span>,
  },
  { key: 'person', head: t.dashboard, value: ({ person: user }) => (user ? t.person : t.nobody) },
];

/** The healers in their order as the owner sees them: drafts, active and withdrawn ones. */
export function AdminHealersPage() {
  const [timed, setTimed] = useState<ListedHealer | null>(null);
  return (
    <>
      <DocumentList
        section="healers"
        labels={healers}
        list={() => shop(listAdminHealersRoute).then((reply) => reply.healers)}
        name={{ key: 'name', head: t.nameLabel, of: ({ name }) => name, maxLength: 80 }}
        columns={columns}
        order={{
          head: healers.order,
          failed: healers.orderFailed,
          call: (ids) => shop(orderHealers, { body: { ids } }),
          actions: (healer) => (
            <Button
              kind="text"
              size="s"
              onClick={() => setTimed(healer)}
              aria-label={t.hours(healer.name)}
            >
              {t.hoursLabel}
            </Button>
          ),
        }}
        actions={
          <a href="/spiritual-healers" className="target text-link">
            {t.page}
          </a>
        }
        create={(name) => shop(addHealerRoute, { body: { name } }).then(({ healer }) => healer.id)}
      />
      {timed && <HoursDialog healer={timed} onClose={() => setTimed(null)} />}
    </>
  );
}
