import { answerMissedRoute } from '@jyotiratna/contract/parcels';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { parcel as t } from '#messages/orders/parcel.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useCall } from '../../../use-call.ts';
import { formatOrderDay } from '../dates.ts';
import { asReader } from '../returns/use-returns.ts';
import { parcelKey } from './parcel-key.ts';

/** A form after a missed delivery: requests another day, or another phone number. */
export function RedeliveryForm({ id, days }: { id: string; days: readonly string[] }) {
  const title = useId();
  const queries = useQueryClient();
  const { send, busy, fields, alert } = useCall({
    call: (body: { day?: string; phone?: string }) =>
      api(answerMissedRoute, { params: { id }, headers: asReader(id), body }),
    stale: [parcelKey(id)],
    fallback: t.failed,
    onDone: ({ parcel }) => queries.setQueryData(parcelKey(id), parcel),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const day = String(form.get('day') ?? '') || (days[0] ?? '');
    const phone = String(form.get('phone') ?? '').trim();
    send({ ...(day && { day }), ...(phone && { phone }) });
  }

  return (
    <form
      onSubmit={submit}
      aria-labelledby={title}
      className="grid gap-4 border-l-3 border-kesar-500 pl-4"
    >
      <div>
        <h3 id={title} className="font-semibold">
          {t.askTitle}
        </h3>
        <p>{t.prompt}</p>
      </div>
      {alert && <Alert tone="error">{alert}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="day" label={t.day} error={fields.day} defaultValue="">
          <option value="">{t.anyDay}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {formatOrderDay(day)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="phone"
          label={t.phone}
          type="tel"
          autoComplete="tel"
          maxLength={20}
          error={fields.phone}
        />
      </div>
      <Button
        type="submit"
        size="s"
        busy={busy}
        busyLabel={t.sending}
        className="justify-self-start"
      >
        {t.send}
      </Button>
    </form>
  );
}
