import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { delivery as t } from '#messages/admin/delivery.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { bindFields, type FieldErrors } from '../layout/bind-fields.ts';
import { Panel } from '../layout/panel.tsx';
import type { CarrierDraft } from './delivery-draft.ts';

type Props = {
  carriers: readonly CarrierDraft[];
  errors: FieldErrors;
  onChange: (carriers: CarrierDraft[]) => void;
};

/** Parcel carriers, with their tracking pages for customers. */
export function CarrierFields({ carriers, errors, onChange }: Props) {
  const added = useRef(0);
  const change = (key: string, part: Partial<CarrierDraft>) =>
    onChange(carriers.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <Panel title={t.carriers} note={t.chosenWhenParcel}>
      <ul className="grid gap-5">
        {carriers.map((carrier, at) => {
          const { key } = carrier;
          const name = carrier.name || t.carrier(at + 1);
          const { field } = bindFields(
            carrier,
            (part) => change(key, part),
            errors,
            `carriers.${at}.`,
          );
          return (
            <li
              key={key}
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
                onClick={() => onChange(carriers.filter((one) => one.key !== key))}
              >
                {t.removeLabel}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button
        kind="second"
        size="s"
        className="mt-5"
        onClick={() => {
          added.current += 1;
          onChange([...carriers, { key: `new ${added.current}`, name: '', tracking: '' }]);
        }}
      >
        <Plus aria-hidden size={20} strokeWidth={1.6} />
        {t.addCarrier}
      </Button>
    </Panel>
  );
}
