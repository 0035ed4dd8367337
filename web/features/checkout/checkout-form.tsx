import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { PricedCart } from '../cart/use-priced-cart.ts';
import type { Confirmation } from '../orders/confirmation.ts';
import { CheckoutGroup } from './checkout-group.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { type CheckoutNotice, payLabel, useCheckout } from './use-checkout.ts';
import { useDelivery } from './use-delivery.ts';
import type { PayPhase, usePayment } from './use-payment.ts';

type Props = {
  cart: PricedCart;
  payment: ReturnType<typeof usePayment>;
  user: { email: string } | null;
  onConfirmed: (confirmation: Confirmation) => void;
};

const busyLabels: Partial<Record<PayPhase, string>> = {
  starting: 'Starting payment...',
  paying: 'Waiting for payment...',
  verifying: 'Verifying payment...',
};

/** Contact, delivery, shipping and payment, in the order in which they are validated. */
export function CheckoutForm({ cart, payment, user, onConfirmed }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const delivery = useDelivery(user ? 'user' : 'guest', user?.email ?? '');
  const focusField = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  const { submit, notice } = useCheckout({ cart, delivery, payment, guest: !user, focusField, onConfirmed });
  const busyLabel = busyLabels[payment.phase];

  async function saveAddress() {
    const [fault] = delivery.form.faults.filter(({ field }) => field !== 'email');
    if (!fault) return void (await delivery.save());
    delivery.form.check();
    focusField(fault.field);
    toast({ kind: 'error', title: 'Missing Information', description: fault.message });
  }

  return (
    <form
      ref={form}
      noValidate
      aria-busy={busyLabel !== undefined}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CheckoutGroup title="Contact">
        <TextField
          {...delivery.form.field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          hint={
            user ? (
              'For your order confirmation and tracking link.'
            ) : (
              <>
                For your order confirmation and tracking link.{' '}
                <Link to="/user/login?next=/checkout" className="text-link">
                  Log in
                </Link>{' '}
                if you have an account.
              </>
            )
          }
        />
      </CheckoutGroup>
      <CheckoutGroup title="Delivery address">
        <DeliverySection delivery={delivery} onSave={() => void saveAddress()} />
      </CheckoutGroup>
      <CheckoutGroup title="Shipping method">
        <RadioCard
          name="shippingMethod"
          value="free"
          checked
          readOnly
          title="Free delivery"
          aside={
            <span className="figures whitespace-nowrap">
              <s className="text-text-2">
                <span className="sr-only">Usually </span>₹100
              </s>{' '}
              <span className="font-semibold text-harit-700">Free</span>
            </span>
          }
        >
          3-5 business days
        </RadioCard>
      </CheckoutGroup>
      <CheckoutGroup title="Payment">
        <PaymentSection mode={payment.mode} />
        <Notice notice={notice} />
        <Button
          type="submit"
          kind="buy"
          size="l"
          wide
          className="mt-5"
          busy={busyLabel !== undefined}
          busyLabel={busyLabel ?? ''}
        >
          {payLabel(cart.quote.charge)}
        </Button>
        <p role="status" className="sr-only">
          {busyLabel}
        </p>
        <p className="mt-4 text-center text-small text-text-2">
          By paying you agree to the{' '}
          <Link to="/terms-conditions" className="text-link">
            Terms
          </Link>{' '}
          and{' '}
          <Link to="/privacy-policy" className="text-link">
            Privacy Policy
          </Link>
          .
        </p>
      </CheckoutGroup>
    </form>
  );
}

function Notice({ notice }: { notice: CheckoutNotice | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A refused field has the focus already and keeps it.
    if (notice && !(document.activeElement instanceof HTMLInputElement)) box.current?.focus();
  }, [notice]);
  if (!notice) return null;
  return (
    <div className="mt-5">
      <Alert
        ref={box}
        tabIndex={-1}
        tone={notice.title === 'Payment window closed' ? 'info' : 'error'}
        title={notice.title}
      >
        {notice.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {notice.orderId && (
          <p>
            If money left your account, the order page updates by itself.{' '}
            <Link to={`/order/${notice.orderId}`} className="text-link text-current">
              See the order
            </Link>
          </p>
        )}
      </Alert>
    </div>
  );
}
