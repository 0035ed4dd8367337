import { saveKundliRoute } from '@jyotiratna/contract/saved-kundlis';
import { useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { parentStatement } from '#messages/kundli/parent-statement.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import {
  type BirthErrors,
  type BirthValues,
  emptyBirth,
  fromRequest,
  toRequest,
} from '../kundli/birth-values.ts';
import { BirthForm } from '../kundli/form/birth-form.tsx';
import { kundliError } from '../kundli/kundli-error.ts';
import { lastBirth } from '../kundli/last-birth.ts';
import '../kundli/kundli.css';
import { useCall } from '../../use-call.ts';

const none: BirthErrors = {};

/** A form that saves birth details to the account. `onSave` gets the id of the saved kundli. */
export function NewKundli({ onSave }: { onSave: (kundliId: string) => void }) {
  const [values, setValues] = useState<BirthValues>(() => {
    const birth = lastBirth();
    return birth ? fromRequest(birth) : emptyBirth;
  });
  const [parent, setParent] = useState(false);
  const saving = useCall({
    call: () => api(saveKundliRoute, { body: { ...toRequest(values), parent } }),
    onDone: ({ id }) => onSave(id),
  });
  const rejected = saving.error ? kundliError(saving.error) : null;
  const needsParent = 'parent' in saving.fields;
  return (
    <div className="grid gap-4">
      {rejected && (Object.keys(rejected.fields).length === 0 || needsParent) && (
        <Alert tone="error">{rejected.message}</Alert>
      )}
      {(needsParent || parent) && (
        <Checkbox checked={parent} onChange={({ target }) => setParent(target.checked)}>
          {parentStatement}
        </Checkbox>
      )}
      <BirthForm
        values={values}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        onSubmit={() => saving.send()}
        rejected={rejected?.fields ?? none}
        busy={saving.busy}
        submitLabel={t.saveAndShare}
      />
    </div>
  );
}
