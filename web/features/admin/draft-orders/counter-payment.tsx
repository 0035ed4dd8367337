import { type CounterMethod, counterMethods, type DraftOrder } from '@jyotiratna/contract';
import { payAtCounterRoute } from '@jyotiratna/contract/admin/draft-orders';
import { useRef, useState } from 'react';
import { counterMethods as labels, draftOrders as t } from '#messages/admin/draft-orders.ts';
import { shop } from '../../../shop.ts';
import { TextField } from '../../../ui/field.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';

type Props = { draft: DraftOrder; amount: string; onClose: () => void };

/** Records the payment at the counter; a second click records no second one. */
export function CounterPaymentPanel({ draft, amount, onClose }: Props) {
  const { id, cart, panNeeded } = draft;
  const fields = useRef<HTMLDivElement>(null);
  const [method, setMethod] = useState<CounterMethod>('cash');
  const [reference, setReference] = useState('');
  const [pan, setPan] = useState('');
  const sending = useSend({
    call: () =>
      shop(payAtCounterRoute, {
        params: { id },
        body: {
          method,
          amount: cart.quote.charge,
          ...(reference.trim() && { reference }),
          ...(panNeeded && { pan }),
        },
      }),
    done: () => t.recorded,
    onDone: onClose,
  });
  useFocusRejected(fields, sending.error);
  return (
    <ConfirmDialog
      title={t.takePayment}
      description={t.takeText(amount)}
      confirm={t.record}
      failed={t.recordFailed}
      of={sending}
      onConfirm={sending.send}
      onClose={onClose}
    >
      <div ref={fields} className="grid gap-4">
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-medium">{t.method}</legend>
          {counterMethods.map((one) => (
            <RadioCard
              key={one}
              name="method"
              title={labels[one]}
              checked={method === one}
              onChange={() => setMethod(one)}
            />
          ))}
        </fieldset>
        {method === 'cash' ? (
          <p className="text-small text-text-2">{t.cashNote}</p>
        ) : (
          <TextField
            name="reference"
            label={t.receipt}
            autoComplete="off"
            maxLength={60}
            value={reference}
            error={sending.fields.reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        )}
        {panNeeded && (
          <TextField
            name="pan"
            label={t.pan}
            autoComplete="off"
            maxLength={10}
            value={pan}
            error={sending.fields.pan}
            onChange={(event) => setPan(event.currentTarget.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
