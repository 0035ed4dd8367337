import { categories, type ShopSettings } from '@jyotiratna/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { settings as t } from '#messages/admin/settings.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { SaveError } from './save-error.tsx';
import { settingsQuery } from './settings-query.ts';
import {
  type DefaultsDraft,
  readDefaults,
  readTax,
  type TaxDraft,
  taxError,
  writeDefaults,
  writeTax,
} from './tax-draft.ts';
import { UntaxedRemedies, untaxedKey } from './untaxed-remedies.tsx';
import { useSaveSettings } from './use-save-settings.ts';

const failure = t.taxesCouldNot;

/** The taxes by category and service, and the remedies without a rate. */
export function TaxesPage() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <AdminHead title={t.taxes} />
      <div className="grid max-w-[60rem] gap-6">
        <Alert tone="info">{t.pleaseEnterCodes}</Alert>
        <LoadStates of={settings} subject={t.taxesNoun} rows={3} />
        {settings.data && <TaxForm settings={settings.data} />}
        <UntaxedRemedies />
      </div>
    </>
  );
}

type Draft = { defaults: DefaultsDraft; setting: TaxDraft; energisation: TaxDraft };

function draftOf({ settings }: ShopSettings): Draft {
  const text = (name: string) => settings.find((one) => one.name === name)?.value ?? '';
  return {
    defaults: readDefaults(text('TAX_DEFAULTS')),
    setting: readTax(text('SETTING_TAX')),
    energisation: readTax(text('ENERGISATION_TAX')),
  };
}

function TaxForm({ settings }: { settings: ShopSettings }) {
  const queries = useQueryClient();
  const [previous, setPrevious] = useState(settings);
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [tried, setTried] = useState(false);
  const take = (newer: ShopSettings) => {
    setPrevious(newer);
    setDraft(draftOf(newer));
    setTried(false);
    void queries.invalidateQueries({ queryKey: untaxedKey });
  };
  const { save, stale, errorOf } = useSaveSettings(previous.version, take);
  const { defaults, setting, energisation } = draft;
  const invalid = [...Object.values(defaults.categories), setting, energisation].some(
    (tax) => taxError(tax) !== undefined,
  );
  const row = (label: string, tax: TaxDraft, code: string, change: (tax: TaxDraft) => void) => (
    <TaxFields
      key={label}
      {...{ label, tax, code }}
      error={tried ? taxError(tax) : undefined}
      onChange={change}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTried(true);
        if (invalid || save.isPending) return;
        save.mutate({
          TAX_DEFAULTS: writeDefaults(defaults),
          SETTING_TAX: writeTax(setting),
          ENERGISATION_TAX: writeTax(energisation),
        });
      }}
    >
      <Panel title={t.codesRates} note={t.remedyWithoutCode}>
        <div className="grid gap-5">
          <SaveError title={failure} {...{ save, stale, take }} />
          {categories.map((category) =>
            row(catalogue.categories[category], defaults.categories[category], t.hsnCode, (tax) =>
              setDraft({
                ...draft,
                defaults: { ...defaults, categories: { ...defaults.categories, [category]: tax } },
              }),
            ),
          )}
          <TextField
            label={t.ratesOtherCodes}
            optional
            autoComplete="off"
            maxLength={300}
            placeholder="7113:3, 7117:3"
            hint={t.remediesCodeTheir}
            value={defaults.others}
            error={errorOf('TAX_DEFAULTS')}
            onChange={(event) =>
              setDraft({ ...draft, defaults: { ...defaults, others: event.currentTarget.value } })
            }
          />
          {row(t.stonesSetMetal, setting, t.hsnCode, (tax) => setDraft({ ...draft, setting: tax }))}
          {row(t.energisation, energisation, 'SAC', (tax) =>
            setDraft({ ...draft, energisation: tax }),
          )}
          <Button
            type="submit"
            className="justify-self-start"
            busy={save.isPending}
            busyLabel={t.saving}
          >
            {t.saveTaxes}
          </Button>
        </div>
      </Panel>
    </form>
  );
}

type FieldsProps = {
  label: string;
  tax: TaxDraft;
  code: string;
  error: string | undefined;
  onChange: (tax: TaxDraft) => void;
};

function TaxFields({ label, tax, code, error, onChange }: FieldsProps) {
  return (
    <fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <TextField
        label={code}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={tax.code}
        error={error}
        onChange={(event) => onChange({ ...tax, code: event.currentTarget.value })}
      />
      <TextField
        label={t.gstPercent}
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        value={tax.percent}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange({ ...tax, percent: event.currentTarget.value })}
      />
    </fieldset>
  );
}
