import { formatRupeesExact, type Metal, type MetalRate, metals, toRupees } from '@jyotiratna/contract';
import { addMetalRates, listMetalRates } from '@jyotiratna/contract/admin/metal-rates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { metalNames } from './metal-names.ts';

const queryKey = ['admin', 'metal-rates'];

/** The day's rates of the metals in which stones are set. */
export function MetalRatesPage() {
  const list = useQuery({ queryKey, queryFn: () => shop(listMetalRates) });
  return (
    <>
      <AdminHead title="Metal rates" />
      <LoadStates of={list} what="rates" />
      {list.data && (
        <>
          <Alert tone="info">
            A rate is sold by for {list.data.days} days. After that settings in its metal are off sale until a new one
            is entered. Orders keep the rate they were placed at.
          </Alert>
          <RateForm rates={list.data.rates} />
        </>
      )}
    </>
  );
}

function RateForm({ rates }: { rates: readonly MetalRate[] }) {
  const [typed, setTyped] = useState<Partial<Record<Metal, string>>>({});
  const queries = useQueryClient();
  const toast = useToast();
  const given = metals.flatMap((metal) => (typed[metal]?.trim() ? [{ metal, rupees: Number(typed[metal]) }] : []));
  const ready = given.length > 0 && given.every(({ rupees }) => rupees > 0);
  const save = useMutation({
    mutationFn: () => shop(addMetalRates, { body: { rates: given } }),
    onSuccess: (reply) => {
      queries.setQueryData(queryKey, reply);
      setTyped({});
      toast({ title: 'Rates saved', description: 'Settings are sold at them from now on.' });
    },
  });
  return (
    <form
      className="facet-card mt-5 grid max-w-[46rem] gap-5 border border-line bg-surface p-5 md:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !save.isPending) save.mutate();
      }}
    >
      {metals.map((metal) => (
        <TextField
          key={metal}
          label={`${metalNames[metal]}, ₹ a gram`}
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={typed[metal] ?? ''}
          hint={told(rates.find((rate) => rate.metal === metal))}
          onChange={({ target }) => setTyped((now) => ({ ...now, [metal]: target.value }))}
        />
      ))}
      {save.error && <Alert tone="error">{save.error.message}</Alert>}
      <div>
        <Button type="submit" disabled={!ready} busy={save.isPending} busyLabel="Saving...">
          Save rates
        </Button>
      </div>
    </form>
  );
}

function told(rate: MetalRate | undefined): string {
  if (!rate) return 'No rate yet: settings in it are off sale.';
  const now = `${formatRupeesExact(toRupees(rate.paisePerGram))} since ${formatLocal(rate.validFrom)}`;
  if (rate.sample) return `${now}. A sample rate of the demo.`;
  return rate.stale ? `${now}. Too old: settings in it are off sale.` : `${now}.`;
}
