import {
  formatRupeesExact,
  type Metal,
  type MetalRate,
  type MetalRates,
  metals,
  toRupees,
} from '@jyotiratna/contract';
import { addMetalRates } from '@jyotiratna/contract/admin/metal-rates';
import { useState } from 'react';
import { metalNames, metals as t } from '#messages/admin/metals.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { FieldErrors } from '../layout/bind-fields.ts';
import { CallAlert } from '../layout/call-alert.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { formatLocal } from '../layout/dates.ts';
import { useForm } from '../layout/use-form.ts';
import { RateEffect } from './rate-effect.tsx';
import { changeInPercent, type NewRate, readRupees } from './read-rupees.ts';

/** The rates as they are typed, and from when they apply; empty for now. */
type Draft = Record<Metal, string> & { from: string };

const empty = Object.fromEntries([...metals, 'from'].map((name) => [name, ''])) as Draft;

/**
 * New rates, with their effect on prices before they are saved, and a question where one changes
 * implausibly.
 */
export function RateForm({ list: { rates, changePercent } }: { list: MetalRates }) {
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm({
    initial: empty,
    check: rateErrors,
    call: async ({ from, ...typed }) => {
      if (large.length > 0 && !isConfirming) return null;
      const validFrom = from && { validFrom: `${from}:00+05:30` };
      const body = { rates: newRatesOf(typed), confirmed: isConfirming, ...validFrom };
      return shop(addMetalRates, { body });
    },
    done: (saved, { from }) =>
      saved && { title: t.ratesSaved, description: from ? t.theyApplyFrom : t.theyApplyNow },
    onDone: (saved) => {
      if (saved) form.restart(empty);
      setConfirming(!saved);
    },
    onFailed: () => setConfirming(false),
  });
  const { draft, field } = form;
  const given = newRatesOf(draft);
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
          label={t.aGram(metalNames[metal])}
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
        <ConfirmDialog
          of={form}
          title={t.saveTheseRates}
          confirm={t.saveRates}
          onConfirm={form.submit}
          onClose={() => setConfirming(false)}
          description={large.map(({ metal, rupees, before, percent }) => (
            <span key={metal} className="block">
              {t.changesFromGram(
                metalNames[metal],
                Math.round(percent),
                formatRupeesExact(before),
                formatRupeesExact(rupees),
              )}
            </span>
          ))}
        />
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

/** The errors of invalid rates; an empty field has none while another one has a rate. */
function rateErrors(draft: Draft): FieldErrors {
  const typed = metals.filter((metal) => draft[metal].trim() !== '');
  if (typed.length === 0) return { rates: t.enterRateLeast };
  const wrong = typed.filter((metal) => !readRupees(draft[metal]));
  return Object.fromEntries(wrong.map((metal) => [metal, t.enterRupeesAbove]));
}

function currentRate(rate: MetalRate | undefined): string {
  if (!rate) return t.noRateYet;
  const now = t.since(formatRupeesExact(toRupees(rate.paisePerGram)), formatLocal(rate.validFrom));
  if (rate.sample) return t.sampleRateDemo(now);
  return rate.stale ? t.tooOldSettings(now) : `${now}.`;
}
