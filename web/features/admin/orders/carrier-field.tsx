import { trackingLink } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { deliveryQuery } from '../delivery/delivery-query.ts';

type Props = { value: string; error: string | undefined; onChange: (carrier: string) => void };

/**
 * The parcel's carrier: one of the shop's, or any other. Warns about a missing tracking page.
 */
export function CarrierField({ value, error, onChange }: Props) {
  const list = useId();
  const { data } = useQuery(deliveryQuery);
  const carriers = data?.settings.carriers ?? [];
  const unknown = data && value.trim() && !trackingLink(carriers, { carrier: value, trackingNumber: '1' });
  return (
    <>
      <TextField
        label="Carrier"
        maxLength={80}
        placeholder="For example India Post"
        autoComplete="off"
        list={list}
        value={value}
        error={error}
        hint={unknown ? 'No tracking page is known for it. Carriers are listed on the Delivery screen.' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
