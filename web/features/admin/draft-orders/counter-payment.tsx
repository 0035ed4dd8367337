import {
  type CounterMethod,
  counterMethods,
  type DraftOrder,
  formatRupeesExact,
} from '@jyotiratna/contract';
import { payAtCounterRoute } from '@jyotiratna/contract/admin/draft-orders';
import { counterMethods as labels, draftOrders as t } from '#messages/admin/draft-orders.ts';
import { api } from '../../../api.ts';
import { TextField } from '../../../ui/field.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { CallDialog } from '../layout/dialogs.tsx';

const start: { method: CounterMethod; reference: string; pan: string } = {
  method: 'cash',
  reference: '',
  pan: '',
};

type Props = { draft: DraftOrder; onClose: () => void };

/** Records a payment at the counter; idempotent on a second click. */
export function CounterPaymentPanel({ draft: { id, cart, panNeeded }, onClose }: Props) {
  return (
    <CallDialog
      title={t.takePayment}
      description={t.takeText(formatRupeesExact(cart.quote.charge))}
      confirm={t.record}
      failed={t.recordFailed}
      start={start}
      call={({ method, reference, pan }) =>
        api(payAtCounterRoute, {
          params: { id },
          body: {
            method,
            amount: cart.quote.charge,
            ...(reference.trim() && { reference }),
            ...(panNeeded && { pan }),
          },
        })
      }
      done={t.recorded}
      onClose={onClose}
    >
      {({ values, set, field }) => (
        <>
          <fieldset className="grid gap-3">
            <legend className="mb-1.5 font-medium">{t.method}</legend>
            {counterMethods.map((one) => (
              <RadioCard
                key={one}
                name="method"
                title={labels[one]}
                checked={values.method === one}
                onChange={() => set({ method: one })}
              />
            ))}
          </fieldset>
          {values.method === 'cash' ? (
            <p className="text-small text-text-2">{t.cashNote}</p>
          ) : (
            <TextField label={t.receipt} maxLength={60} {...field('reference')} />
          )}
          {panNeeded && <TextField label={t.pan} maxLength={10} {...field('pan')} />}
        </>
      )}
    </CallDialog>
  );
}
