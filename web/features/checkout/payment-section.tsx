import { formatRupees, type PublicConfig } from '@jyotiratna/contract';
import { payment } from '#messages/payments/payment.ts';
import { Alert } from '../../ui/alert.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import type { PayMethod } from './use-pay-method.ts';

type Props = { mode: PublicConfig['payments']['mode']; route: PayMethod };

/**
 * The selection of the payment method: the provider offers all its methods in its own window; cash
 * on delivery if available.
 */
export function PaymentSection({ mode, route: { cash, select, offer } }: Props) {
  return (
    <div className="grid gap-4">
      {mode === 'sandbox' && (
        <Alert tone="info" title={payment.test}>
          {payment.testHint}
        </Alert>
      )}
      {mode === 'none' && (
        <Alert tone="info" title={payment.simulated}>
          {payment.simulatedHint}
        </Alert>
      )}
      <RadioCard
        name="paymentMethod"
        value={mode}
        checked={!cash}
        onChange={() => select(false)}
        title={payment.method}
      >
        {payment.methodHint}
        <span className="mt-3 flex flex-wrap gap-2">
          {payment.methods.map((route) => (
            <span
              key={route}
              className="cut border border-marble-300 bg-marble-0 px-2 py-0.5 font-semibold text-ink-900"
            >
              {route}
            </span>
          ))}
        </span>
      </RadioCard>
      {offer && (
        <RadioCard
          name="paymentMethod"
          value="cash"
          checked={cash}
          disabled={offer.obstacle !== null}
          onChange={() => select(true)}
          title={payment.cash}
        >
          {offer.obstacle ?? payment.cashHint}{' '}
          {offer.fee > 0 && payment.cashFee(formatRupees(offer.fee))}
        </RadioCard>
      )}
    </div>
  );
}
