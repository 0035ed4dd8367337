import { useQuery } from '@tanstack/react-query';
import { delivery as t } from '#messages/admin/delivery.ts';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { deliveryQuery } from './delivery-query.ts';

/** Delivery areas, delivery times and charges. */
export function DeliveryPage() {
  const settings = useQuery(deliveryQuery);
  return (
    <>
      <AdminHead title={t.delivery} />
      <LoadStates of={settings} subject={t.zones} rows={3} />
      {settings.data && <DeliveryForm settings={settings.data.settings} />}
    </>
  );
}
