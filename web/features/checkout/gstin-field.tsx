import { isGstin } from '@jyotiratna/contract';
import { useState } from 'react';
import { address } from '#messages/accounts/address.ts';
import { validation } from '#messages/checkout/validation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';

const length = 15;

/** The GST number (GSTIN) of a business; empty while the box is unchecked. */
export function GstinField({
  value,
  onChange,
}: {
  value: string;
  onChange: (gstin: string) => void;
}) {
  const [open, setOpen] = useState(value !== '');
  const typed = value.trim();
  const isInvalid = typed.length === length && !isGstin(typed.toUpperCase());
  return (
    <div className="mt-3 grid gap-3">
      <Checkbox
        checked={open}
        onChange={({ currentTarget }) => {
          setOpen(currentTarget.checked);
          if (!currentTarget.checked) onChange('');
        }}
      >
        {address.gstinOpen}
      </Checkbox>
      {open && (
        <TextField
          name="gstin"
          label={address.gstin}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={length}
          value={value}
          error={isInvalid ? validation.gstin : undefined}
          hint={address.gstinHint}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
