import { type AdminOrderRow, pathOf } from '@jyotiratna/contract';
import { getPackingSlipsRoute } from '@jyotiratna/contract/admin/order-documents';
import { packOrder } from '@jyotiratna/contract/admin/orders';
import { PackageCheck, Printer } from 'lucide-react';
import { useState } from 'react';
import { orders as t } from '#messages/admin/orders.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CallDialog } from '../layout/call-dialog.tsx';
import { oneByOne } from '../layout/one-by-one.ts';
import { MissingRates } from './missing-rates.tsx';

/**
 * The slips of the selected orders as one PDF, and one click that marks them all as packed.
 * Failures are listed.
 */
export function PackOrders({ orders }: { orders: readonly AdminOrderRow[] }) {
  const [open, setOpen] = useState(false);
  const toPack = orders.filter(({ status }) => status === 'paid' || status === 'confirmed');
  return (
    <>
      {toPack.length > 0 && (
        <Button size="s" onClick={() => setOpen(true)}>
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
      {open && <PackDialog orders={toPack} onClose={() => setOpen(false)} />}
    </>
  );
}

type Props = { orders: readonly AdminOrderRow[]; onClose: () => void };

function PackDialog({ orders, onClose }: Props) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  return (
    <CallDialog
      title={orders.length === 1 ? t.mark1Order : t.markOrdersAs(orders.length)}
      description={t.theirParcelsClosed}
      confirm={t.markPackedLabel}
      busyLabel={t.packing}
      call={async () => {
        const rejected = await oneByOne(orders, ({ _id: id }) =>
          shop(packOrder, { params: { id } }),
        );
        return {
          packed: orders.length - Object.keys(rejected).length,
          failed: orders.flatMap(({ _id, orderNumber }) =>
            rejected[_id] ? [`${orderNumber}: ${rejected[_id].message}`] : [],
          ),
        };
      }}
      done={({ packed }) =>
        packed === 0 ? null : packed === 1 ? t.orderPacked : t.ordersPacked(packed)
      }
      stale={[['order']]}
      onDone={(reply) => (reply.failed.length > 0 ? setFailed(reply.failed) : onClose())}
      onClose={onClose}
    >
      <MissingRates orders={orders} />
      {failed.length > 0 && (
        <Alert tone="error" title={t.theseCouldNot}>
          <ul className="list-disc pl-5">
            {failed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
    </CallDialog>
  );
}
