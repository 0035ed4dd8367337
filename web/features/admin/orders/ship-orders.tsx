import type { OrderRow } from '@jyotiratna/contract';
import { shipOrder } from '@jyotiratna/contract/admin/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { shop } from '../../../shop.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { waitingKey } from '../layout/waiting.ts';
import { CarrierField } from './carrier-field.tsx';
import { MissingRates } from './missing-rates.tsx';
import { ordersKey } from './orders-query.ts';

type Props = { orders: readonly OrderRow[]; onShipped: () => void };

/** Hands the packed ones of the chosen orders to a carrier at once, each with its tracking number. */
export function ShipOrders({ orders, onShipped }: Props) {
  const [open, setOpen] = useState(false);
  const packed = orders.filter(({ status }) => status === 'packed');
  return (
    <>
      {packed.length > 0 && (
        <Button size="s" kind="second" onClick={() => setOpen(true)}>
          <Truck aria-hidden size={20} strokeWidth={1.6} />
          Ship {packed.length}
        </Button>
      )}
      {open && (
        <ShipDialog
          orders={packed}
          onClose={(done) => {
            setOpen(false);
            if (done) onShipped();
          }}
        />
      )}
    </>
  );
}

/** Rows without a number stay as they are; those that were refused stay with their reason, and the others are on their way. */
function ShipDialog({ orders, onClose }: { orders: readonly OrderRow[]; onClose: (done: boolean) => void }) {
  // What the window was opened for: the list behind it moves on with each parcel.
  const [rows, setRows] = useState(orders);
  const [carrier, setCarrier] = useState('');
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const queries = useQueryClient();
  const toast = useToast();
  const ship = useMutation({
    mutationFn: async (chosen: readonly OrderRow[]) => {
      const refused: Record<string, string> = {};
      // One after the other: each is a change of its own, with its own mail and its own line in the audit log.
      for (const { _id: id } of chosen) {
        const body = { carrier: carrier.trim(), trackingNumber: numbers[id]!.trim(), was: 'packed' as const };
        await shop(shipOrder, { params: { id }, body }).catch((error: Error) => {
          refused[id] = error.message;
        });
      }
      return refused;
    },
    onSuccess: (refused, chosen) => {
      const shipped = chosen.filter(({ _id }) => !(_id in refused));
      if (shipped.length > 0)
        toast({ title: shipped.length === 1 ? '1 order shipped' : `${shipped.length} orders shipped` });
      const left = rows.filter((row) => !shipped.includes(row));
      setRows(left);
      setErrors(refused);
      for (const queryKey of [ordersKey, ['admin', 'order'], ['order'], ['admin', 'dashboard'], waitingKey])
        void queries.invalidateQueries({ queryKey });
      if (Object.keys(refused).length === 0) onClose(true);
    },
  });

  function confirm() {
    const chosen = rows.filter(({ _id }) => numbers[_id]?.trim());
    const found: Record<string, string> = {};
    if (!carrier.trim()) found.carrier = 'Please enter the carrier.';
    if (chosen.length === 0 && rows[0]) found[rows[0]._id] = 'Please enter the tracking number.';
    setErrors(found);
    if (Object.keys(found).length === 0) ship.mutate(chosen);
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !ship.isPending && onClose(false)}
      title={rows.length === 1 ? 'Hand 1 parcel to a carrier?' : `Hand ${rows.length} parcels to a carrier?`}
      description="Each customer gets a mail with the tracking number. Rows without a number stay packed."
      confirm="Mark shipped"
      busy={ship.isPending}
      busyLabel="Shipping..."
      onConfirm={confirm}
    >
      <div className="grid gap-4">
        <MissingRates orders={rows} />
        <CarrierField value={carrier} error={errors.carrier} onChange={setCarrier} />
        {rows.map(({ _id, orderNumber, name }) => (
          <TextField
            key={_id}
            label={[`Tracking number of ${orderNumber}`, name].filter(Boolean).join(', ')}
            optional
            maxLength={80}
            autoComplete="off"
            data-parcel
            value={numbers[_id] ?? ''}
            error={errors[_id]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setNumbers((now) => ({ ...now, [_id]: value }));
              setErrors(({ [_id]: _, ...others }) => others);
            }}
            // A scanner ends each code with Enter: the next parcel's field follows.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const fields = [...document.querySelectorAll<HTMLInputElement>('[data-parcel]')];
              fields[fields.indexOf(event.currentTarget) + 1]?.focus();
            }}
          />
        ))}
      </div>
    </AlertDialog>
  );
}
