import { type CustomerRow, type Locale, languages, locales } from '@jyotiratna/contract';
import { getCustomerRoute, listCustomersRoute } from '@jyotiratna/contract/admin/customers';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { api } from '../../../api.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FoundRows } from '../layout/found-rows.tsx';
import { Panel } from '../layout/page.tsx';
import { bindFields } from '../layout/use-form.ts';

/** The customer of a new order; `account` is empty for a guest. */
export type DraftCustomer = {
  account: string;
  name: string;
  email: string;
  phone: string;
  locale: Locale;
};

type Props = {
  customer: DraftCustomer;
  errors: Readonly<Record<string, string>>;
  onChange: (customer: DraftCustomer) => void;
};

/** Selects the customer by email, name or phone, or takes typed data. */
export function CustomerFields({ customer, errors, onChange }: Props) {
  const [search, setSearch] = useState('');
  const set = (patch: Partial<DraftCustomer>) => onChange({ ...customer, ...patch });
  const { field } = bindFields(customer, set, errors, 'customer.');
  const take = async ({ key, kind, name, email }: CustomerRow) => {
    setSearch('');
    const account = kind === 'account' ? key : '';
    set({ account, name, email });
    const { phones } = (await api(getCustomerRoute, { params: { key } })).customer;
    set({ account, name, email, phone: phones[0] ?? '' });
  };
  return (
    <Panel title={t.customer}>
      <TextField
        label={t.findCustomer}
        type="search"
        optional
        autoComplete="off"
        maxLength={200}
        hint={t.findHint}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {search.trim() !== '' && (
        <Found search={search.trim()} onTake={(row) => void take(row).catch(() => {})} />
      )}
      <div className="mt-5 grid gap-4">
        <TextField label={t.name} maxLength={120} {...field('name')} />
        <TextField label={t.email} type="email" optional maxLength={120} {...field('email')} />
        <TextField label={t.phone} type="tel" optional maxLength={24} {...field('phone')} />
        <p className="text-small text-text-2">
          {customer.account ? t.takenAccount : t.contactHint}
        </p>
        <SelectField label={t.language} {...field('locale')}>
          {locales.map((one) => (
            <option key={one} value={one} lang={languages[one].tag}>
              {languages[one].name}
            </option>
          ))}
        </SelectField>
      </div>
    </Panel>
  );
}

function Found({ search, onTake }: { search: string; onTake: (row: CustomerRow) => void }) {
  const found = useQuery({
    queryKey: ['admin', 'customers', 'search', search],
    queryFn: async () => {
      const kinds = ['account', 'guest'] as const;
      const pages = await Promise.all(
        kinds.map((kind) => api(listCustomersRoute, { query: { kind, search, limit: '5' } })),
      );
      return pages.flatMap(({ customers }) => customers);
    },
    placeholderData: (before) => before,
  });
  return (
    <FoundRows
      of={found}
      icon={UserRound}
      rowOf={({ key, name, email, phone, blocked }) => ({
        key,
        text: `${name}, ${email || phone}`,
        label: `${t.take(name)}, ${email || phone}`,
        disabled: blocked,
      })}
      labels={{ searching: t.searching, none: t.noneFound }}
      onSelect={onTake}
    />
  );
}
