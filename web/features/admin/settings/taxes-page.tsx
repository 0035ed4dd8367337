import { type Category, categories, type ShopSettings } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { settings as t } from '#messages/admin/settings.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AdminForm } from '../layout/admin-form.tsx';
import { AdminHead, LoadStates, Panel } from '../layout/page.tsx';
import { type BoundField, bindNested, type FieldErrors } from '../layout/use-form.ts';
import { settingsQuery } from './settings-query.ts';
import {
  readDefaults,
  readTax,
  type TaxValues,
  taxError,
  writeDefaults,
  writeTax,
} from './tax-values.ts';
import { UntaxedRemedies } from './untaxed-remedies.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** The GST rates by category and service, and the remedies without a rate. */
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

const services = ['setting', 'energisation'] as const;
type Taxed = Category | (typeof services)[number];
/** The GST rates by category and service, and the rates of other codes. */
type Values = Record<Taxed, TaxValues> & { otherCodes: string };

function valuesOf({ settings }: ShopSettings): Values {
  const text = (name: string) => settings.find((one) => one.name === name)?.value ?? '';
  const { categories: taxes, otherCodes } = readDefaults(text('TAX_DEFAULTS'));
  return {
    ...taxes,
    otherCodes,
    setting: readTax(text('SETTING_TAX')),
    energisation: readTax(text('ENERGISATION_TAX')),
  };
}

/** The errors of all codes and percentages. */
const taxErrors = (values: Values): FieldErrors =>
  Object.fromEntries(
    [...categories, ...services].flatMap((name) => {
      const error = taxError(values[name]);
      return error ? [[name, error]] : [];
    }),
  );

function TaxForm({ settings }: { settings: ShopSettings }) {
  const form = useSettingsForm({
    settings,
    valuesOf,
    settingsOf: ({ otherCodes, setting, energisation, ...taxes }) => ({
      TAX_DEFAULTS: writeDefaults({ categories: taxes, otherCodes }),
      SETTING_TAX: writeTax(setting),
      ENERGISATION_TAX: writeTax(energisation),
    }),
    check: taxErrors,
  });
  const { field, errors } = form;
  return (
    <Panel title={t.codesRates} note={t.remedyWithoutCode}>
      <AdminForm of={form} failed={t.taxesCouldNot} save={t.saveTaxes} className="grid gap-5">
        {categories.map((category) => (
          <TaxFields
            key={category}
            label={catalogue.categories[category]}
            code={t.hsnCode}
            {...field(category)}
          />
        ))}
        <TextField
          label={t.ratesOtherCodes}
          optional
          maxLength={300}
          placeholder="7113:3, 7117:3"
          hint={t.remediesCodeTheir}
          {...field('otherCodes')}
          error={errors['values.TAX_DEFAULTS']}
        />
        <TaxFields label={t.stonesSetMetal} code={t.hsnCode} {...field('setting')} />
        <TaxFields label={t.energisation} code="SAC" {...field('energisation')} />
      </AdminForm>
    </Panel>
  );
}

type FieldsProps = BoundField<TaxValues> & { label: string; code: string };

function TaxFields({ label, code, error, ...bound }: FieldsProps) {
  const { field } = bindNested(bound);
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
