import {
  formatRupeesExact,
  type Metal,
  type MetalRate,
  type MetalRates,
  metals,
  toRupees,
} from '@jyotiratna/contract';
import { addMetalRates, listMetalRates } from '@jyotiratna/contract/admin/metal-rates';
import { useState } from 'react';
import { metalNames, metals as t } from '#messages/admin/metals.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallAlert } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminHead, LoadStates, useFreshQuery } from '../layout/page.tsx';
import { type FieldErrors, useForm } from '../layout/use-form.ts';
import { RecordTable } from '../list/record-table.tsx';
import { RateEffect } from './rate-effect.tsx';
import { changeInPercent, type NewRate, readRupees } from './read-rupees.ts';

/** The metal rates for settings: today's, new ones, and the history. */
export function MetalRatesPage() {
  const list = useFreshQuery(['metal-rates'], () => api(listMetalRates));
  return (
    <>
      <AdminHead title={t.metalRates} />
      <LoadStates of={list} subject={t.rates} />
      {list.data && (
        <>
          <Alert tone="info">{t.eachRateUsed(list.data.days)}</Alert>
          <RateForm list={list.data} />
          <History rates={list.data.history} />
        </>
      )}
    </>
  );
}

function History({ rates }: { rates: MetalRates['history'] }) {
  if (rates.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-heading-s">{t.history}</h2>
      <RecordTable
        caption={t.metalRatesNewest}
        rows={rates}
        rowKey={({ metal, validFrom, enteredAt }) => `${metal} ${validFrom} ${enteredAt}`}
        columns={[
          { key: 'metal', head: t.metal, lead: 'title', cell: ({ metal }) => metalNames[metal] },
          {
            key: 'rate',
            head: t.rate,
            align: 'right',
            cell: ({ paisePerGram }) => formatRupeesExact(toRupees(paisePerGram)),
          },
          { key: 'from', head: t.validFrom, cell: ({ validFrom }) => formatDateTime(validFrom) },
          {
            key: 'entered',
            head: t.entered,
            spare: true,
            cell: (row) => formatDateTime(row.enteredAt),
          },
        ]}
      />
    </section>
  );
}

/** The form values: rates, and the start of their validity; empty for now. */
type Values = Record<Metal, string> & { from: string };

const empty = Object.fromEntries([...metals, 'from'].map((name) => [name, ''])) as Values;

/**
 * A form for new rates, with their effect on prices before they are saved, and a confirmation of
 * implausible changes.
 */
function RateForm({ list: { rates, changePercent } }: { list: MetalRates }) {
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm({
    initial: empty,
    check: rateErrors,
    call: async ({ from, ...typed }) => {
      if (large.length > 0 && !isConfirming) return null;
      const validFrom = from && { validFrom: `${from}:00+05:30` };
      const body = { rates: newRatesOf(typed), confirmed: isConfirming, ...validFrom };
      return api(addMetalRates, { body });
    },
    done: (saved, { from }) =>
      saved && { title: t.ratesSaved, description: from ? t.theyApplyFrom : t.theyApplyNow },
    onDone: (saved) => {
      if (saved) form.restart(empty);
      setConfirming(!saved);
    },
    onFailed: () => setConfirming(false),
  });
  const { values, field } = form;
  const given = newRatesOf(values);
  const large = given.flatMap((rate) => {
    const known = rates.find(({ metal, sample }) => metal === rate.metal && !sample);
    const before = known ? toRupees(known.paisePerGram) : rate.rupees;
    const percent = changeInPercent(before, rate.rupees);
    return percent > changePercent ? [{ ...rate, percent, before }] : [];
  });
  return (
    <form
      {...form.form}
      className="facet-card mt-5 grid max-w-[46rem] gap-5 border border-line bg-surface p-5 md:p-7"
    >
      {metals.map((metal) => (
        <TextField
          key={metal}
          label={t.rateOf(metalNames[metal])}
          optional
          inputMode="decimal"
          maxLength={14}
          hint={currentRate(rates.find((rate) => rate.metal === metal))}
          {...field(metal)}
        />
      ))}
      <TextField
        label={t.validFrom}
        optional
        type="datetime-local"
        hint={t.indiaWithoutTime}
        {...field('from')}
      />
      {given.length > 0 && <RateEffect rates={rates} given={given} />}
      <CallAlert>{form.errors.rates ?? form.message}</CallAlert>
      <div>
        <Button type="submit" busy={form.busy} busyLabel={t.saving}>
          {t.saveRates}
        </Button>
      </div>
      {isConfirming && (
        <AlertDialog
          open
          onOpenChange={(open) => open || setConfirming(false)}
          busy={form.busy}
          busyLabel={t.saving}
          title={t.saveTheseRates}
          confirm={t.saveRates}
          onConfirm={form.submit}
          description={large.map(({ metal, rupees, before, percent }) => (
            <span key={metal} className="block">
              {t.changesFrom(
                metalNames[metal],
                Math.round(percent),
                formatRupeesExact(before),
                formatRupeesExact(rupees),
              )}
            </span>
          ))}
        >
          {form.alert && <CallAlert>{form.alert}</CallAlert>}
        </AlertDialog>
      )}
    </form>
  );
}

function newRatesOf(typed: Record<Metal, string>): NewRate[] {
  return metals.flatMap((metal) => {
    const rupees = readRupees(typed[metal]);
    return rupees ? [{ metal, rupees }] : [];
  });
}

/** The errors of invalid rates; an empty field is valid if another one has a rate. */
function rateErrors(values: Values): FieldErrors {
  const typed = metals.filter((metal) => values[metal].trim() !== '');
  if (typed.length === 0) return { rates: t.enterOneRate };
  const invalid = typed.filter((metal) => !readRupees(values[metal]));
  return Object.fromEntries(invalid.map((metal) => [metal, t.enterRupeesAbove]));
}

function currentRate(rate: MetalRate | undefined): string {
  if (!rate) return t.noRateYet;
  const now = t.since(
    formatRupeesExact(toRupees(rate.paisePerGram)),
    formatDateTime(rate.validFrom),
  );
  if (rate.sample) return t.sampleRateDemo(now);
  return rate.stale ? t.tooOldSettings(now) : `${now}.`;
}
