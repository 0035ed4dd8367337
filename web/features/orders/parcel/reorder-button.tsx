import { type Order, soldStatuses } from '@jyotiratna/contract';
import { getReorder } from '@jyotiratna/contract/parcels';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { parcel as t } from '#messages/orders/parcel.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../use-call.ts';
import { useFillCart } from '../../cart/use-fill-cart.ts';
import { asReader, useIsOwn } from '../returns/use-returns.ts';

/** A button that adds the order's lines to the cart, and lists those that are no longer sold. */
export function ReorderButton({ order }: { order: Order }) {
  const { _id: id, status } = order;
  const fill = useFillCart();
  const own = useIsOwn(order);
  const { send, busy, isError, data } = useCall({
    call: async () => {
      const { lines, missing } = await api(getReorder, { params: { id }, headers: asReader(id) });
      const failed = await fill(lines);
      return {
        added: lines.length - failed.length,
        missing: [...missing, ...failed.map(({ name }) => name)],
      };
    },
  });
  if (!own || !(soldStatuses as readonly string[]).includes(status)) return null;
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <Button kind="second" busy={busy} busyLabel={t.reorderBusy} onClick={() => send()}>
        <RotateCcw aria-hidden size={20} strokeWidth={1.6} />
        {t.again}
      </Button>
      <div role="status" className="grid gap-1">
        {isError && <p className="text-sindoor-700">{t.reorderFailed}</p>}
        {data && (
          <p>
            {data.added > 0 ? t.reorderDone : t.reorderNone}{' '}
            {data.added > 0 && (
              <Link to="/cart" className="text-link">
                {t.cart}
              </Link>
            )}
          </p>
        )}
        {data && data.missing.length > 0 && <p>{t.reorderMissing(data.missing.join(', '))}</p>}
      </div>
    </div>
  );
}
