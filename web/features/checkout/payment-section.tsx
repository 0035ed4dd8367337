import type { PublicConfig } from '@jyotiratna/contract';
import { Alert } from '../../ui/alert.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';

const ways = ['UPI', 'RuPay', 'Visa', 'Mastercard', 'Netbanking'];

/** How it is paid. The one provider offers all ways in its own window. */
export function PaymentSection({ mode }: { mode: PublicConfig['payments']['mode'] }) {
  return (
    <div className="grid gap-4">
      {mode === 'sandbox' && (
        <Alert tone="info" title="Test gateway">
          The payment window is a test. No money moves.
        </Alert>
      )}
      {mode === 'none' && (
        <Alert tone="info" title="Simulated payment">
          No payment provider is connected. No money moves and no order is stored.
        </Alert>
      )}
      <RadioCard name="paymentMethod" value="razorpay" checked readOnly title="UPI, card or netbanking">
        A secure window opens to pay. With UPI you approve in your own app.
        <span className="mt-3 flex flex-wrap gap-2">
          {ways.map((way) => (
            <span key={way} className="cut border border-marble-300 bg-marble-0 px-2 py-0.5 font-semibold text-ink-900">
              {way}
            </span>
          ))}
        </span>
      </RadioCard>
    </div>
  );
}
