import {
  type AdminOrder,
  firstRingSize,
  lastRingSize,
  type WorkshopState,
} from '@jyotiratna/contract';
import { enterRingSizeRoute, finishLineRoute } from '@jyotiratna/contract/admin/orders';
import { Hammer, PackageCheck, Ruler } from 'lucide-react';
import { useState } from 'react';
import { orders as t } from '#messages/admin/orders.ts';
import { shop } from '../../../shop.ts';
import { Chip } from '../../../ui/chip.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { SendButton } from '../layout/call-button.tsx';
import { formatDate } from '../layout/dates.ts';
import { Panel } from '../layout/panel.tsx';
import { useSend } from '../layout/use-send.ts';

const looks = {
  waits_for_size: { tone: 'wait', icon: Ruler, label: t.waitsSize },
  in_the_workshop: { tone: 'info', icon: Hammer, label: t.inTheWorkshop },
  made: { tone: 'good', icon: PackageCheck, label: t.made },
} as const;

export function WorkshopChip({ state }: { state: WorkshopState }) {
  const { label, ...check } = looks[state];
  return <Chip {...check}>{label}</Chip>;
}

/**
 * The made-to-order lines of an order: their due days, a size given by phone, and their
 * completion in the workshop.
 */
export function WorkshopLines({ order }: { order: AdminOrder }) {
  const lines = order.items.flatMap((item, at) =>
    item.workshop ? [{ at, name: item.name, ...item.workshop }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <Panel title={t.workshop}>
      <ul className="grid gap-4">
        {lines.map(({ at, name, state, by }) => (
          <li key={at} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 grow basis-64">
              {name}
              {by && (
                <span className="figures block text-small text-text-2">
                  {t.promised(formatDate(by))}
                </span>
              )}
            </span>
            <WorkshopChip state={state} />
            {state !== 'made' && (
              <Step order={order} item={at} name={name} sizes={state === 'waits_for_size'} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const sizeOptions = [
  ['', t.size] as const,
  ...Array.from({ length: lastRingSize - firstRingSize + 1 }, (_, at) => {
    const size = String(firstRingSize + at);
    return [size, size] as const;
  }),
];

type StepProps = { order: AdminOrder; item: number; name: string; sizes: boolean };

function Step({ order: { _id: id }, item, name, sizes }: StepProps) {
  const [size, setSize] = useState('');
  const change = useSend({
    call: () =>
      sizes
        ? shop(enterRingSizeRoute, { params: { id }, body: { item, size: Number(size) } })
        : shop(finishLineRoute, { params: { id }, body: { item } }),
    done: () => ({ title: sizes ? t.sizeSaved : t.markedAsMade, description: name }),
    stale: [['order', id]],
  });
  return (
    <span className="flex flex-wrap items-end gap-3">
      {sizes && (
        <SelectField
          label={<span className="sr-only">{t.ringSize(name)}</span>}
          value={size}
          options={sizeOptions}
          onChange={({ currentTarget }) => setSize(currentTarget.value)}
        />
      )}
      <SendButton
        of={change}
        size="s"
        kind="second"
        disabled={sizes && size === ''}
        busyLabel={t.saving}
      >
        {sizes ? t.saveSize : t.markAsMade}
      </SendButton>
      <CallAlert>{change.message}</CallAlert>
    </span>
  );
}
