import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { productForm as t } from '#messages/admin/product-form.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { partiesQuery } from '../parties/parties-query.ts';

type Props = Omit<ComponentProps<typeof SelectField>, 'onChange'> & {
  value: string;
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
      options={[
        ['', t.none],
        ...(absent ? [[value, value] as const] : []),
        ...parties.map(({ code, name }) => [code, name] as const),
      ]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
