import type { HealerClient, KundliRequest } from '@jyotiratna/contract';
import { saveClientNoteRoute } from '@jyotiratna/contract/healer-clients';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { clients as t } from '#messages/consultations/clients.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { useCall } from '../../../use-call.ts';
import { formatKundliDay, localDay } from '../../kundli/dates.ts';
import { clientListKey } from './client-list-key.ts';

type Props = {
  client: HealerClient;
  births: readonly KundliRequest[];
  selected: readonly KundliRequest[];
  onToggle: (birth: KundliRequest) => void;
};

/** One client: sessions, shared birth details to select, and the private note. */
export function ClientCard({ client, births, selected, onToggle }: Props) {
  const isSelected = (birth: KundliRequest) =>
    selected.some(({ name, dob }) => name === birth.name && dob === birth.dob);
  return (
    <li className="facet-card grid content-start gap-4 border border-line bg-surface p-5 md:p-6">
      <div>
        <h2 className="text-heading-s wrap-anywhere">{client.name}</h2>
        <p className="text-small text-text-2">
          {t.sessions(client.sessions)}, {t.last(formatKundliDay(client.lastAt))}
        </p>
      </div>
      <ul aria-label={t.births(client.name)} className="flex flex-wrap gap-2">
        {births.map((birth) => (
          <li key={JSON.stringify(birth)}>
            <Button
              kind={isSelected(birth) ? 'done' : 'second'}
              size="s"
              aria-pressed={isSelected(birth)}
              onClick={() => onToggle(birth)}
            >
              {birth.name}, {birthDay(birth)}
            </Button>
          </li>
        ))}
      </ul>
      <Note client={client} />
    </li>
  );
}

function birthDay({ dob }: KundliRequest): string {
  const [day, month, year] = dob.split(/[-/]/);
  return localDay(`${year}-${month}-${day}`);
}

function Note({ client: { id, note } }: { client: HealerClient }) {
  const queries = useQueryClient();
  const [text, setText] = useState(note);
  const { send, busy, message } = useCall({
    call: () => api(saveClientNoteRoute, { params: { id }, body: { note: text } }),
    fallback: controls.unreachable,
    done: () => t.noteSaved,
    onDone: (saved) =>
      queries.setQueryData<HealerClient[]>(clientListKey, (before) =>
        before?.map((one) => (one.id === id ? { ...one, ...saved } : one)),
      ),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3">
      <TextAreaField
        label={t.note}
        optional
        rows={3}
        maxLength={4000}
        className="w-full"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {message && <Alert tone="error">{message}</Alert>}
      <Button type="submit" kind="second" size="s" busy={busy} disabled={text === note}>
        {t.saveNote}
      </Button>
    </form>
  );
}
