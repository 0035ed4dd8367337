import { categories, type ShopSettings } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { settings as t } from '#messages/admin/settings.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminForm } from '../layout/admin-form.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { bindFields, type FieldErrors } from '../layout/bind-fields.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
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
import { UntaxedRemedies } from './untaxed-remedies.tsx';
import { useSettingsForm } from './use-settings-form.ts';

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

const services = ['setting', 'energisation'] as const;

/** The errors of all codes and percentages, by category or service. */
function taxErrors({ defaults, setting, energisation }: Draft): FieldErrors {
  const taxes = Object.entries({ ...defaults.categories, setting, energisation });
  return Object.fromEntries(
    taxes.flatMap(([name, tax]) => {
      const error = taxError(tax);
      return error ? [[name, error]] : [];
    }),
  );
}

function TaxForm({ settings }: { settings: ShopSettings }) {
  const form = useSettingsForm({
    settings,
    draftOf,
    valuesOf: ({ defaults, setting, energisation }) => ({
      TAX_DEFAULTS: writeDefaults(defaults),
      SETTING_TAX: writeTax(setting),
      ENERGISATION_TAX: writeTax(energisation),
    }),
    check: taxErrors,
  });
  const { draft, set, errors } = form;
  const { defaults } = draft;
  const change = (part: Partial<DefaultsDraft>) => set({ defaults: { ...defaults, ...part } });
  return (
    <Panel title={t.codesRates} note={t.remedyWithoutCode}>
      <AdminForm of={form} failed={t.taxesCouldNot} save={t.saveTaxes} className="grid gap-5">
        {categories.map((category) => (
          <TaxFields
            key={category}
            label={catalogue.categories[category]}
            code={t.hsnCode}
            tax={defaults.categories[category]}
            error={errors[category]}
            onChange={(tax) => change({ categories: { ...defaults.categories, [category]: tax } })}
          />
        ))}
        <TextField
          label={t.ratesOtherCodes}
          optional
          maxLength={300}
          placeholder="7113:3, 7117:3"
          hint={t.remediesCodeTheir}
          {...bindFields(defaults, change).field('others')}
          error={errors['values.TAX_DEFAULTS']}
        />
        {services.map((service) => (
          <TaxFields
            key={service}
            label={service === 'setting' ? t.stonesSetMetal : t.energisation}
            code={service === 'setting' ? t.hsnCode : 'SAC'}
            tax={draft[service]}
            error={errors[service]}
            onChange={(tax) => set({ [service]: tax })}
          />
        ))}
      </AdminForm>
    </Panel>
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
  const { field } = bindFields(tax, (part) => onChange({ ...tax, ...part }));
  return (
    <fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <TextField
        label={code}
        optional
        inputMode="numeric"
        maxLength={8}
        {...field('code')}
        error={error}
      />
      <TextField
        label={t.gstPercent}
        optional
        inputMode="decimal"
        maxLength={5}
        aria-invalid={error ? true : undefined}
        {...field('percent')}
      />
    </fieldset>
  );
}
