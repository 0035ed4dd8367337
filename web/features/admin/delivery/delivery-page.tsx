import {
  type Carrier,
  type Change,
  type DeliverySettings,
  deliveryStates,
} from '@jyotiratna/contract';
import { saveDeliverySettings } from '@jyotiratna/contract/admin/delivery';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { delivery as t } from '#messages/admin/delivery.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { AddButton } from '../layout/add-button.tsx';
import { AdminForm } from '../layout/admin-form.tsx';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';
import { AdminHead, LoadStates, Panel } from '../layout/page.tsx';
import { bindFields, type FieldErrors, useSavedForm } from '../layout/use-form.ts';
import { deliveryQuery } from './delivery-query.ts';
import { deliveryValuesOf, newZone, settingsOf, type ZoneValues } from './delivery-values.ts';

/** Delivery areas, delivery times and charges. */
export function DeliveryPage() {
  const settings = useQuery(deliveryQuery);
  return (
    <>
      <AdminHead title={t.delivery} />
      <LoadStates of={settings} subject={t.zones} rows={3} />
      {settings.data && <DeliveryForm settings={settings.data.settings} />}
    </>
  );
}

/** Zones, the rest of India, non-working days and carriers; saved as a whole. */
function DeliveryForm({ settings }: { settings: DeliverySettings }) {
  const added = useRef(0);
  const form = useSavedForm({
    saved: settings,
    valuesOf: deliveryValuesOf,
    newerOf: (stale: { settings: DeliverySettings; changes: Change[] }) => stale.settings,
    call: (values, { version }) => api(saveDeliverySettings, { body: settingsOf(version, values) }),
    savedOf: (reply) => reply.settings,
    done: () => t.deliverySaved,
  });
  const { values, set, errors } = form;
  const { zones, elsewhere: otherStates } = values;
  const changeZone = (key: string, patch: Partial<ZoneValues>) =>
    set({ zones: zones.map((zone) => (zone.key === key ? { ...zone, ...patch } : zone)) });
  return (
    <AdminForm of={form} failed={t.zonesCouldNot} save={t.saveDelivery}>
      {zones.map((zone, at) => (
        <ZoneFields
          key={zone.key}
          zone={zone}
          at={`zones.${at}.`}
          errors={errors}
          onChange={(patch) => changeZone(zone.key, patch)}
          onRemove={() => set({ zones: zones.filter(({ key }) => key !== zone.key) })}
        />
      ))}
      <AddButton
        className="justify-self-start"
        onClick={() => {
          added.current += 1;
          set({ zones: [...zones, newZone(`new ${added.current}`)] });
        }}
      >
        {t.addZone}
      </AddButton>
      <Panel title={t.everywhereElse} note={t.everyPinCode}>
        <MethodFields
          method={otherStates}
          at="elsewhere."
          errors={errors}
          onChange={(patch) => set({ elsewhere: { ...otherStates, ...patch } })}
        />
      </Panel>
      <Panel title={t.daysWithoutWork} note={t.besidesSaturdaysSundays}>
        <TextAreaField
          label={t.holidays}
          optional
          rows={6}
          spellCheck={false}
          placeholder="2027-01-26"
          hint={t.oneDateLine}
          {...form.field('holidays')}
        />
      </Panel>
      <CarrierFields
        carriers={values.carriers}
        errors={errors}
        onChange={(carriers) => set({ carriers })}
      />
    </AdminForm>
  );
}

type Method = Pick<ZoneValues, 'served' | 'least' | 'most' | 'cash'> & { price?: string };
type Fields<Values> = {
  /** The path of the errors, ending with a dot. */
  at: string;
  errors: FieldErrors;
  onChange: (patch: Partial<Values>) => void;
};

/**
 * Fields of a delivery area: whether the shop delivers there, the delivery time and, for a zone,
 * the charge.
 */
function MethodFields({ method, at, errors, onChange }: Fields<Method> & { method: Method }) {
  const { field, toggle } = bindFields(method, onChange, errors, at);
  const number = { inputMode: 'numeric', maxLength: 2 } as const;
  return (
    <div className="grid gap-4">
      <Checkbox {...toggle('served')}>{t.weDeliverThere}</Checkbox>
      {method.served && (
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
          <TextField label={t.minBusinessDays} {...number} {...field('least')} />
          <TextField label={t.maxBusinessDays} {...number} {...field('most')} />
          {method.price !== undefined && (
            <TextField
              label={t.price}
              {...number}
              maxLength={6}
              hint={t.free}
              {...field('price')}
            />
          )}
        </div>
      )}
      {method.served && <Checkbox {...toggle('cash')}>{t.cashDeliveryThere}</Checkbox>}
    </div>
  );
}

type ZoneProps = Fields<ZoneValues> & { zone: ZoneValues; onRemove: () => void };

/** The fields of one zone: its PIN codes and states, and how orders are delivered there. */
function ZoneFields({ zone, onRemove, ...fields }: ZoneProps) {
  const name = zone.name || t.newZone;
  const { field } = bindFields(zone, fields.onChange, fields.errors, fields.at);
  return (
    <Panel
      title={name}
      aside={
        <Button kind="danger" size="s" aria-label={t.remove(name)} onClick={onRemove}>
          {t.removeLabel}
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label={t.name} maxLength={60} {...field('name')} />
          <TextField label={t.pinCodesBegin} optional hint={t.suchAs744} {...field('pins')} />
        </div>
        <details>
          <summary className="text-link flex min-h-11 items-center font-semibold">
            {zone.states.length === 0 ? t.states : t.statesOf(zone.states.join(', '))}
          </summary>
          <CheckboxGroup
            legend={<span className="sr-only">{t.statesWith(name)}</span>}
            options={deliveryStates.map((state) => [state, state])}
            className="grid gap-x-4 pt-2 sm:grid-cols-2 lg:grid-cols-3"
            {...field('states')}
          />
        </details>
        <MethodFields method={zone} {...fields} />
      </div>
    </Panel>
  );
}

type Props = {
  carriers: readonly Carrier[];
  errors: FieldErrors;
  onChange: (carriers: Carrier[]) => void;
};

/** Parcel carriers, with their tracking pages for customers. */
function CarrierFields({ carriers, errors, onChange }: Props) {
  return (
    <Panel title={t.carriers} note={t.chosenWhenParcel}>
      <ul className="grid gap-5">
        {carriers.map((carrier, at) => {
          const name = carrier.name || t.carrier(at + 1);
          const change = (patch: Partial<Carrier>) =>
            onChange(carriers.with(at, { ...carrier, ...patch }));
          const { field } = bindFields(carrier, change, errors, `carriers.${at}.`);
          return (
            <li
              // Fields hold no state of their own, so the index is a suitable key.
              key={String(at)}
              className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]"
            >
              <TextField label={t.carrier(at + 1)} maxLength={80} {...field('name')} />
              <TextField
                label={t.trackingPage(name)}
                optional
                type="url"
                maxLength={300}
                placeholder="https://carrier.example/track/{number}"
                {...field('tracking')}
              />
              <Button
                kind="danger"
                size="s"
                className="sm:mt-7"
                aria-label={t.remove(name)}
                onClick={() => onChange(carriers.toSpliced(at, 1))}
              >
                {t.removeLabel}
              </Button>
            </li>
          );
        })}
      </ul>
      <AddButton
        className="mt-5"
        onClick={() => onChange([...carriers, { name: '', tracking: '' }])}
      >
        {t.addCarrier}
      </AddButton>
    </Panel>
  );
}
