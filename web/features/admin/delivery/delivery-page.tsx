import type { Change, DeliverySettings } from '@jyotiratna/contract';
import { saveDeliverySettings } from '@jyotiratna/contract/admin/delivery';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { delivery as t } from '#messages/admin/delivery.ts';
import { shop } from '../../../shop.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { AddButton } from '../layout/add-button.tsx';
import { AdminForm } from '../layout/admin-form.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useSavedForm } from '../layout/use-form.ts';
import { deliveryDraftOf, newZone, settingsOf, type ZoneDraft } from './delivery-draft.ts';
import { deliveryQuery } from './delivery-query.ts';
import { CarrierFields, MethodFields, ZoneFields } from './zone-fields.tsx';

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
    draftOf: deliveryDraftOf,
    newerOf: (stale: { settings: DeliverySettings; changes: Change[] }) => stale.settings,
    call: (draft, { version }) => shop(saveDeliverySettings, { body: settingsOf(version, draft) }),
    savedOf: (reply) => reply.settings,
    done: () => t.deliverySaved,
  });
  const { draft, set, errors } = form;
  const { zones, elsewhere } = draft;
  const changeZone = (key: string, part: Partial<ZoneDraft>) =>
    set({ zones: zones.map((zone) => (zone.key === key ? { ...zone, ...part } : zone)) });
  return (
    <AdminForm of={form} failed={t.zonesCouldNot} save={t.saveDelivery}>
      {zones.map((zone, at) => (
        <ZoneFields
          key={zone.key}
          zone={zone}
          at={`zones.${at}.`}
          errors={errors}
          onChange={(part) => changeZone(zone.key, part)}
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
          route={elsewhere}
          at="elsewhere."
          errors={errors}
          onChange={(part) => set({ elsewhere: { ...elsewhere, ...part } })}
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
        carriers={draft.carriers}
        errors={errors}
        onChange={(carriers) => set({ carriers })}
      />
    </AdminForm>
  );
}
