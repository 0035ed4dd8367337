import { formatRupees, type ListedHealer } from '@jyotiratna/contract';
import { readHoursOfRoute, saveHoursOfRoute } from '@jyotiratna/contract/admin/consultations';
import {
  addHealerRoute,
  listAdminHealersRoute,
  orderHealers,
} from '@jyotiratna/contract/admin/healers';
import { useQuery } from '@tanstack/react-query';
import { healers, content as t } from '#messages/admin/content.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { HoursForm } from '../../consultations/dashboard/hours-form.tsx';
import { useShowDialog } from '../layout/dialogs.tsx';
import { LoadStates } from '../layout/page.tsx';
import type { RecordColumn } from '../list/columns.tsx';
import { DocumentList } from './document-list.tsx';
import { documentKey } from './use-document.ts';

const columns: readonly RecordColumn<ListedHealer>[] = [
  {
    key: 'price',
    head: t.minuteChat,
    value: ({ chatPrice }) => chatPrice,
    cell: ({ chatPrice }) => <span className="figures">{formatRupees(chatPrice)}</span>,
  },
  { key: 'person', head: t.dashboard, value: ({ person: user }) => (user ? t.person : t.nobody) },
];

/** The owner's ordered list of healers: drafts, active and withdrawn ones. */
export function AdminHealersPage() {
  const show = useShowDialog();
  return (
    <DocumentList
      section="healers"
      labels={healers}
      list={() => api(listAdminHealersRoute).then((reply) => reply.healers)}
      name={{ key: 'name', head: t.nameLabel, of: ({ name }) => name, maxLength: 80 }}
      columns={columns}
      order={{
        head: healers.order,
        failed: healers.orderFailed,
        call: (ids) => api(orderHealers, { body: { ids } }),
        actions: (healer) => (
          <Button
            kind="text"
            size="s"
            onClick={() => show((onClose) => <HoursDialog healer={healer} onClose={onClose} />)}
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
      create={(name) => api(addHealerRoute, { body: { name } }).then(({ healer }) => healer.id)}
    />
  );
}

type HoursProps = { healer: ListedHealer; onClose: () => void };

/** A healer's bookable hours, as set in the healer's dashboard. */
function HoursDialog({ healer: { id, name }, onClose }: HoursProps) {
  // Fetched each time, because the healer may have changed the hours.
  const hours = useQuery({
    queryKey: [...documentKey('healers'), id, 'hours'],
    queryFn: () => api(readHoursOfRoute, { params: { id } }),
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.hours(name)}
      description={t.sessionsBookedAlready}
      width="wide"
    >
      <LoadStates of={hours} subject={t.hoursNoun} rows={7} />
      {hours.data && (
        <HoursForm
          hours={hours.data.hours}
          lead={t.timesWhichCustomers}
          exceptionsLead={t.theseDaysTimes}
          onSave={(body) => api(saveHoursOfRoute, { params: { id }, body }).then(onClose)}
        />
      )}
    </Dialog>
  );
}
