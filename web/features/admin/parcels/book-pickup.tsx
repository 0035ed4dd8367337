import type { AdminReturn } from '@jyotiratna/contract';
import { bookReturnRoute } from '@jyotiratna/contract/admin/parcels';
import { useQuery } from '@tanstack/react-query';
import { parcels as t } from '#messages/admin/parcels.ts';
import { api } from '../../../api.ts';
import { CallButton } from '../layout/call.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { courierQuery } from './parcels-query.ts';

/** Books a courier pickup for an approved return; hidden without a courier. */
export function BookPickup({ row: { _id: id, status, orderNumber } }: { row: AdminReturn }) {
  const mayBook = useMayCall()('POST /api/admin/returns/:id/pickup');
  const { data: courier } = useQuery({ ...courierQuery, enabled: mayBook });
  if (!courier || !mayBook || status !== 'approved') return null;
  return (
    <CallButton
      kind="second"
      size="s"
      aria-label={t.pickupOf(orderNumber)}
      call={() => api(bookReturnRoute, { params: { id } })}
      done={() => t.pickupDone}
      failed={t.pickupReturn}
    >
      {t.pickupReturn}
    </CallButton>
  );
}
