import {
  faultyReasons,
  type Returnable,
  type ReturnReason,
  type ReturnState,
  type ReturnWish,
  returnReasons,
  returnWishes,
} from '@jyotiratna/contract';
import { askReturn } from '@jyotiratna/contract/returns';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { returns as texts } from '#messages/orders/returns.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { formatWeekday } from '../dates.ts';
import { itemName } from '../item-name.ts';
import { asReader, returnsKey } from './use-returns.ts';

/** Asks to send pieces back: which of them, why, and for what. Folded until it is wanted. */
export function AskReturn({ id, returnable }: { id: string; returnable: readonly Returnable[] }) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState<ReturnReason>('size');
  const [wish, setWish] = useState<ReturnWish>('refund');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const lines = returnable.flatMap(({ item }) => {
    const quantity = pieces[item] ?? 0;
    return quantity > 0 ? [{ item, quantity }] : [];
  });
  const onlyFaulty = returnable.some(({ item, rule }) => rule === 'faulty_only' && (pieces[item] ?? 0) > 0);
  const reasons = onlyFaulty ? faultyReasons : returnReasons;
  const chosen = reasons.includes(reason) ? reason : reasons[0]!;
  const ask = useMutation({
    mutationFn: () =>
      shop(askReturn, { params: { id }, headers: asReader(id), body: { wish, reason: chosen, note, lines } }),
    onSuccess: (state: ReturnState) => {
      // The form goes: whoever sent it reads on above it.
      document.getElementById('order-returns')?.focus();
      queries.setQueryData(returnsKey(id), state);
    },
  });

  return (
    <details className="facet-card border border-line bg-surface px-4 md:px-6">
      <summary className="text-link flex min-h-14 items-center font-semibold">{texts.start}</summary>
      <form
        ref={form}
        noValidate
        className="grid gap-5 pb-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setMissing(lines.length === 0);
          if (lines.length === 0) form.current?.querySelector('select')?.focus();
          else if (!ask.isPending) ask.mutate();
        }}
      >
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-semibold">{texts.which}</legend>
          {returnable.map(({ item, quantity, rule, until, percent, ...named }, at) => (
            <div key={item} className="grid items-end gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_9rem]">
              <p>
                {itemName(named)}
                <span className="block text-small text-text-2">
                  {texts.until(formatWeekday(until))} {texts.rules[rule]}{' '}
                  {percent !== undefined && texts.credited(percent)}
                </span>
              </p>
              <SelectField
                label={<span className="sr-only">{texts.quantityOf(itemName(named))}</span>}
                error={missing && at === 0 ? texts.choose : undefined}
                value={pieces[item] ?? 0}
                onChange={({ currentTarget: { value } }) => {
                  setPieces((now) => ({ ...now, [item]: Number(value) }));
                  setMissing(false);
                }}
              >
                <option value={0}>{texts.none}</option>
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
          label={texts.reason}
          value={chosen}
          onChange={({ currentTarget: { value } }) => setReason(value as ReturnReason)}
        >
          {reasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </SelectField>
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-semibold">{texts.wish}</legend>
          {returnWishes.map((one) => (
            <RadioCard
              key={one}
              name="return-wish"
              checked={wish === one}
              onChange={() => setWish(one)}
              title={texts.wishes[one]}
            />
          ))}
        </fieldset>
        <TextAreaField
          label={texts.note}
          optional
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <p className="text-small text-text-2">{texts.pictures.later}</p>
        {ask.isError && <Alert tone="error">{ask.error.message || texts.failed}</Alert>}
        <Button type="submit" className="justify-self-start" busy={ask.isPending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </form>
    </details>
  );
}
