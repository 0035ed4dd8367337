import type { Nominee } from '@jyotiratna/contract';
import { readNomineeRoute, removeNomineeRoute, saveNomineeRoute } from '@jyotiratna/contract/privacy-requests';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { privacyRequests as t } from '#messages/privacy/requests.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { callMessage } from '../call-message.ts';

const queryKey = ['nominee'];

/** The customer's nominee: entered, changed and removed. */
export function NomineeForm() {
  const { data } = useQuery({ queryKey, queryFn: () => shop(readNomineeRoute) });
  return data ? <Fields key={JSON.stringify(data.nominee)} nominee={data.nominee} /> : null;
}

function Fields({ nominee }: { nominee: Nominee | null }) {
  const queries = useQueryClient();
  const toast = useToast();
  const done = (title: string) => (reply: { nominee: Nominee | null }) => {
    queries.setQueryData(queryKey, reply);
    toast({ title });
  };
  const save = useMutation({
    mutationFn: (body: Nominee) => shop(saveNomineeRoute, { body }),
    onSuccess: done(t.saved),
  });
  const remove = useMutation({ mutationFn: () => shop(removeNomineeRoute), onSuccess: done(t.removed) });
  const error = save.error ?? remove.error;
  const fields: Readonly<Record<string, string>> = isCallError(error) ? error.fields : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name) ?? '');
    if (!save.isPending) save.mutate({ name: text('name'), relation: text('relation'), email: text('email') });
  };
  return (
    <form noValidate aria-label={t.nominee} onSubmit={submit} className="mt-6 grid max-w-xl gap-3">
      <h3 className="text-heading-s">{t.nominee}</h3>
      <p className="text-small text-text-2">{t.nomineeHint}</p>
      <TextField
        label={t.name}
        name="name"
        maxLength={100}
        autoComplete="off"
        defaultValue={nominee?.name}
        error={fields.name}
      />
      <TextField
        label={t.relation}
        optional
        name="relation"
        maxLength={60}
        autoComplete="off"
        defaultValue={nominee?.relation}
        error={fields.relation}
      />
      <TextField
        label={t.email}
        name="email"
        type="email"
        maxLength={200}
        autoComplete="off"
        defaultValue={nominee?.email}
        error={fields.email}
      />
      {error && Object.keys(fields).length === 0 && <Alert tone="error">{callMessage(error, t.failed)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="s" kind="second" busy={save.isPending}>
          {t.save}
        </Button>
        {nominee && (
          <Button size="s" kind="text" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
