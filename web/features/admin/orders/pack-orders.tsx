import { type OrderRow, pathOf } from '@jyotiratna/contract';
import { getPackingSlips } from '@jyotiratna/contract/admin/order-papers';
import { packOrder } from '@jyotiratna/contract/admin/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PackageCheck, Printer } from 'lucide-react';
import { useState } from 'react';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { pendingKey } from '../layout/waiting.ts';
import { MissingRates } from './missing-rates.tsx';
import { ordersKey } from './orders-query.ts';

/** Whether an order is ready to be packed. */
export function isToPack({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'paid' || status === 'confirmed';
}

type Rejected = { orderNumber: string; why: string };

/**
 * The slips of the selected orders as one PDF, and one click that marks them all as packed.
 * Failures are listed.
 */
export function PackOrders({ orders, onPacked }: { orders: readonly OrderRow[]; onPacked: () => void }) {
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  const toast = useToast();
  const toPack = orders.filter(isToPack);
  const pack = useMutation({
    // One after the other: each is a change of its own, with its own line in the audit log.
    mutationFn: async () => {
      const rejected: Rejected[] = [];
      for (const { _id: id, orderNumber } of toPack) {
        await shop(packOrder, { params: { id } }).catch((error: Error) => {
          rejected.push({ orderNumber, why: error.message });
        });
      }
      return rejected;
    },
    onSuccess: (rejected) => {
      const packed = toPack.length - rejected.length;
      if (packed > 0) toast({ title: packed === 1 ? '1 order packed' : `${packed} orders packed` });
      if (rejected.length === 0) {
        setAsks(false);
        onPacked();
      }
      for (const queryKey of [ordersKey, ['admin', 'order'], ['order'], ['admin', 'dashboard'], pendingKey])
        void queries.invalidateQueries({ queryKey });
    },
  });
  const close = () => {
    setAsks(false);
    pack.reset();
  };
  return (
    <>
      <a
        href={pathOf(getPackingSlips, { query: { orders: orders.map(({ _id }) => _id).join(',') } })}
        className={buttonClass({ kind: 'second', size: 's' })}
      >
        <Printer aria-hidden size={20} strokeWidth={1.6} />
        {orders.length === 1 ? 'Packing slip' : `${orders.length} packing slips`} (PDF)
      </a>
      {toPack.length > 0 && (
        <Button size="s" onClick={() => setAsks(true)}>
          <PackageCheck aria-hidden size={20} strokeWidth={1.6} />
          Mark {toPack.length} packed
        </Button>
      )}
      {asks && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && !pack.isPending && close()}
          title={toPack.length === 1 ? 'Mark 1 order as packed?' : `Mark ${toPack.length} orders as packed?`}
          description="Their parcels are closed and wait for the carrier."
          confirm="Mark packed"
          busy={pack.isPending}
          busyLabel="Packing..."
          onConfirm={() => pack.mutate()}
        >
          <MissingRates orders={toPack} />
          {pack.data && pack.data.length > 0 && (
            <Alert tone="error" title="These could not be packed">
              <ul className="list-disc pl-5">
                {pack.data.map(({ orderNumber, why: reason }) => (
                  <li key={orderNumber}>
                    {orderNumber}: {reason}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
        </AlertDialog>
      )}
    </>
  );
}
