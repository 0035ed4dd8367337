import { type EnergisationTier, energisationTiers } from '@jyotiratna/contract';
import { settings as t } from '#messages/admin/settings.ts';
import { TextField } from '../../../ui/field.tsx';
import type { BoundField } from '../layout/bind-fields.ts';
import { SettingsGroup } from './field-group.tsx';
import { isPrice, textOfTierPrices, tierPricesOf } from './tier-prices.ts';

const tierNames: Record<EnergisationTier, string> = { basic: t.usualWay, personal: t.personsName };

/** The value is such as `basic=251,personal=1101`. */
type Props = BoundField<string> & { label: string; hint: string | undefined };

/** The price of each kind of energisation, in rupees. */
export function TierPricesField({ name, value, error, onChange, ...group }: Props) {
  const prices = tierPricesOf(value);
  const rejected =
    error === undefined ? [] : energisationTiers.filter((tier) => !isPrice(prices[tier]));
  return (
    <SettingsGroup {...group} error={rejected.length > 0 ? undefined : error}>
      {energisationTiers.map((tier) => (
        <TextField
          key={tier}
          label={tierNames[tier]}
          name={`${name}.${tier}`}
          required={false}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={prices[tier]}
          error={rejected.includes(tier) ? t.pleaseEnterWhole : undefined}
          // Separators of the prices in the setting's text; within a price they group digits at
          // most.
          onChange={({ currentTarget }) =>
            onChange(
              textOfTierPrices({ ...prices, [tier]: currentTarget.value.replace(/[,=\s]/g, '') }),
            )
          }
        />
      ))}
    </SettingsGroup>
  );
}
