import { getDeliverySettings } from '@jyotiratna/contract/admin/delivery';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { DeliveryForm } from './delivery-form.tsx';

/** Where the shop sends its parcels, how long they take and what the way costs. */
export function DeliveryPage() {
  const settings = useQuery({
    queryKey: ['admin', 'delivery'],
    queryFn: () => shop(getDeliverySettings),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <AdminHead title="Delivery" />
      {settings.isError && (
        <LoadError
          message="The zones could not be loaded"
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.isPending && <RowsLoading label="Loading zones..." rows={3} />}
      {settings.data && <DeliveryForm settings={settings.data.settings} />}
    </>
  );
}
