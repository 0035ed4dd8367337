import type { Party, PartyList } from '@jyotiratna/contract';
import { deleteParty, saveParty } from '@jyotiratna/contract/admin/parties';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parties as t } from '#messages/admin/parties.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminForm } from '../layout/admin-form.tsx';
import { CallAlert, SendButton, useSend } from '../layout/call.tsx';
import { AdminHead, LoadStates, Panel } from '../layout/page.tsx';
import { useForm } from '../layout/use-form.ts';
import { partiesQuery } from './parties-query.ts';

type Row = PartyList['parties'][number];
type Values = Party & { code: string };
const empty: Values = { code: '', name: '', address: '', country: 'India' };

/** Makers, packers and importers, which a remedy's page must name (Legal Metrology Rules, r. 6). */
export function PartiesPage() {
  const parties = useQuery(partiesQuery);
  const [values, setValues] = useState(empty);
  return (
    <>
      <AdminHead title={t.makersImporters} />
      <LoadStates of={parties} subject={t.makers} rows={3} />
      {parties.data && (
        <div className="grid max-w-[52rem] gap-6">
          <PartyForm key={values.code} start={values} onSaved={() => setValues({ ...empty })} />
          {parties.data.parties.map((party) => (
            <PartyPanel key={party.code} party={party} onEdit={() => setValues(party)} />
          ))}
        </div>
      )}
    </>
  );
}

function PartyForm({ start, onSaved }: { start: Values; onSaved: () => void }) {
  const save = useForm({
    initial: start,
    call: ({ code, name, address, country }) =>
      api(saveParty, { params: { code }, body: { name, address, country } }),
    done: () => ({ title: t.saved, description: t.pagesRemediesName }),
    onDone: (): void => {
      save.restart(empty);
      onSaved();
    },
  });
  const { field } = save;
  return (
    <Panel title={start.code ? t.edit(start.code) : t.addMakerPacker}>
      <AdminForm
        of={save}
        failed={t.couldNotSaved}
        className="grid gap-4 [&>[role=alert]]:col-span-full sm:grid-cols-2"
        save={t.save}
      >
        {!start.code && <TextField label={t.codeSuchAs} {...field('code')} />}
        <TextField label={t.name} {...field('name')} />
        <TextField label={t.address} {...field('address')} />
        <TextField label={t.country} {...field('country')} />
      </AdminForm>
    </Panel>
  );
}

function PartyPanel({ party, onEdit }: { party: Row; onEdit: () => void }) {
  const { code, name, address, country, products, sample } = party;
  const remove = useSend({ call: () => api(deleteParty, { params: { code } }) });
  return (
    <Panel title={name} note={`${code}${sample ? t.sampleDemo : ''}`}>
      <p>{`${address}, ${country}`}</p>
      <p className="text-small text-text-2">
        {products === 1 ? t.remedyNames : t.remediesName(products)}
      </p>
      <CallAlert>{remove.message}</CallAlert>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="second" size="s" onClick={onEdit}>
          {t.editLabel}
        </Button>
        {products === 0 && (
          <SendButton of={remove} kind="second" size="s" busyLabel={t.deleting}>
            {t.delete}
          </SendButton>
        )}
      </div>
    </Panel>
  );
}
