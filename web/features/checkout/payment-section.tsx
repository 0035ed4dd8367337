import type { PublicConfig } from '@jyotiratna/contract';
import { payment } from '#messages/payment.ts';
import { Alert } from '../../ui/alert.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';

/** How it is paid. The one provider offers all ways in its own window. */
export function PaymentSection({ mode }: { mode: PublicConfig['payments']['mode'] }) {
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
      <RadioCard name="paymentMethod" value={mode} checked readOnly title={payment.method}>
        {payment.methodHint}
        <span className="mt-3 flex flex-wrap gap-2">
          {payment.ways.map((way) => (
            <span key={way} className="cut border border-marble-300 bg-marble-0 px-2 py-0.5 font-semibold text-ink-900">
              {way}
            </span>
          ))}
        </span>
      </RadioCard>
    </div>
  );
}
