import { trackingLink } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { orders as t } from '#messages/admin/orders.ts';
import { TextField } from '../../../ui/field.tsx';
import { deliveryQuery } from '../delivery/delivery-query.ts';

type Props = {
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/**
 * The parcel's carrier: one of the shop's, or any other. Warns about a missing tracking page.
 */
export function CarrierField({ value, error, onChange }: Props) {
  const list = useId();
  const { data } = useQuery(deliveryQuery);
  const carriers = data?.settings.carriers ?? [];
  const unknown =
    data && value.trim() && !trackingLink(carriers, { carrier: value, trackingNumber: '1' });
  return (
    <>
      <TextField
        label={t.carrier}
        maxLength={80}
        placeholder={t.exampleIndiaPost}
        autoComplete="off"
        list={list}
        value={value}
        error={error}
        hint={unknown ? t.noTrackingPage : undefined}
        onChange={onChange}
      />
      <datalist id={list}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
