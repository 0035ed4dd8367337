import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Panel } from '../layout/panel.tsx';
import type { CarrierDraft } from './delivery-draft.ts';

type Props = {
  carriers: readonly CarrierDraft[];
  errorOf: (path: string) => string | undefined;
  onChange: (carriers: CarrierDraft[]) => void;
};

/** Parcel carriers, with their tracking pages for customers. */
export function CarrierFields({ carriers, errorOf, onChange }: Props) {
  const added = useRef(0);
  const change = (key: string, part: Partial<CarrierDraft>) =>
    onChange(carriers.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <Panel
      title="Carriers"
      note="Chosen when a parcel is sent. {number} in the address stands for its tracking number; customers follow the link from their order and its mail."
    >
      <ul className="grid gap-5">
        {carriers.map(({ key, name, tracking }, at) => (
          <li key={key} className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
            <TextField
              label={`Carrier ${at + 1}`}
              maxLength={80}
              value={name}
              error={errorOf(`${at}.name`)}
              onChange={(event) => change(key, { name: event.currentTarget.value })}
            />
            <TextField
              label={`Tracking page of ${name || `carrier ${at + 1}`}`}
              optional
              type="url"
              maxLength={300}
              placeholder="https://carrier.example/track/{number}"
              value={tracking}
              error={errorOf(`${at}.tracking`)}
              onChange={(event) => change(key, { tracking: event.currentTarget.value })}
            />
            <Button
              kind="danger"
              size="s"
              className="sm:mt-7"
              aria-label={`Remove ${name || `carrier ${at + 1}`}`}
              onClick={() => onChange(carriers.filter((one) => one.key !== key))}
            >
              Remove
            </Button>
          </li>
        ))}
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
        Add a carrier
      </Button>
    </Panel>
  );
}
