import { states, unionTerritories } from '@jyotiratna/contract';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { FormField } from './form-state.ts';
import type { FieldProps } from './use-address-form.ts';

type Props = {
  field: (name: FormField) => FieldProps;
  /** `shipping` in front of each autocomplete token, or nothing. */
  section?: 'shipping' | undefined;
};

/** The inputs of an address, in the order in which they are validated. */
export function AddressFields({ field, section }: Props) {
  const auto = (token: string) => (section ? `${section} ${token}` : token);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5">
      <TextField {...field('firstName')} label="First name" autoComplete={auto('given-name')} maxLength={60} />
      <TextField {...field('lastName')} label="Last name" autoComplete={auto('family-name')} maxLength={60} />
      <TextField
        {...field('addressLine')}
        className="col-span-2"
        label="Address"
        autoComplete={auto('address-line1')}
        maxLength={200}
      />
      <TextField
        {...field('apartment')}
        className="col-span-2"
        label="Apartment, suite or landmark"
        optional
        autoComplete={auto('address-line2')}
        maxLength={120}
      />
      <TextField {...field('city')} label="City" autoComplete={auto('address-level2')} maxLength={80} />
      <SelectField {...field('state')} label="State" autoComplete={auto('address-level1')}>
        <optgroup label="States">
          {states.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
        <optgroup label="Union territories">
          {unionTerritories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      </SelectField>
      <TextField
        {...field('pincode')}
        label="PIN code"
        inputMode="numeric"
        autoComplete={auto('postal-code')}
        maxLength={12}
      />
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete={auto('tel')}
        maxLength={24}
        hint="Only for delivery updates."
      />
    </div>
  );
}
