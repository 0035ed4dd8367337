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
import { pendingKey } from '../layout/waiting.ts';
import { CarrierField } from './carrier-field.tsx';
import { MissingRates } from './missing-rates.tsx';
import { ordersKey } from './orders-query.ts';

type Props = { orders: readonly OrderRow[]; onShipped: () => void };

/** Ships the packed ones of the selected orders in one step, each with its tracking number. */
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

/**
 * Rows without a number are unchanged; rejected ones stay with their error, and the rest are
 * shipped.
 */
function ShipDialog({ orders, onClose }: { orders: readonly OrderRow[]; onClose: (done: boolean) => void }) {
  // The dialog's initial selection: the list behind it changes with each parcel.
  const [rows, setRows] = useState(orders);
  const [carrier, setCarrier] = useState('');
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const queries = useQueryClient();
  const toast = useToast();
  const ship = useMutation({
    mutationFn: async (selected: readonly OrderRow[]) => {
      const rejected: Record<string, string> = {};
      // Sequential: each is a change of its own, with its own email and its own audit log entry.
      for (const { _id: id } of selected) {
        const body = { carrier: carrier.trim(), trackingNumber: numbers[id]!.trim(), was: 'packed' as const };
        await shop(shipOrder, { params: { id }, body }).catch((error: Error) => {
          rejected[id] = error.message;
        });
      }
      return rejected;
    },
    onSuccess: (rejected, selected) => {
      const shipped = selected.filter(({ _id }) => !(_id in rejected));
      if (shipped.length > 0)
        toast({ title: shipped.length === 1 ? '1 order shipped' : `${shipped.length} orders shipped` });
      const left = rows.filter((row) => !shipped.includes(row));
      setRows(left);
      setErrors(rejected);
      for (const queryKey of [ordersKey, ['admin', 'order'], ['order'], ['admin', 'dashboard'], pendingKey])
        void queries.invalidateQueries({ queryKey });
      if (Object.keys(rejected).length === 0) onClose(true);
    },
  });

  function confirm() {
    const selected = rows.filter(({ _id }) => numbers[_id]?.trim());
    const found: Record<string, string> = {};
    if (!carrier.trim()) found.carrier = 'Please enter the carrier.';
    if (selected.length === 0 && rows[0]) found[rows[0]._id] = 'Please enter the tracking number.';
    setErrors(found);
    if (Object.keys(found).length === 0) ship.mutate(selected);
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
              setErrors(({ [_id]: _, ...rest }) => rest);
            }}
            // A scanner sends Enter after each code: the next parcel's field gets the focus.
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
