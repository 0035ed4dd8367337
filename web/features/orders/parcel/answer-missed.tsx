import { answerMissedRoute } from '@jyotiratna/contract/parcels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { parcel as t } from '#messages/orders/parcel.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { formatOrderDay } from '../dates.ts';
import { asReader } from '../returns/use-returns.ts';
import { parcelKey } from './parcel-key.ts';

/** After a missed delivery, requests a day, or another phone number. */
export function AnswerMissed({ id, days }: { id: string; days: readonly string[] }) {
  const title = useId();
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: (body: { day?: string; phone?: string }) =>
      shop(answerMissedRoute, { params: { id }, headers: asReader(id), body }),
    onSuccess: ({ parcel }) => queries.setQueryData(parcelKey(id), parcel),
  });
  const fields = isCallError(answer.error) ? answer.error.fields : {};

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const day = String(form.get('day') ?? '') || (days[0] ?? '');
    const phone = String(form.get('phone') ?? '').trim();
    answer.mutate({ ...(day && { day }), ...(phone && { phone }) });
  }

  return (
    <form onSubmit={send} aria-labelledby={title} className="grid gap-4 border-l-3 border-kesar-500 pl-4">
      <div>
        <h3 id={title} className="font-semibold">
          {t.askTitle}
        </h3>
        <p>{t.ask}</p>
      </div>
      {answer.isError && Object.keys(fields).length === 0 && (
        <Alert tone="error">{answer.error.message || t.failed}</Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="day" label={t.day} error={fields.day} defaultValue="">
          <option value="">{t.anyDay}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {formatOrderDay(day)}
            </option>
          ))}
        </SelectField>
        <TextField name="phone" label={t.phone} type="tel" autoComplete="tel" maxLength={20} error={fields.phone} />
      </div>
      <Button type="submit" size="s" busy={answer.isPending} busyLabel={t.sending} className="justify-self-start">
        {t.send}
      </Button>
    </form>
  );
}
