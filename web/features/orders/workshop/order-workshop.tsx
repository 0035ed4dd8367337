import {
  firstRingSize,
  lastRingSize,
  type Order,
  type OrderItem,
  ringCircumferenceMm,
} from '@jyotiratna/contract';
import { sendRingSizeRoute } from '@jyotiratna/contract/workshop';
import { useQueryClient } from '@tanstack/react-query';
import { Hammer, PackageCheck, Ruler } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { workshop as copy } from '#messages/orders/workshop.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useCall } from '../../../use-call.ts';
import { formatWeekday } from '../dates.ts';
import { itemLabel } from '../item-name.ts';
import { asReader, useIsOwn } from '../returns/use-returns.ts';

const classes = {
  waits_for_size: { tone: 'wait', icon: Ruler },
  in_the_workshop: { tone: 'info', icon: Hammer },
  made: { tone: 'good', icon: PackageCheck },
} as const;

/** The made-to-order lines of an order: progress, due date, and a missing ring size. */
export function OrderWorkshop({ order }: { order: Order }) {
  const lines = order.items.flatMap((item, at) =>
    item.workshop ? [{ item, at, ...item.workshop }] : [],
  );
  // The owner of the order, or the recipient of its message, may set the size.
  const own = useIsOwn(order);
  if (lines.length === 0) return null;
  return (
    <section id="workshop" aria-labelledby="order-workshop" className="mt-6 scroll-mt-24">
      <h2 id="order-workshop" className="mb-2 text-heading-s">
        {copy.title}
      </h2>
      <ul className="facet-card divide-y divide-line border border-line bg-surface">
        {lines.map(({ item, at, state, by }) => (
          <li key={at} className="grid justify-items-start gap-2 p-4 md:px-6">
            <p className="font-medium">{itemLabel(item)}</p>
            <Chip {...classes[state]}>{copy.states[state]}</Chip>
            {state === 'in_the_workshop' && by && (
              <p className="text-small">{copy.by(formatWeekday(by))}</p>
            )}
            {state === 'waits_for_size' && (
              <>
                <p className="text-small">{copy.prompt}</p>
                {own && <SizeForm id={order._id} item={item} at={at} />}
                <Link
                  to="/ring-size"
                  className="text-link inline-flex min-h-11 items-center text-small"
                >
                  {copy.guide}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sizes = Array.from(
  { length: lastRingSize - firstRingSize + 1 },
  (_, at) => firstRingSize + at,
);

function SizeForm({ id, item, at }: { id: string; item: OrderItem; at: number }) {
  const queries = useQueryClient();
  const [size, setSize] = useState('');
  const [missing, setMissing] = useState(false);
  const { send, busy, message } = useCall({
    call: () =>
      api(sendRingSizeRoute, {
        params: { id },
        headers: asReader(id),
        body: { item: at, size: Number(size) },
      }),
    stale: [['order', id]],
    fallback: copy.failed,
    onDone: ({ order }) => queries.setQueryData(['order', id], order),
  });
  return (
    <form
      noValidate
      aria-label={itemLabel(item)}
      className="grid w-full max-w-80 gap-3"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setMissing(size === '');
        if (size === '') event.currentTarget.querySelector('select')?.focus();
        else send();
      }}
    >
      <SelectField
        label={copy.size}
        value={size}
        error={missing ? copy.missing : undefined}
        onChange={({ currentTarget }) => {
          setSize(currentTarget.value);
          setMissing(false);
        }}
      >
        <option value="">{copy.select}</option>
        {sizes.map((one) => (
          <option key={one} value={one}>
            {copy.sizeOf(one, String(ringCircumferenceMm(one)))}
          </option>
        ))}
      </SelectField>
      {message && <Alert tone="error">{message}</Alert>}
      <Button type="submit" className="justify-self-start" busy={busy} busyLabel={copy.busy}>
        {copy.tell}
      </Button>
    </form>
  );
}
