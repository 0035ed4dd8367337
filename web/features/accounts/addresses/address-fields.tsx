import { states, unionTerritories } from '@jyotiratna/contract';
import { address } from '#messages/accounts/address.ts';
import { stateLabel } from '#messages/accounts/states.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { UnprintableNote } from '../../../ui/unprintable-note.tsx';
import type { AddressForm } from './use-address-form.ts';

type Props = {
  form: Pick<AddressForm, 'field' | 'oneName' | 'otherStates' | 'setOneName' | 'type'>;
  /** Prefix of each autocomplete token; none if absent. */
  section?: 'shipping' | 'billing' | undefined;
  /** Without the phone number, which an invoice does not need. */
  withoutPhone?: boolean;
};

const printed = ['firstName', 'lastName', 'addressLine', 'apartment', 'city'] as const;

/** The inputs of an address: the PIN code comes before city and state, because it fills them in. */
export function AddressFields({
  form: { field, oneName, otherStates, setOneName, type },
  section,
  withoutPhone = false,
}: Props) {
  const auto = (token: string) => (section ? `${section} ${token}` : token);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-5">
      <TextField
        {...field('firstName')}
        label={address.firstName}
        autoComplete={auto('given-name')}
        maxLength={60}
      />
      <TextField
        {...field('lastName')}
        label={address.lastName}
        autoComplete={auto('family-name')}
        maxLength={60}
      />
      <div className="col-span-2 -my-3">
        <Checkbox checked={oneName} onChange={(event) => setOneName(event.currentTarget.checked)}>
          {address.oneName}
        </Checkbox>
      </div>
      <TextField
        {...field('addressLine')}
        className="col-span-2"
        label={address.line}
        autoComplete={auto('address-line1')}
        maxLength={200}
      />
      <TextField
        {...field('apartment')}
        className="col-span-2"
        label={address.apartment}
        optional
        autoComplete={auto('address-line2')}
        maxLength={120}
      />
      <TextField
        {...field('pincode')}
        className="col-span-2"
        label={address.pin}
        hint={address.pinHint}
        inputMode="numeric"
        autoComplete={auto('postal-code')}
        maxLength={12}
      />
      <TextField
        {...field('city')}
        label={address.city}
        autoComplete={auto('address-level2')}
        maxLength={80}
      />
      <SelectField {...field('state')} label={address.state} autoComplete={auto('address-level1')}>
        <optgroup label={address.states}>
          {states.map((name) => (
            <option key={name} value={name}>
              {stateLabel(name)}
            </option>
          ))}
        </optgroup>
        <optgroup label={address.territories}>
          {unionTerritories.map((name) => (
            <option key={name} value={name}>
              {stateLabel(name)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      {otherStates.length > 0 && (
        <div className="col-span-2 -mt-3 flex flex-wrap gap-2">
          {otherStates.map((name) => (
            <Button key={name} kind="second" size="s" onClick={() => type('state', name)}>
              {address.select(stateLabel(name))}
            </Button>
          ))}
        </div>
      )}
      {!withoutPhone && (
        <TextField
          {...field('phone')}
          className="col-span-2"
          label={address.phone}
          type="tel"
          inputMode="tel"
          autoComplete={auto('tel')}
          maxLength={24}
          hint={address.phoneHint}
        />
      )}
      <div className="col-span-2 empty:hidden">
        <UnprintableNote strings={printed.map((name) => field(name).value)} />
      </div>
    </div>
  );
}
