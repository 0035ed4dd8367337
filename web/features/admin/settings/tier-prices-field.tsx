import { type EnergisationTier, energisationTiers } from '@jyotiratna/contract';
import { TextField } from '../../../ui/field.tsx';
import { FieldGroup } from './field-group.tsx';
import { textOfTierPrices, tierPricesOf } from './tier-prices.ts';

const tierNames: Record<EnergisationTier, string> = { basic: 'In the usual way', personal: 'In a person’s name' };

type Props = {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** Such as `basic=251,personal=1101`. */
  value: string;
  onChange: (text: string) => void;
};

/** What each kind of energisation costs, in rupees. */
export function TierPricesField({ name, value, onChange, ...group }: Props) {
  const prices = tierPricesOf(value);
  return (
    <FieldGroup {...group}>
      {energisationTiers.map((tier) => (
        <TextField
          key={tier}
          label={tierNames[tier]}
          name={`${name}.${tier}`}
          required={false}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={prices[tier]}
          onChange={(event) => onChange(textOfTierPrices({ ...prices, [tier]: event.currentTarget.value }))}
        />
      ))}
    </FieldGroup>
  );
}
