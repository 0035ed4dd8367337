import {
  formatRupeesExact,
  isCausedByShop,
  type Returnable,
  type ReturnReason,
  type ReturnWish,
  reasonsFor,
  returnWishes,
} from '@jyotiratna/contract';
import { requestReturnRoute } from '@jyotiratna/contract/returns';
import { type FormEvent, useRef, useState } from 'react';
import { returns as t } from '#messages/orders/returns.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useCall } from '../../../use-call.ts';
import { formatWeekday } from '../dates.ts';
import { itemLabel } from '../item-name.ts';
import { asReader, returnsKey } from './use-returns.ts';

/** The form for a return: lines, reason, and resolution. Collapsed by default. */
export function RequestReturn({
  id,
  returnable,
}: {
  id: string;
  returnable: readonly Returnable[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const [units, setUnits] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState<ReturnReason>('size');
  const [request, setRequest] = useState<ReturnWish>('refund');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const lines = returnable.flatMap(({ item }) => {
    const quantity = units[item] ?? 0;
    return quantity > 0 ? [{ item, quantity }] : [];
  });
  const selectedLines = returnable.filter(({ item }) => (units[item] ?? 0) > 0);
  const reasons = reasonsFor(selectedLines.map(({ rule }) => rule));
  const selected = reasons.includes(reason) ? reason : (reasons[0] ?? reason);
  const { send, busy, message } = useCall({
    call: () =>
      api(requestReturnRoute, {
        params: { id },
        headers: asReader(id),
        body: { wish: request, reason: selected, note, lines },
      }),
    replaces: returnsKey(id),
    fallback: t.failed,
    // The form is removed: the focus moves to the content above it.
    onDone: () => document.getElementById('order-returns')?.focus(),
  });

  return (
    <details className="facet-card border border-line bg-surface px-4 md:px-6">
      <summary className="text-link flex min-h-14 items-center font-semibold">{t.start}</summary>
      <form
        ref={form}
        noValidate
        className="grid gap-5 pb-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setMissing(lines.length === 0);
          if (lines.length === 0) form.current?.querySelector('select')?.focus();
          else send();
        }}
      >
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-semibold">{t.which}</legend>
          {returnable.map(({ item, quantity, rule, until, percent, ...product }, at) => (
            <div
              key={item}
              className="grid items-end gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_9rem]"
            >
              <p>
                {itemLabel(product)}
                <span className="block text-small text-text-2">
                  {t.until(formatWeekday(until))} {t.rules[rule]}{' '}
                  {percent !== undefined && t.credited(percent)}
                </span>
              </p>
              <SelectField
                label={<span className="sr-only">{t.quantityOf(itemLabel(product))}</span>}
                error={missing && at === 0 ? t.select : undefined}
                value={units[item] ?? 0}
                onChange={({ currentTarget: { value } }) => {
                  setUnits((now) => ({ ...now, [item]: Number(value) }));
                  setMissing(false);
                }}
              >
                <option value={0}>{t.none}</option>
                {Array.from({ length: quantity }, (_, index) => (
                  <option key={String(index)} value={index + 1}>
                    {index + 1}
                  </option>
                ))}
              </SelectField>
            </div>
          ))}
        </fieldset>
        <SelectField
          label={t.reason}
          value={selected}
          onChange={({ currentTarget: { value } }) => setReason(value as ReturnReason)}
        >
          {reasons.map((one) => (
            <option key={one} value={one}>
              {t.reasons[one]}
            </option>
          ))}
        </SelectField>
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-semibold">{t.wish}</legend>
          {returnWishes.map((one) => (
            <RadioCard
              key={one}
              name="return-wish"
              checked={request === one}
              onChange={() => setRequest(one)}
              title={t.wishes[one]}
            />
          ))}
        </fieldset>
        <TextAreaField
          label={t.note}
          optional
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {selectedLines.length > 0 && (
          <ReturnSummary lines={selectedLines} units={units} reason={selected} wish={request} />
        )}
        <p className="text-small text-text-2">{t.pictures.later}</p>
        {message && <Alert tone="error">{message}</Alert>}
        <Button type="submit" className="justify-self-start" busy={busy} busyLabel={t.sending}>
          {t.send}
        </Button>
      </form>
    </details>
  );
}

type SummaryProps = {
  lines: readonly Returnable[];
  units: Readonly<Record<number, number>>;
  reason: ReturnReason;
  wish: ReturnWish;
};

/** The refunded amount, and the party that pays the return shipping. */
function ReturnSummary({ lines, units, reason, wish }: SummaryProps) {
  const total = lines.reduce((sum, { item, each }) => sum + each * (units[item] ?? 0), 0);
  const isCredit = lines.some(({ percent }) => percent !== undefined);
  const amount = formatRupeesExact(total);
  return (
    <div role="status" className="grid gap-1 rounded-md bg-gulabi-50 px-4 py-3">
      {wish === 'refund' && (
        <p className="figures font-semibold">
          {isCredit ? t.creditOf(amount) : t.refundOf(amount)}
        </p>
      )}
      <p className="text-small">{isCausedByShop(reason) ? t.shopPaysWay : t.customerPaysWay}</p>
    </div>
  );
}
