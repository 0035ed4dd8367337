import type { Nominee } from '@jyotiratna/contract';
import {
  readNomineeRoute,
  removeNomineeRoute,
  saveNomineeRoute,
} from '@jyotiratna/contract/privacy-requests';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { privacyRequests as t } from '#messages/privacy/requests.ts';
import { api } from '../../../api.ts';
import { NotLoaded } from '../../../not-loaded.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useCall } from '../../../use-call.ts';

const queryKey = ['nominee'];

/** The customer's nominee: add, change and remove. */
export function NomineeForm() {
  const saved = useQuery({ queryKey, queryFn: () => api(readNomineeRoute) });
  if (!saved.data) return <NotLoaded of={saved} />;
  return <Fields nominee={saved.data.nominee} />;
}

function Fields({ nominee }: { nominee: Nominee | null }) {
  const form = useRef<HTMLFormElement>(null);
  const shared = { replaces: queryKey, fallback: t.failed };
  const save = useCall({
    ...shared,
    call: (body: Nominee) => api(saveNomineeRoute, { body }),
    done: () => t.saved,
  });
  const remove = useCall({
    ...shared,
    call: () => api(removeNomineeRoute),
    done: () => t.removed,
    onDone: () => {
      for (const input of form.current?.querySelectorAll('input') ?? []) input.value = '';
      // The clicked button is removed: the focus moves to the first field.
      form.current?.querySelector('input')?.focus();
    },
  });
  const { fields } = save;
  const alert = save.alert ?? remove.message;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => String(entered.get(name) ?? '');
    save.send({ name: text('name'), relation: text('relation'), email: text('email') });
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t.nominee}
      onSubmit={submit}
      className="mt-6 grid max-w-xl gap-3"
    >
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
      {alert && <Alert tone="error">{alert}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="s" kind="second" busy={save.busy}>
          {t.save}
        </Button>
        {nominee && (
          <Button size="s" kind="text" busy={remove.busy} onClick={() => remove.send()}>
            {t.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
