import { deliveryStates } from '@jyotiratna/contract';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Panel } from '../layout/panel.tsx';
import type { ZoneDraft } from './delivery-draft.ts';

type Method = Pick<ZoneDraft, 'served' | 'least' | 'most' | 'cash'> & { price?: string };

type MethodProps = {
  route: Method;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<Method>) => void;
};

/** Whether parcels are delivered there, their delivery time and, for a zone, the charge. */
export function MethodFields({ route, errorOf, onChange }: MethodProps) {
  return (
    <div className="grid gap-4">
      <Checkbox checked={route.served} onChange={(event) => onChange({ served: event.currentTarget.checked })}>
        We deliver there
      </Checkbox>
      {route.served && (
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
          <TextField
            label="Least business days"
            inputMode="numeric"
            maxLength={2}
            value={route.least}
            error={errorOf('least')}
            onChange={(event) => onChange({ least: event.currentTarget.value })}
          />
          <TextField
            label="Most business days"
            inputMode="numeric"
            maxLength={2}
            value={route.most}
            error={errorOf('most')}
            onChange={(event) => onChange({ most: event.currentTarget.value })}
          />
          {route.price !== undefined && (
            <TextField
              label="Price in ₹"
              inputMode="numeric"
              maxLength={6}
              value={route.price}
              error={errorOf('price')}
              hint="0 is free."
              onChange={(event) => onChange({ price: event.currentTarget.value })}
            />
          )}
        </div>
      )}
      {route.served && (
        <Checkbox checked={route.cash} onChange={(event) => onChange({ cash: event.currentTarget.checked })}>
          Cash on delivery there, where the shop takes it
        </Checkbox>
      )}
    </div>
  );
}

type ZoneProps = {
  zone: ZoneDraft;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<ZoneDraft>) => void;
  onRemove: () => void;
};

/** One zone: which part of India it is, and how parcels go there. */
export function ZoneFields({ zone, errorOf, onChange, onRemove }: ZoneProps) {
  const name = zone.name || 'New zone';
  return (
    <Panel
      title={name}
      aside={
        <Button kind="danger" size="s" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Name"
            maxLength={60}
            value={zone.name}
            error={errorOf('name')}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <TextField
            label="PIN codes begin with"
            optional
            value={zone.pins}
            error={errorOf('pins')}
            hint="Such as 744, 68255. The zone that names most digits of a code counts."
            onChange={(event) => onChange({ pins: event.currentTarget.value })}
          />
        </div>
        <details>
          <summary className="text-link flex min-h-11 items-center font-semibold">
            {zone.states.length === 0 ? 'States' : `States: ${zone.states.join(', ')}`}
          </summary>
          <fieldset className="grid gap-x-4 pt-2 sm:grid-cols-2 lg:grid-cols-3">
            <legend className="sr-only">States of {name}</legend>
            {deliveryStates.map((state) => (
              <Checkbox
                key={state}
                checked={zone.states.includes(state)}
                onChange={(event) =>
                  onChange({
                    states: event.currentTarget.checked
                      ? [...zone.states, state]
                      : zone.states.filter((other) => other !== state),
                  })
                }
              >
                {state}
              </Checkbox>
            ))}
          </fieldset>
        </details>
        <MethodFields route={zone} errorOf={errorOf} onChange={onChange} />
      </div>
    </Panel>
  );
}
