import type { Party, PartyList } from '@jyotiratna/contract';
import { deleteParty, saveParty } from '@jyotiratna/contract/admin/parties';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { parties as t } from '#messages/admin/parties.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';
import { partiesQuery } from './parties-query.ts';

type Row = PartyList['parties'][number];
type Draft = Party & { code: string };
const empty: Draft = { code: '', name: '', address: '', country: 'India' };

/**
 * Makers, packers and importers, which a remedy's page has to name (Legal Metrology Rules, r. 6).
 */
export function PartiesPage() {
  const parties = useQuery(partiesQuery);
  const [draft, setDraft] = useState(empty);
  return (
    <>
      <AdminHead title={t.makersImporters} />
      <LoadStates of={parties} subject={t.makers} rows={3} />
      {parties.data && (
        <div className="grid max-w-[52rem] gap-6">
          <PartyForm key={draft.code} start={draft} onSaved={() => setDraft({ ...empty })} />
          {parties.data.parties.map((party) => (
            <PartyPanel key={party.code} party={party} onEdit={() => setDraft(party)} />
          ))}
        </div>
      )}
    </>
  );
}

function PartyForm({ start, onSaved }: { start: Draft; onSaved: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(start);
  const save = useSend({
    call: ({ code, name, address, country }: Draft) =>
      shop(saveParty, { params: { code }, body: { name, address, country } }),
    done: () => ({ title: t.saved, description: t.pagesRemediesName }),
    onDone: () => {
      setDraft(empty);
      onSaved();
    },
  });
  useFocusRejected(form, save.error);
  const errors = save.fields;
  const field = (name: keyof Draft, label: string) => (
    <TextField
      label={label}
      name={name}
      value={draft[name]}
      error={errors[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
    />
  );
  return (
    <Panel title={start.code ? t.edit(start.code) : t.addMakerPacker}>
      <form
        ref={form}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save.send(draft);
        }}
      >
        {save.isError && (
          <div className="sm:col-span-2">
            <Alert tone="error" title={t.couldNotSaved}>
              {save.error.message}
            </Alert>
          </div>
        )}
        {!start.code && field('code', t.codeSuchAs)}
        {field('name', t.name)}
        {field('address', t.address)}
        {field('country', t.country)}
        <Button
          type="submit"
          className="self-end justify-self-start"
          busy={save.isPending}
          busyLabel={t.saving}
        >
          {t.save}
        </Button>
      </form>
    </Panel>
  );
}

function PartyPanel({ party, onEdit }: { party: Row; onEdit: () => void }) {
  const { code, name, address, country, products, sample } = party;
  const remove = useSend({ call: () => shop(deleteParty, { params: { code } }) });
  return (
    <Panel title={name} note={`${code}${sample ? t.sampleDemo : ''}`}>
      <p>{`${address}, ${country}`}</p>
      <p className="text-small text-text-2">
        {products === 1 ? t.remedyNames : t.remediesName(products)}
      </p>
      {remove.isError && <Alert tone="error">{remove.error.message}</Alert>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="second" size="s" onClick={onEdit}>
          {t.editLabel}
        </Button>
        {products === 0 && (
          <Button
            kind="second"
            size="s"
            busy={remove.isPending}
            busyLabel={t.deleting}
            onClick={() => remove.send()}
          >
            {t.delete}
          </Button>
        )}
      </div>
    </Panel>
  );
}
