import type { Carrier } from '@jyotiratna/contract';
import { delivery as t } from '#messages/admin/delivery.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AddButton } from '../layout/add-button.tsx';
import { bindFields, type FieldErrors } from '../layout/bind-fields.ts';
import { Panel } from '../layout/panel.tsx';

type Props = {
  carriers: readonly Carrier[];
  errors: FieldErrors;
  onChange: (carriers: Carrier[]) => void;
};

/** Parcel carriers, with their tracking pages for customers. */
export function CarrierFields({ carriers, errors, onChange }: Props) {
  return (
    <Panel title={t.carriers} note={t.chosenWhenParcel}>
      <ul className="grid gap-5">
        {carriers.map((carrier, at) => {
          const name = carrier.name || t.carrier(at + 1);
          const change = (part: Partial<Carrier>) =>
            onChange(carriers.with(at, { ...carrier, ...part }));
          const { field } = bindFields(carrier, change, errors, `carriers.${at}.`);
          return (
            <li
              // Fields hold no state of their own, so that a place is as good a key as any.
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
