import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { partiesQuery } from '../parties/parties-query.ts';

type Props = {
  label: string;
  value: string;
  hint: ReactNode;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A maker, packer or importer of those that the shop knows. */
export function PartyField({ value, onChange, ...frame }: Props) {
  const parties = useQuery(partiesQuery).data?.parties ?? [];
  const absent = value !== '' && parties.every(({ code }) => code !== value);
  return (
    <SelectField
      {...frame}
      optional
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t.none}</option>
      {absent && <option value={value}>{value}</option>}
      {parties.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
