import type { HealerHours, ListedHealer } from '@jyotiratna/contract';
import { readHoursOfRoute, saveHoursOfRoute } from '@jyotiratna/contract/admin/consultations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { HoursForm } from '../../consultations/dashboard/hours-form.tsx';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { healersKey } from './healers-key.ts';

type Props = { healer: Pick<ListedHealer, 'id' | 'name'>; onClose: () => void };

/** A healer's bookable hours, as set by the healer on the dashboard. */
export function HoursDialog({ healer: { id, name }, onClose }: Props) {
  const queries = useQueryClient();
  const queryKey = [...healersKey, id, 'hours'];
  // Fetched each time: the healer may have changed them on the dashboard.
  const { data, error, refetch } = useQuery({
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
      title={`Hours of ${name}`}
      description="Sessions that are booked already stay as they are, also at times that you take away here. Move or cancel them under Bookings."
      width="wide"
    >
      {error && <LoadError message="The hours could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsLoading label="Loading the hours..." rows={7} />}
      {data && (
        <HoursForm
          hours={data.hours}
          lead="The times at which customers can book this healer, in India’s time. Days on which the shop has no sessions stand under Settings."
          exceptionsLead="On these days the times that you choose here hold instead; none means that the healer is away."
          onSave={save}
        />
      )}
    </Dialog>
  );
}
