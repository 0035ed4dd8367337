import { type MissingRate, trackingLink } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { orders as t } from '#messages/admin/orders.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/field.tsx';
import { deliveryQuery } from '../delivery/delivery-query.ts';
import type { BoundField } from '../layout/use-form.ts';

/**
 * The parcel's carrier: one of the shop's carriers, or any other. Warns if it has no tracking page.
 */
export function CarrierField(field: BoundField<string>) {
  const list = useId();
  const { data } = useQuery(deliveryQuery);
  const carriers = data?.settings.carriers ?? [];
  const link = trackingLink(carriers, { carrier: field.value, trackingNumber: '1' });
  return (
    <>
      <TextField
        label={t.carrier}
        maxLength={80}
        placeholder={t.exampleIndiaPost}
        list={list}
        hint={data && field.value.trim() && !link ? t.noTrackingPage : undefined}
        {...field}
      />
      <datalist id={list}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

const rateLabels: Record<MissingRate['rate'], string> = {
  remedy: t.hsnCodeGst,
  setting: t.hsnCodeGstRate,
  energisation: t.sacGstRate,
};

type Props = {
  orders: readonly { orderNumber: string; missingRates?: MissingRate[] | undefined }[];
};

/**
 * The orders whose tax invoice lacks a GST rate, with the rate of each line and a link to enter it.
 */
export function MissingRates({ orders }: Props) {
  const missing = orders.flatMap(({ orderNumber, missingRates = [] }) =>
    missingRates.map(({ name, rate }) => t.lacks(orderNumber, name, rateLabels[rate])),
  );
  if (missing.length === 0) return null;
  return (
    <Alert tone="wait" title={t.noTaxInvoice}>
      <ul className="list-disc pl-5">
        {missing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link to="/admin/taxes" className="text-link">
        {t.enterRates}
      </Link>{' '}
      {t.beforeParcelLeaves}
    </Alert>
  );
}
