import type { Address } from '@jyotiratna/contract';
import { stateLabel } from '#messages/accounts/states.ts';

type Props = {
  address: Pick<Address, 'fullName' | 'addressLine' | 'apartment' | 'city' | 'pincode'> & {
    state: string;
    phone?: string;
  };
};

/** An address in the format of a parcel's label. */
export function AddressLines({ address }: Props) {
  const { fullName, addressLine, apartment, city, state, pincode, phone } = address;
  return (
    <address className="leading-relaxed text-ink-700 not-italic">
      {[fullName, addressLine, apartment, `${city}, ${stateLabel(state)} ${pincode}`, phone]
        .filter(Boolean)
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  );
}
