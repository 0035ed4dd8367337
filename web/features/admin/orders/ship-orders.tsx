import type { AdminOrderRow } from '@jyotiratna/contract';
import { shipOrderRoute } from '@jyotiratna/contract/admin/orders';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { orders as t } from '#messages/admin/orders.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { oneByOne } from '../layout/one-by-one.ts';
import { useSend } from '../layout/use-send.ts';
import { CarrierField } from './carrier-field.tsx';
import { MissingRates } from './missing-rates.tsx';
import { readNumbers } from './read-numbers.ts';

/** Ships the packed ones of the selected orders in one step, each with its tracking number. */
export function ShipOrders({ orders }: { orders: readonly AdminOrderRow[] }) {
  const [open, setOpen] = useState(false);
  const packed = orders.filter(({ status }) => status === 'packed');
  return (
    <>
      {packed.length > 0 && (
        <Button size="s" kind="second" onClick={() => setOpen(true)}>
          <Truck aria-hidden size={20} strokeWidth={1.6} />
          {t.ship(packed.length)}
        </Button>
      )}
      {open && <ShipDialog orders={packed} onClose={() => setOpen(false)} />}
    </>
  );
}

type Props = { orders: readonly AdminOrderRow[]; onClose: () => void };

/**
 * Rows without a number stay as they are; those that were rejected stay with their reason, and the
 * others are on their way.
 */
function ShipDialog({ orders, onClose }: Props) {
  // The dialog's initial selection: the list behind it changes with each parcel.
  const [rows, setRows] = useState(orders);
  const [carrier, setCarrier] = useState('');
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const ship = useSend({
    call: (selected: readonly AdminOrderRow[]) =>
      oneByOne(selected, ({ _id: id }) => {
        const trackingNumber = (numbers[id] ?? '').trim();
        const body = { carrier: carrier.trim(), trackingNumber, was: 'packed' as const };
        return shop(shipOrderRoute, { params: { id }, body });
      }),
    done: (rejected, selected) => {
      const shipped = selected.length - Object.keys(rejected).length;
      return shipped === 0 ? null : shipped === 1 ? t.orderShipped : t.ordersShipped(shipped);
    },
    stale: [['order']],
    onDone: (rejected, selected) => {
      setRows(rows.filter((row) => row._id in rejected || !selected.includes(row)));
      setErrors(
        Object.fromEntries(Object.entries(rejected).map(([id, { message }]) => [id, message])),
      );
      if (Object.keys(rejected).length === 0) onClose();
    },
  });

  function confirm() {
    const selected = rows.filter(({ _id }) => numbers[_id]?.trim());
    const found: Record<string, string> = {};
    if (!carrier.trim()) found.carrier = t.pleaseEnterCarrier;
    if (selected.length === 0 && rows[0]) found[rows[0]._id] = t.pleaseEnterTracking;
    setErrors(found);
    if (Object.keys(found).length === 0) ship.send(selected);
  }

  return (
    <ConfirmDialog
      title={rows.length === 1 ? t.hand1Parcel : t.handParcelsCarrier(rows.length)}
      description={t.eachCustomerGets}
      confirm={t.markShipped}
      busyLabel={t.shippingLabel}
      of={ship}
      onConfirm={confirm}
      onClose={onClose}
    >
      <MissingRates orders={rows} />
      <CarrierField
        value={carrier}
        error={errors.carrier}
        onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
      />
      {rows.map(({ _id, orderNumber, name }) => (
        <TextField
          key={_id}
          label={[t.trackingNumberOf(orderNumber), name].filter(Boolean).join(', ')}
          optional
          maxLength={80}
          autoComplete="off"
          data-parcel
          value={numbers[_id] ?? ''}
          error={errors[_id]}
          onChange={({ currentTarget: { value } }) => {
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
      {rows.length > 1 && (
        <TextAreaField
          label={t.numbersAsList}
          optional
          rows={2}
          hint={t.oneLineOrder}
          onChange={({ currentTarget }) => setNumbers(readNumbers(currentTarget.value, rows))}
        />
      )}
    </ConfirmDialog>
  );
}
