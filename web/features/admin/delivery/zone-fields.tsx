import { deliveryStates } from '@jyotiratna/contract';
import { delivery as t } from '#messages/admin/delivery.ts';
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
      <Checkbox
        checked={route.served}
        onChange={(event) => onChange({ served: event.currentTarget.checked })}
      >
        {t.weDeliverThere}
      </Checkbox>
      {route.served && (
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
          <TextField
            label={t.leastBusinessDays}
            inputMode="numeric"
            maxLength={2}
            value={route.least}
            error={errorOf('least')}
            onChange={(event) => onChange({ least: event.currentTarget.value })}
          />
          <TextField
            label={t.mostBusinessDays}
            inputMode="numeric"
            maxLength={2}
            value={route.most}
            error={errorOf('most')}
            onChange={(event) => onChange({ most: event.currentTarget.value })}
          />
          {route.price !== undefined && (
            <TextField
              label={t.price}
              inputMode="numeric"
              maxLength={6}
              value={route.price}
              error={errorOf('price')}
              hint={t.free}
              onChange={(event) => onChange({ price: event.currentTarget.value })}
            />
          )}
        </div>
      )}
      {route.served && (
        <Checkbox
          checked={route.cash}
          onChange={(event) => onChange({ cash: event.currentTarget.checked })}
        >
          {t.cashDeliveryThere}
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

/** One zone: which part of India it is, and how orders are delivered there. */
export function ZoneFields({ zone, errorOf, onChange, onRemove }: ZoneProps) {
  const name = zone.name || t.newZone;
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
          <TextField
            label={t.name}
            maxLength={60}
            value={zone.name}
            error={errorOf('name')}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <TextField
            label={t.pinCodesBegin}
            optional
            value={zone.pins}
            error={errorOf('pins')}
            hint={t.suchAs744}
            onChange={(event) => onChange({ pins: event.currentTarget.value })}
          />
        </div>
        <details>
          <summary className="text-link flex min-h-11 items-center font-semibold">
            {zone.states.length === 0 ? t.states : t.statesOf(zone.states.join(', '))}
          </summary>
          <fieldset className="grid gap-x-4 pt-2 sm:grid-cols-2 lg:grid-cols-3">
            <legend className="sr-only">{t.statesWith(name)}</legend>
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
