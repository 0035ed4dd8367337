import type { HealerClient, KundliRequest } from '@jyotiratna/contract';
import { listHealerClients } from '@jyotiratna/contract/healer-clients';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { clients as t } from '#messages/consultations/clients.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { kundliRequestOf } from '../kundli-request-of.ts';
import { ClientCard } from './client-card.tsx';
import { clientListKey } from './client-list-key.ts';

const ChartComparison = lazy(() => import('../../kundli/compare/chart-comparison.tsx'));
/** Maximum number of charts side by side. */
const COLUMNS = 2;

/** The healer's clients, with the charts of up to two shared birth details below. */
export function ClientListPage() {
  const { data, isError, refetch } = useQuery({
    queryKey: clientListKey,
    queryFn: async () => (await api(listHealerClients)).clients,
    staleTime: 0,
  });
  const [births, setBirths] = useState<readonly KundliRequest[]>([]);
  const toggle = (birth: KundliRequest) =>
    setBirths((before) => {
      const without = before.filter((one) => one.name !== birth.name || one.dob !== birth.dob);
      return without.length < before.length ? without : [...before, birth].slice(-COLUMNS);
    });
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-6 md:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-heading-m">{t.heading}</h1>
        <LinkButton to="/healer" kind="second" size="s">
          {t.back}
        </LinkButton>
      </div>
      <p className="max-w-180 text-text-2">{t.lead}</p>
      {isError && (
        <Alert tone="error">
          {t.failed}
          <Button kind="text" size="s" onClick={() => void refetch()}>
            {controls.retry}
          </Button>
        </Alert>
      )}
      {!data && !isError && <Spinner label={controls.loading} />}
      {data && <ClientList clients={data} births={births} onToggle={toggle} />}
      {births.length > 0 && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <ChartComparison births={births} />
        </Suspense>
      )}
    </div>
  );
}

type ClientListProps = {
  clients: readonly HealerClient[];
  births: readonly KundliRequest[];
  onToggle: (birth: KundliRequest) => void;
};

function ClientList({ clients, births, onToggle }: ClientListProps) {
  const [search, setSearch] = useState('');
  if (clients.length === 0)
    return <p className="facet-card border border-line bg-surface p-6">{t.none}</p>;
  const term = search.trim().toLocaleLowerCase();
  const found = clients.filter((client) => namesOf(client).some((name) => name.includes(term)));
  return (
    <>
      <TextField
        label={t.search}
        type="search"
        optional
        className="max-w-90"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className="text-small text-text-2">{t.selected}</p>
      {found.length === 0 && <p>{t.noMatch}</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {found.map((client) => (
          <ClientCard
            key={client.id}
            client={client}
            births={client.births.map(kundliRequestOf)}
            selected={births}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </>
  );
}

const namesOf = ({ name, births }: HealerClient): string[] =>
  [name, ...births.map((birth) => birth.name)].map((one) => one.toLocaleLowerCase());
