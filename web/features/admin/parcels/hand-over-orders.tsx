import {
  type AdminOrderRow,
  isIn,
  type RejectedParcel,
  unsentStatuses,
} from '@jyotiratna/contract';
import { handOverRoute } from '@jyotiratna/contract/admin/parcels';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { parcels as t } from '#messages/admin/parcels.ts';
import { controls } from '#messages/platform/controls.ts';
import { ui } from '#messages/platform/ui.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { AdminDialog, CallDialog } from '../layout/dialogs.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { HandOverProgress } from './hand-over-progress.tsx';
import { courierQuery, handOverQuery } from './parcels-query.ts';

/** Hands the selected orders over to the courier at once; hidden without a courier. */
export function HandOverOrders({ orders }: { orders: readonly AdminOrderRow[] }) {
  const mayHandOver = useMayCall()('POST /api/admin/hand-overs');
  const { data: courier } = useQuery({ ...courierQuery, enabled: mayHandOver });
  const [press, setPress] = useState<string | null>(null);
  const unsent = orders.filter(({ status }) => isIn(unsentStatuses, status));
  if (!mayHandOver || !courier) return null;
  return (
    <>
      {unsent.length > 0 && (
        <Button size="s" onClick={() => setPress(crypto.randomUUID())} icon={PackageOpen}>
          {t.handOver(unsent.length)}
        </Button>
      )}
      {press && (
        <HandOverDialog
          key={press}
          press={press}
          orders={unsent}
          title={courier.title}
          onClose={() => setPress(null)}
        />
      )}
    </>
  );
}

type Props = {
  /** The idempotency key: sent twice, it is one hand-over. */
  press: string;
  orders: readonly AdminOrderRow[];
  /** The courier's name. */
  title: string;
  onClose: () => void;
};

function HandOverDialog({ press, orders: given, title, onClose }: Props) {
  // The selection when the dialog was opened: the list behind it changes with each parcel.
  const [orders] = useState(given);
  const [sent, setSent] = useState<{ id: string; rejected: readonly RejectedParcel[] } | null>(
    null,
  );
  if (sent) return <Progress {...sent} orders={orders} onClose={onClose} />;
  return (
    <CallDialog
      title={t.handOverTitle(orders.length)}
      description={t.handOverText(title)}
      confirm={t.handOverConfirm}
      busyLabel={t.handOverBusy}
      call={() =>
        api(handOverRoute, { body: { key: press, orders: orders.map(({ _id }) => _id) } })
      }
      stale={[['order']]}
      onDone={({ handOver, rejected }) => setSent({ id: handOver.id, rejected })}
      onClose={onClose}
    />
  );
}

type ProgressProps = {
  id: string;
  rejected: readonly RejectedParcel[];
  orders: readonly AdminOrderRow[];
  onClose: () => void;
};

function Progress({ id, rejected, orders, onClose }: ProgressProps) {
  const { data: handOver } = useQuery(handOverQuery(id));
  const numberOf = (orderId: string) =>
    orders.find(({ _id }) => _id === orderId)?.orderNumber ?? orderId;
  return (
    <AdminDialog
      title={t.title}
      onClose={onClose}
      cancel={null}
      buttons={<Button onClick={onClose}>{ui.close}</Button>}
    >
      <div className="grid gap-4 pt-2">
        {handOver ? <HandOverProgress handOver={handOver} /> : <Spinner label={controls.loading} />}
        {rejected.length > 0 && (
          <Alert tone="error" title={t.rejected}>
            <ul className="list-disc pl-5">
              {rejected.map(({ orderId, reason }) => (
                <li key={orderId}>
                  {numberOf(orderId)}: {reason}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </AdminDialog>
  );
}
