import { computeLeadTime, formatRupees } from '@jyotiratna/contract';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { address } from '#messages/accounts/address.ts';
import { storeCredit } from '#messages/accounts/store-credit.ts';
import { cart as cartMessages } from '#messages/cart/cart.ts';
import { checkout } from '#messages/checkout/checkout.ts';
import { validation } from '#messages/checkout/validation.ts';
import { payment as t } from '#messages/payments/payment.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { lineKey } from '../cart/line-key.ts';
import { SimilarStones } from '../cart/similar-stones.tsx';
import type { PricedCart } from '../cart/use-priced-cart.ts';
import type { Confirmation } from '../orders/confirmation.ts';
import { CartReminderBox } from './cart-reminder-box.tsx';
import { gstinDraft } from './checkout-draft.ts';
import { DeliverySection } from './delivery-section.tsx';
import { GiftCardBox } from './gift-card-box.tsx';
import { GstinField } from './gstin-field.tsx';
import { PanField } from './pan-field.tsx';
import { PaymentSection } from './payment-section.tsx';
import { ShippingMethod } from './shipping-method.tsx';
import { TextConsentBox, useTextConsent } from './text-consent-box.tsx';
import { useCartReminder } from './use-cart-reminder.ts';
import { type CheckoutAlert, payLabel, useCheckout } from './use-checkout.ts';
import { useDelivery } from './use-delivery.ts';
import type { PayMethod } from './use-pay-method.ts';
import type { PayPhase, usePayment } from './use-payment.ts';
import type { CreditChoice } from './use-store-credit.ts';

type Props = {
  cart: PricedCart;
  /** The gift message; null for an order that is not a gift. */
  gift: string | null;
  onGift: (message: string | null) => void;
  /** The payment method, and the reason why cash on delivery is unavailable. */
  route: PayMethod;
  /** The store credit used for a part of the total. */
  credit: CreditChoice;
  payment: ReturnType<typeof usePayment>;
  user: { email: string } | null;
  onConfirmed: (confirmation: Confirmation) => void;
};

const busyLabels: Partial<Record<PayPhase, string>> = {
  starting: t.starting,
  placing: t.placing,
  paying: t.paying,
  verifying: t.verifying,
};

/** Contact, delivery, shipping and payment, in the order in which they are validated. */
export function CheckoutFields({
  cart,
  gift,
  onGift,
  route,
  credit,
  payment,
  user,
  onConfirmed,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const delivery = useDelivery(user ? 'user' : 'guest', user?.email ?? '');
  const focusField = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  const gstin = gstinDraft.use() ?? '';
  const [pan, setPan] = useState('');
  const phoneConsent = useTextConsent();
  const panFrom = useShopConfig()?.panFrom ?? 0;
  const needsPan = panFrom > 0 && cart.quote.charge >= panFrom;
  const { submit, alert, checkoutId } = useCheckout({
    cart,
    delivery,
    gstin,
    pan: needsPan ? pan : null,
    gift,
    textConsent: phoneConsent.isGiven,
    cash: route.cash,
    credit: credit.used,
    giftCard: credit.card?.code ?? null,
    payment,
    guest: !user,
    focusField,
    onConfirmed,
  });
  const reminder = useCartReminder({
    checkoutId,
    email: delivery.form.values.email,
    rows: cart.rows,
  });
  const busyLabel = busyLabels[payment.phase];

  async function saveAddress() {
    const [error] = delivery.errors.filter(({ name }) => name !== 'email');
    if (!error) return void (await delivery.save());
    delivery.check();
    focusField(error.name);
    toast({ kind: 'error', title: validation.missing, description: error.message });
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
      <CheckoutGroup title={checkout.contact}>
        <TextField
          {...delivery.form.field('email')}
          label={address.email}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          hint={
            user ? (
              checkout.emailHint
            ) : (
              <>
                {checkout.guestEmailHint.before}
                <Link to="/user/login?next=/checkout" className="text-link">
                  {checkout.guestEmailHint.link}
                </Link>
                {checkout.guestEmailHint.after}
              </>
            )
          }
        />
        <CartReminderBox {...reminder} />
      </CheckoutGroup>
      <CheckoutGroup title={checkout.address}>
        <DeliverySection delivery={delivery} onSave={() => void saveAddress()} />
        <TextConsentBox consent={phoneConsent} />
        <GstinField value={gstin} onChange={(typed) => gstinDraft.write(typed || null)} />
        {needsPan && <PanField value={pan} onChange={setPan} />}
        <div className="mt-3 grid gap-3">
          <Checkbox
            checked={gift !== null}
            onChange={({ currentTarget }) => onGift(currentTarget.checked ? '' : null)}
          >
            {checkout.gift.title}
          </Checkbox>
          {gift !== null && (
            <TextAreaField
              name="gift"
              label={checkout.gift.message}
              hint={checkout.gift.hint}
              optional
              rows={3}
              maxLength={300}
              value={gift}
              onChange={(event) => onGift(event.currentTarget.value)}
            />
          )}
        </div>
      </CheckoutGroup>
      {/* Content below the addresses is rendered together with them, to avoid a layout shift. */}
      <div hidden={delivery.pending}>
        <CheckoutGroup title={checkout.shipping}>
          <ShippingMethod delivery={delivery} leadTime={computeLeadTime(cart.rows)} />
        </CheckoutGroup>
        <CheckoutGroup title={t.title}>
          {credit.available > 0 && (
            <Checkbox
              checked={credit.selected}
              onChange={({ currentTarget }) => credit.select(currentTarget.checked)}
            >
              <span className="figures">{storeCredit.use(formatRupees(credit.available))}</span>
            </Checkbox>
          )}
          {payment.mode !== 'none' && <GiftCardBox guest={!user} credit={credit} />}
          <PaymentSection mode={payment.mode} route={route} />
          <BlockedLines rows={cart.rows} />
          <PurchaseAlert alert={alert} />
          <Button
            type="submit"
            kind="buy"
            size="l"
            wide
            className="mt-5"
            busy={busyLabel !== undefined}
            busyLabel={busyLabel ?? ''}
          >
            {payLabel(cart.quote.charge - credit.used, route.cash)}
          </Button>
          <p role="status" className="sr-only">
            {busyLabel}
          </p>
          <p className="mt-4 text-center text-small text-text-2">
            {checkout.agree.before}
            <Link to="/terms-conditions" className="text-link">
              {checkout.agree.terms}
            </Link>
            {checkout.agree.and}
            <Link to="/privacy-policy" className="text-link">
              {checkout.agree.privacy}
            </Link>
            {checkout.agree.after}
          </p>
        </CheckoutGroup>
      </div>
    </form>
  );
}

/**
 * The lines that cannot be bought in their current state, above the payment, each with a solution.
 */
function BlockedLines({ rows }: { rows: PricedCart['rows'] }) {
  const blocked = rows.filter(({ problem }) => problem !== null);
  if (blocked.length === 0) return null;
  return (
    <div className="mt-5">
      <Alert tone="wait" title={cartMessages.blocked}>
        {blocked.map((row) => (
          <p key={lineKey(row)}>
            {row.name}: {row.problem} <SimilarStones row={row} />
          </p>
        ))}
        <p>
          <Link to="/cart" className="text-link text-current">
            {checkout.back}
          </Link>
        </p>
      </Alert>
    </div>
  );
}

function PurchaseAlert({ alert }: { alert: CheckoutAlert | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An invalid field that has the focus already keeps it.
    if (alert && !(document.activeElement instanceof HTMLInputElement)) box.current?.focus();
  }, [alert]);
  if (!alert) return null;
  return (
    <div className="mt-5">
      <Alert
        ref={box}
        tabIndex={-1}
        tone={alert.title === checkout.closed ? 'info' : 'error'}
        title={alert.title}
      >
        {alert.sentences.map((errorMessage) => (
          <p key={errorMessage}>{errorMessage}</p>
        ))}
        {alert.orderId && (
          <p>
            {checkout.maybePaid}{' '}
            <Link to={`/order/${alert.orderId}`} className="text-link text-current">
              {checkout.seeOrder}
            </Link>
          </p>
        )}
      </Alert>
    </div>
  );
}

/** A group of the checkout with a heading. */
function CheckoutGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-6 md:py-7">
      <h2 id={id} className="mb-4 text-heading-s">
        {title}
      </h2>
      {children}
    </section>
  );
}
