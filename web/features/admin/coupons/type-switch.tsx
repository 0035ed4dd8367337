import { coupons as t } from '#messages/admin/coupons.ts';
import type { CouponDraft } from './coupon-draft.ts';

const types = { percentage: t.percentage, fixed: t.fixed } as const;

type Props = { value: CouponDraft['type']; onChange: (type: CouponDraft['type']) => void };

/** Percent or rupees. */
export function TypeSwitch({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium leading-snug">{t.type}</legend>
      <div className="grid grid-cols-2 rounded-md border border-marble-500 bg-marble-0">
        {(Object.keys(types) as (keyof typeof types)[]).map((type) => (
          <label
            key={type}
            className="relative grid min-h-11.5 place-items-center rounded-[5px] px-2 font-medium has-checked:bg-mayur-700 has-checked:text-marble-0 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="type"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {types[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
