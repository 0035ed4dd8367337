import { categories } from '@jyotiratna/contract';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { keepDigits } from '../product-form/keep-digits.ts';
import { AmountField } from './amount-field.tsx';
import type { CouponDraft } from './coupon-draft.ts';
import { ProductChoice } from './product-choice.tsx';

type Props = {
  draft: CouponDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<CouponDraft>) => void;
};

/** A coupon's eligible customers and products, and the maximum discount of a percentage. */
export function CouponLimits({ draft, errors, onChange }: Props) {
  return (
    <>
      <TextField
        label="Uses per customer"
        name="maxPerCustomer"
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        placeholder="Empty means unlimited"
        value={draft.maxPerCustomer}
        error={errors.maxPerCustomer}
        hint="Told by account and email address."
        onChange={(event) => onChange({ maxPerCustomer: keepDigits(event.target.value) })}
      />
      {draft.type === 'percentage' && (
        <AmountField
          label="Most taken off"
          name="maxDiscount"
          unit="₹"
          optional
          hint="Empty means that only the cart is the limit."
          value={draft.maxDiscount}
          error={errors.maxDiscount}
          onChange={(maxDiscount) => onChange({ maxDiscount })}
        />
      )}
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 font-medium leading-snug">Only for these categories and products</legend>
        <p className="mb-2 text-small text-text-2">
          Nothing chosen means everything. A coupon that is not for everything, or has a most, is not promised on the
          promo strip and the remedies' pages.
        </p>
        <div className="flex flex-wrap gap-x-6">
          {categories.map((category) => (
            <Checkbox
              key={category}
              checked={draft.categories.includes(category)}
              onChange={({ target }) =>
                onChange({
                  categories: target.checked
                    ? [...draft.categories, category]
                    : draft.categories.filter((one) => one !== category),
                })
              }
            >
              {category}
            </Checkbox>
          ))}
        </div>
        <ProductChoice
          chosen={draft.products}
          error={errors.productIds}
          onChange={(products) => onChange({ products })}
        />
      </fieldset>
    </>
  );
}
