import type { Change, DeliverySettings } from '@jyotiratna/contract';
import { saveDeliverySettings } from '@jyotiratna/contract/admin/delivery';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { delivery as t } from '#messages/admin/delivery.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Panel } from '../layout/panel.tsx';
import { StaleAlert } from '../layout/stale-alert.tsx';
import { readStaleEdit } from '../layout/stale-edit.ts';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';
import { CarrierFields } from './carrier-fields.tsx';
import {
  type DeliveryDraft,
  deliveryDraftOf,
  newZone,
  settingsOf,
  type ZoneDraft,
} from './delivery-draft.ts';
import { MethodFields, ZoneFields } from './zone-fields.tsx';

const failure = t.zonesCouldNot;

/** Zones, the rest of India, non-working days and carriers; saved as a whole. */
export function DeliveryForm({ settings }: { settings: DeliverySettings }) {
  const form = useRef<HTMLFormElement>(null);
  const [previous, setPrevious] = useState(settings);
  const [draft, setDraft] = useState(() => deliveryDraftOf(settings));
  const added = useRef(0);
  const take = (newer: DeliverySettings) => {
    setPrevious(newer);
    setDraft(deliveryDraftOf(newer));
  };
  const save = useSend({
    call: () => shop(saveDeliverySettings, { body: settingsOf(previous.version, draft) }),
    done: () => t.deliverySaved,
    onDone: ({ settings: saved }) => take(saved),
  });
  useFocusRejected(form, save.error);
  const errors = save.fields;
  const stale = readStaleEdit<{ settings: DeliverySettings; changes: Change[] }>(save.error);
  const change = (part: Partial<DeliveryDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    if (save.isError) save.reset();
  };
  const changeZone = (key: string, part: Partial<ZoneDraft>) =>
    change({ zones: draft.zones.map((zone) => (zone.key === key ? { ...zone, ...part } : zone)) });
  const holidayError = Object.entries(errors).find(([path]) => path.startsWith('holidays'))?.[1];

  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-[52rem] gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      {stale ? (
        <StaleAlert
          title={failure}
          message={save.error?.message ?? ''}
          changes={stale.changes}
          onLoadNewer={() => {
            take(stale.settings);
            save.reset();
          }}
        />
      ) : (
        save.isError && (
          <Alert tone="error" title={failure}>
            {save.error.message}
          </Alert>
        )
      )}
      {draft.zones.map((zone, at) => (
        <ZoneFields
          key={zone.key}
          zone={zone}
          errorOf={(field) => errorUnder(errors, `zones.${at}.${field}`)}
          onChange={(part) => changeZone(zone.key, part)}
          onRemove={() => change({ zones: draft.zones.filter(({ key }) => key !== zone.key) })}
        />
      ))}
      <Button
        kind="second"
        size="s"
        className="justify-self-start"
        onClick={() => {
          added.current += 1;
          change({ zones: [...draft.zones, newZone(`new ${added.current}`)] });
        }}
      >
        <Plus aria-hidden size={20} strokeWidth={1.6} />
        {t.addZone}
      </Button>
      <Panel title={t.everywhereElse} note={t.everyPinCode}>
        <MethodFields
          route={draft.elsewhere}
          errorOf={(field) => errors[`elsewhere.${field}`]}
          onChange={(part) => change({ elsewhere: { ...draft.elsewhere, ...part } })}
        />
      </Panel>
      <Panel title={t.daysWithoutWork} note={t.besidesSaturdaysSundays}>
        <TextAreaField
          label={t.holidays}
          name="holidays"
          optional
          rows={6}
          spellCheck={false}
          placeholder="2027-01-26"
          value={draft.holidays}
          error={holidayError}
          hint={t.oneDateLine}
          onChange={(event) => change({ holidays: event.currentTarget.value })}
        />
      </Panel>
      <CarrierFields
        carriers={draft.carriers}
        errorOf={(path) => errors[`carriers.${path}`]}
        onChange={(carriers) => change({ carriers })}
      />
      <Button
        type="submit"
        className="justify-self-start"
        busy={save.isPending}
        busyLabel={t.saving}
      >
        {t.saveDelivery}
      </Button>
    </form>
  );
}

/** The error of a field, or of one of its values. */
function errorUnder(errors: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];
}
