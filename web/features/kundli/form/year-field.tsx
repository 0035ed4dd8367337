import { defined } from '@jyotiratna/contract';
import { useState } from 'react';
import { kundli } from '#messages/kundli/kundli.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { controlClass } from '../../../ui/field.tsx';
import { emptyBirth, yearsUntil } from '../birth-values.ts';
import { ChoiceList } from './choice-list.tsx';

type Props = {
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (year: string) => void;
};

/** The year of birth: a select, or typed if it is older than the options. */
export function YearField({ value, invalid, describedBy, onChange }: Props) {
  const years = yearsUntil(useShopConfig()?.year ?? 0);
  const [isTyping, setTyping] = useState(false);
  const isTyped = isTyping || !years.includes(value);

  function toggle() {
    setTyping(!isTyped);
    onChange(isTyped ? emptyBirth.year : '');
  }

  return (
    <>
      {isTyped ? (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-label={kundli.year}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          value={value}
          onChange={({ target }) => onChange(latinDigits(target.value))}
          className={`${controlClass} figures`}
        />
      ) : (
        <ChoiceList
          label={kundli.year}
          value={value}
          options={years}
          invalid={invalid}
          describedBy={describedBy}
          onChange={onChange}
        />
      )}
      <button
        type="button"
        onClick={toggle}
        className="text-link col-span-full inline-flex min-h-11 items-center justify-self-end text-small"
      >
        {isTyped ? kundli.yearFromList : kundli.yearEarlier(defined(years.at(-1)))}
      </button>
    </>
  );
}

const latinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)).replace(/\D/g, '');
