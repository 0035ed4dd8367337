import { type AdminOrderRow, pathOf } from '@jyotiratna/contract';
import { getPackingSlipsRoute } from '@jyotiratna/contract/admin/order-documents';
import { packOrder, shipOrderRoute } from '@jyotiratna/contract/admin/orders';
import { PackageCheck, Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import { orders as t } from '#messages/admin/orders.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { CallDialog, useShowDialog } from '../layout/dialogs.tsx';
import { oneByOne } from '../layout/one-by-one.ts';
import { HandOverOrders } from '../parcels/hand-over-orders.tsx';
import { CarrierField, MissingRates } from './parcel-fields.tsx';
import { readNumbers } from './read-numbers.ts';

type Orders = readonly AdminOrderRow[];
type Props = { orders: Orders; onClose: () => void };

/** Actions on the selected orders: their packing slips as one PDF, and their next status. */
export function BulkOrders({ orders }: { orders: Orders }) {
  const show = useShowDialog();
  const unpacked = orders.filter(({ status }) => status === 'paid' || status === 'confirmed');
  const packed = orders.filter(({ status }) => status === 'packed');
  const ids = orders.map(({ _id }) => _id).join(',');
  return (
    <>
      {unpacked.length > 0 && (
        <Button
          size="s"
          icon={PackageCheck}
          onClick={() => show((onClose) => <PackDialog orders={unpacked} onClose={onClose} />)}
        >
          {t.markPacked(unpacked.length)}
        </Button>
      )}
      <a
        href={pathOf(getPackingSlipsRoute, { query: { orders: ids } })}
        className={buttonClass({ kind: 'second', size: 's' })}
      >
        <Printer aria-hidden size={20} strokeWidth={1.6} />
        {t.packingSlipPacking(orders.length)}
      </a>
      <HandOverOrders orders={orders} />
      {packed.length > 0 && (
        <Button
          size="s"
          kind="second"
          icon={Truck}
          onClick={() => show((onClose) => <ShipDialog orders={packed} onClose={onClose} />)}
        >
          {t.ship(packed.length)}
        </Button>
      )}
    </>
  );
}

/** Orders that could not be packed stay in the dialog, with the reasons. */
function PackDialog({ orders, onClose }: Props) {
  const [rows, setRows] = useState(orders);
  const [rejected, setRejected] = useState<Readonly<Record<string, Error>>>({});
  const failed = rows.filter(({ _id }) => _id in rejected);
  return (
    <CallDialog
      title={rows.length === 1 ? t.mark1Order : t.markOrdersAs(rows.length)}
      description={t.theirParcelsClosed}
      confirm={t.markPackedLabel}
      busyLabel={t.packing}
      call={() => oneByOne(rows, ({ _id: id }) => api(packOrder, { params: { id } }))}
      done={({ sent }) => (sent === 0 ? null : sent === 1 ? t.orderPacked : t.ordersPacked(sent))}
      stale={[['order']]}
      onDone={(reply) => {
        setRejected(reply.rejected);
        const rest = rows.filter(({ _id }) => _id in reply.rejected);
        if (rest.length > 0) setRows(rest);
        else onClose();
      }}
      onClose={onClose}
    >
      <MissingRates orders={rows} />
      {failed.length > 0 && (
        <Alert tone="error" title={t.theseCouldNot}>
          <ul className="list-disc pl-5">
            {failed.map(({ _id, orderNumber }) => (
              <li key={_id}>{`${orderNumber}: ${rejected[_id]?.message}`}</li>
            ))}
          </ul>
        </Alert>
      )}
    </CallDialog>
  );
}

type Values = { carrier: string; numbers: Readonly<Record<string, string>> };

/**
 * Ships packed orders in one step, each with its tracking number. Rows without a number are not
 * sent; rejected rows stay with the reason, shipped ones disappear.
 */
function ShipDialog({ orders, onClose }: Props) {
  const [rows, setRows] = useState(orders);
  const [rejected, setRejected] = useState<Readonly<Record<string, Error>>>({});
  const selectedOf = ({ numbers }: Values) => rows.filter(({ _id }) => numbers[_id]?.trim());
  const check = (values: Values) => ({
    ...(!values.carrier.trim() && { carrier: t.pleaseEnterCarrier }),
    ...(rows[0] && selectedOf(values).length === 0 && { [rows[0]._id]: t.pleaseEnterTracking }),
  });
  return (
    <CallDialog
      title={rows.length === 1 ? t.hand1Parcel : t.handParcelsCarrier(rows.length)}
      description={t.eachCustomerGets}
      confirm={t.markShipped}
      busyLabel={t.shippingLabel}
      start={{ carrier: '', numbers: {} } as Values}
      check={check}
      call={(values) =>
        oneByOne(selectedOf(values), ({ _id: id }) => {
          const trackingNumber = values.numbers[id]?.trim() ?? '';
          const body = { carrier: values.carrier.trim(), trackingNumber, was: 'packed' as const };
          return api(shipOrderRoute, { params: { id }, body });
        })
      }
      done={({ sent }) => (sent === 0 ? null : sent === 1 ? t.orderShipped : t.ordersShipped(sent))}
      stale={[['order']]}
      onDone={(reply, values) => {
        const selected = selectedOf(values);
        setRows(rows.filter((row) => row._id in reply.rejected || !selected.includes(row)));
        setRejected(reply.rejected);
        if (selected.length === reply.sent) onClose();
      }}
      onClose={onClose}
    >
      {({ values, set, field, errors }) => (
        <>
          <MissingRates orders={rows} />
          <CarrierField {...field('carrier')} />
          {rows.map(({ _id, orderNumber, name }) => (
            <TextField
              key={_id}
              label={[t.trackingNumberOf(orderNumber), name].filter(Boolean).join(', ')}
              optional
              maxLength={80}
              autoComplete="off"
              data-parcel
              value={values.numbers[_id] ?? ''}
              error={errors[_id] ?? rejected[_id]?.message}
              onChange={({ currentTarget: { value } }) => {
                set({ numbers: { ...values.numbers, [_id]: value } });
                setRejected(({ [_id]: _, ...rest }) => rest);
              }}
              // A barcode scanner sends Enter after each code: the next parcel's field gets the
              // focus.
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
              onChange={({ currentTarget }) =>
                set({ numbers: readNumbers(currentTarget.value, rows) })
              }
            />
          )}
        </>
      )}
    </CallDialog>
  );
}
