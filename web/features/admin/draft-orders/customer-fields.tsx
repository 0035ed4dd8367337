import type { CustomerRow } from '@jyotiratna/contract';
import { type Locale, languages, locales } from '@jyotiratna/contract';
import { getCustomerRoute, listCustomersRoute } from '@jyotiratna/contract/admin/customers';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Panel } from '../layout/panel.tsx';

/** The customer of an order that is being made; `account` is empty for a guest. */
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

/** The customer: found by email, name or phone, or typed. */
export function CustomerFields({ customer, errors, onChange }: Props) {
  const [search, setSearch] = useState('');
  const field = (name: 'name' | 'email' | 'phone', label: string, type = 'text') => (
    <TextField
      name={`customer.${name}`}
      label={label}
      type={type}
      optional={name !== 'name'}
      autoComplete="off"
      maxLength={name === 'phone' ? 24 : 120}
      value={customer[name]}
      error={errors[`customer.${name}`]}
      onChange={(event) => onChange({ ...customer, [name]: event.currentTarget.value })}
    />
  );
  const take = async ({ key, kind, name, email }: CustomerRow) => {
    setSearch('');
    const account = kind === 'account' ? key : '';
    onChange({ ...customer, account, name, email });
    const { phones } = (await shop(getCustomerRoute, { params: { key } })).customer;
    onChange({ ...customer, account, name, email, phone: phones[0] ?? '' });
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
        {field('name', t.name)}
        {field('email', t.email, 'email')}
        {field('phone', t.phone, 'tel')}
        <p className="text-small text-text-2">
          {customer.account ? t.takenAccount : t.contactHint}
        </p>
        <SelectField
          label={t.language}
          value={customer.locale}
          onChange={(event) => {
            const locale = locales.find((one) => one === event.currentTarget.value);
            if (locale) onChange({ ...customer, locale });
          }}
        >
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
        kinds.map((kind) => shop(listCustomersRoute, { query: { kind, search, limit: '5' } })),
      );
      return pages.flatMap(({ customers }) => customers);
    },
    placeholderData: (before) => before,
  });
  if (found.isPending) return <p className="mt-2 text-small text-text-2">{t.searching}</p>;
  if (found.isError) return <p className="mt-2 text-small text-text-2">{found.error.message}</p>;
  if (found.data.length === 0) return <p className="mt-2 text-small text-text-2">{t.noneFound}</p>;
  return (
    <ul className="mt-2 grid">
      {found.data.map((row) => (
        <li key={row.key} className="border-t border-line">
          <button
            type="button"
            aria-label={`${t.take(row.name)}, ${row.email}`}
            disabled={row.blocked}
            onClick={() => onTake(row)}
            className="flex min-h-11 w-full items-center gap-2 text-left wrap-anywhere text-accent hover:underline"
          >
            <UserRound aria-hidden size={18} strokeWidth={1.6} />
            {row.name}, {row.email}
          </button>
        </li>
      ))}
    </ul>
  );
}
