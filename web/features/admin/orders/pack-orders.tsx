import { type AdminOrderRow, pathOf } from '@jyotiratna/contract';
import { getPackingSlipsRoute } from '@jyotiratna/contract/admin/order-documents';
import { packOrder } from '@jyotiratna/contract/admin/orders';
import { PackageCheck, Printer } from 'lucide-react';
import { useState } from 'react';
import { orders as t } from '#messages/admin/orders.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';
import { MissingRates } from './missing-rates.tsx';

/** Whether an order is ready to be packed. */
function isToPack({ status }: Pick<AdminOrderRow, 'status'>): boolean {
  return status === 'paid' || status === 'confirmed';
}

/**
 * The slips of the selected orders as one PDF, and one click that marks them all as packed.
 * Failures are listed.
 */
export function PackOrders({ orders }: { orders: readonly AdminOrderRow[] }) {
  const [requests, setRequests] = useState(false);
  const toPack = orders.filter(isToPack);
  const pack = useSend({
    // One after the other: each is a change of its own, with its own line in the audit log.
    call: async (selected: readonly AdminOrderRow[]) => {
      const rejected: { orderNumber: string; reason: string }[] = [];
      for (const { _id: id, orderNumber } of selected) {
        await shop(packOrder, { params: { id } }).catch((error: Error) => {
          rejected.push({ orderNumber, reason: error.message });
        });
      }
      return rejected;
    },
    done: (rejected, selected) => {
      const packed = selected.length - rejected.length;
      return packed === 0 ? null : packed === 1 ? t.orderPacked : t.ordersPacked(packed);
    },
    stale: [['order']],
    onDone: (rejected) => setRequests(rejected.length > 0),
  });
  return (
    <>
      {toPack.length > 0 && (
        <Button size="s" onClick={() => setRequests(true)}>
          <PackageCheck aria-hidden size={20} strokeWidth={1.6} />
          {t.markPacked(toPack.length)}
        </Button>
      )}
      <a
        href={pathOf(getPackingSlipsRoute, {
          query: { orders: orders.map(({ _id }) => _id).join(',') },
        })}
        className={buttonClass({ kind: 'second', size: 's' })}
      >
        <Printer aria-hidden size={20} strokeWidth={1.6} />
        {t.packingSlipPacking(orders.length)}
      </a>
      {requests && (
        <ConfirmDialog
          title={toPack.length === 1 ? t.mark1Order : t.markOrdersAs(toPack.length)}
          description={t.theirParcelsClosed}
          confirm={t.markPackedLabel}
          busyLabel={t.packing}
          of={pack}
          onConfirm={() => pack.send(toPack)}
          onClose={() => {
            setRequests(false);
            pack.reset();
          }}
        >
          <MissingRates orders={toPack} />
          {pack.data && pack.data.length > 0 && (
            <Alert tone="error" title={t.theseCouldNot}>
              <ul className="list-disc pl-5">
                {pack.data.map(({ orderNumber, reason }) => (
                  <li key={orderNumber}>
                    {orderNumber}: {reason}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
