import type { HealerHours, ListedHealer } from '@jyotiratna/contract';
import { readHoursOfRoute, saveHoursOfRoute } from '@jyotiratna/contract/admin/consultations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { content as t } from '#messages/admin/content.ts';
import { shop } from '../../../shop.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { HoursForm } from '../../consultations/dashboard/hours-form.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { documentKey } from './use-document.ts';

type Props = { healer: Pick<ListedHealer, 'id' | 'name'>; onClose: () => void };

/** A healer's bookable hours, as set by the healer on the dashboard. */
export function HoursDialog({ healer: { id, name }, onClose }: Props) {
  const queries = useQueryClient();
  const queryKey = [...documentKey('healers'), id, 'hours'];
  // Fetched each time: the healer may have changed them on the dashboard.
  const hours = useQuery({
    queryKey,
    queryFn: () => shop(readHoursOfRoute, { params: { id } }),
    gcTime: 0,
  });
  const save = async (body: HealerHours) => {
    queries.setQueryData(queryKey, await shop(saveHoursOfRoute, { params: { id }, body }));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
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
          onSave={save}
        />
      )}
    </Dialog>
  );
}
