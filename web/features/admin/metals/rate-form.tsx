import {
  defined,
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
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { formatLocal } from '../layout/dates.ts';
import { useSend } from '../layout/use-send.ts';
import { RateEffect } from './rate-effect.tsx';
import { changeInPercent, type NewRate, readRupees } from './read-rupees.ts';

type Typed = Partial<Record<Metal, string>>;

/**
 * New rates, with their effect on prices before they are saved, and a question where one changes
 * implausibly.
 */
export function RateForm({ list: { rates, changePercent } }: { list: MetalRates }) {
  const [typed, setTyped] = useState<Typed>({});
  const [from, setFrom] = useState('');
  const [isPressed, setPressed] = useState(false);
  const [isConfirming, setDialogOpen] = useState(false);
  const given = newRatesOf(typed);
  const hasError = metals.some((metal) => errorOf(typed[metal]));
  const large = given.flatMap((rate) => {
    const before = rates.find(({ metal, sample }) => metal === rate.metal && !sample);
    const percent = before ? changeInPercent(toRupees(before.paisePerGram), rate.rupees) : 0;
    return percent > changePercent
      ? [{ ...rate, percent, before: toRupees(defined(before).paisePerGram) }]
      : [];
  });
  const save = useSend({
    call: (confirmed: boolean) =>
      shop(addMetalRates, {
        body: { rates: given, confirmed, ...(from && { validFrom: `${from}:00+05:30` }) },
      }),
    done: () => ({
      title: t.ratesSaved,
      description: from ? t.theyApplyFrom : t.theyApplyNow,
    }),
    onDone: () => {
      setTyped({});
      setFrom('');
      setPressed(false);
      setDialogOpen(false);
    },
    onFailed: () => setDialogOpen(false),
  });
  const submit = () => {
    setPressed(true);
    if (given.length === 0 || hasError || save.isPending) return;
    if (large.length > 0) setDialogOpen(true);
    else save.send(false);
  };
  return (
    <form
      noValidate
      className="facet-card mt-5 grid max-w-[46rem] gap-5 border border-line bg-surface p-5 md:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {metals.map((metal) => (
        <TextField
          key={metal}
          label={t.aGram(metalNames[metal])}
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={typed[metal] ?? ''}
          hint={currentRate(rates.find((rate) => rate.metal === metal))}
          error={isPressed ? errorOf(typed[metal]) : undefined}
          onChange={({ target }) => setTyped((now) => ({ ...now, [metal]: target.value }))}
        />
      ))}
      <TextField
        label={t.validFrom}
        optional
        type="datetime-local"
        hint={t.indiaWithoutTime}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      {given.length > 0 && <RateEffect rates={rates} given={given} />}
      {isPressed && given.length === 0 && !hasError && (
        <Alert tone="error">{t.enterRateLeast}</Alert>
      )}
      {save.error && <Alert tone="error">{save.error.message}</Alert>}
      <div>
        <Button type="submit" busy={save.isPending} busyLabel={t.saving}>
          {t.saveRates}
        </Button>
      </div>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setDialogOpen}
        title={t.saveTheseRates}
        confirm={t.saveRates}
        busy={save.isPending}
        busyLabel={t.saving}
        onConfirm={() => save.send(true)}
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
    </form>
  );
}

function newRatesOf(typed: Typed): NewRate[] {
  return metals.flatMap((metal) => {
    const rupees = readRupees(typed[metal] ?? '');
    return rupees ? [{ metal, rupees }] : [];
  });
}

/** The error message for an invalid rate; undefined for an empty field. */
function errorOf(text = ''): string | undefined {
  if (text.trim() === '') return undefined;
  return readRupees(text) ? undefined : t.enterRupeesAbove;
}

function currentRate(rate: MetalRate | undefined): string {
  if (!rate) return t.noRateYet;
  const now = t.since(formatRupeesExact(toRupees(rate.paisePerGram)), formatLocal(rate.validFrom));
  if (rate.sample) return t.sampleRateDemo(now);
  return rate.stale ? t.tooOldSettings(now) : `${now}.`;
}
