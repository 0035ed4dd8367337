import type { AdminParcel } from '@jyotiratna/contract';
import { cancelParcelRoute, moveParcelRoute } from '@jyotiratna/contract/admin/parcels';
import { useState } from 'react';
import { parcelStates as states, parcels as t } from '#messages/admin/parcels.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { useSend } from '../layout/call.tsx';
import { CallDialog } from '../layout/dialogs.tsx';
import { useMayCall } from '../team/use-may-call.ts';

/** Actions on a parcel: cancel it before it is collected; in the sandbox, advance it. */
export function ParcelActions({ parcel }: { parcel: AdminParcel }) {
  const { id, orderId, orderNumber, cancellable, next } = parcel;
  const [isOpen, setOpen] = useState(false);
  const mayCall = useMayCall();
  const stale = [
    ['order', orderId],
    ['order-parcel', orderId],
  ];
  const move = useSend({
    call: (to: AdminParcel['state']) => api(moveParcelRoute, { params: { id }, body: { to } }),
    done: () => t.moved,
    failed: t.moveTo(''),
    stale,
  });
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {mayCall('POST /api/admin/parcels/:id/move') &&
        next.map((to) => (
          <Button
            key={to}
            kind="second"
            size="s"
            busy={move.busy && move.values === to}
            busyLabel={states[to]}
            aria-label={t.moveOf(orderNumber, states[to])}
            onClick={() => move.send(to)}
          >
            {t.moveTo(states[to])}
          </Button>
        ))}
      {cancellable && mayCall('POST /api/admin/parcels/:id/cancel') && (
        <Button
          kind="danger"
          size="s"
          aria-label={t.cancelOf(orderNumber)}
          onClick={() => setOpen(true)}
        >
          {t.cancel}
        </Button>
      )}
      {isOpen && (
        <CallDialog
          title={t.cancelTitle(orderNumber)}
          description={t.cancelText}
          confirm={t.cancelConfirm}
          danger
          call={() => api(cancelParcelRoute, { params: { id } })}
          done={t.cancelDone}
          stale={stale}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
