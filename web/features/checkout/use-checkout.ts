import {
  type CreateOrderBody,
  isGstin,
  isPan,
  newOrderNumber,
  type Order,
  type PublicConfig,
  withoutCredit,
} from '@jyotiratna/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkout } from '#messages/checkout/checkout.ts';
import { pan as panMessages } from '#messages/checkout/pan.ts';
import { validation } from '#messages/checkout/validation.ts';
import { payment as messages } from '#messages/payments/payment.ts';
import { useCheckSession } from '../../session/use-session.ts';
import { storedSources } from '../../shell/stored-sources.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { useToast } from '../../ui/toast.tsx';
import { addressFields, valuesOf } from '../accounts/addresses/address-values.ts';
import { addressErrorsOf, newForm } from '../accounts/addresses/form-state.ts';
import { deleteGuestAddress } from '../accounts/addresses/guest-address.ts';
import type { CartRow } from '../cart/cart-row.ts';
import { formatAmount } from '../cart/format-amount.ts';
import { guestCoupon } from '../cart/guest-coupon.ts';
import { lineOfKey } from '../cart/line-key.ts';
import { clearLocalCart } from '../cart/local-cart.ts';
import { describeChanges } from '../cart/price-changes.ts';
import type { PricedCart } from '../cart/use-priced-cart.ts';
import type { Confirmation } from '../orders/confirmation.ts';
import { deleteCheckoutDraft } from './checkout-draft.ts';
import { describePayError } from './describe-pay-error.ts';
import type { PayOutcome } from './pay.ts';
import { newRequestKey } from './request-key.ts';
import type { CheckoutDelivery } from './use-delivery.ts';
import type { usePayment } from './use-payment.ts';

/** The attribution of this browser (referring sites and campaigns), as far as known. */
function sourcesOfOrder(): Pick<CreateOrderBody, 'sources'> {
  const sources = storedSources.read();
  return sources ? { sources } : {};
}

/** The error of a failed purchase, displayed in the page, because toasts disappear. */
export type CheckoutAlert = {
  title: string;
  sentences: readonly string[];
  orderId: string | null;
};

type Parts = {
  cart: PricedCart;
  delivery: CheckoutDelivery;
  /** The buyer's GST number (GSTIN) as typed; may be empty. */
  gstin: string;
  /** The buyer's PAN as typed; null if the total requires none. */
  pan: string | null;
  /** The gift message; null for an order that is not a gift. */
  gift: string | null;
  /** Whether the buyer consents to messages about the order to the phone. */
  textConsent: boolean;
  /** Whether the order is cash on delivery; the cart's quote then includes the fee. */
  cash: boolean;
  /** Store credit used for a part, in whole rupees. */
  credit: number;
  /** The code of the gift card used instead of store credit. */
  giftCard: string | null;
  payment: ReturnType<typeof usePayment>;
  guest: boolean;
  /** Moves the focus to a field of the checkout form. */
  focusField: (name: string) => void;
  onConfirmed: (confirmation: Confirmation) => void;
};

/**
 * Handles a click on the pay button: validation in the server's order, then the purchase, then its
 * result.
 */
export function useCheckout({
  cart,
  delivery,
  gstin,
  pan,
  gift,
  textConsent,
  cash,
  credit,
  giftCard,
  payment,
  guest,
  focusField,
  onConfirmed,
}: Parts) {
  const toast = useToast();
  const navigate = useNavigate();
  const checkSession = useCheckSession();
  const shopName = useShopConfig()?.shopName ?? '';
  const [checkoutId] = useState(newRequestKey);
  /** A suggested order number; the final one is in the created order. */
  const [orderNumber] = useState(newOrderNumber);
  const [alert, setAlert] = useState<CheckoutAlert | null>(null);
  const submitting = useRef(false);

  /** Focuses and announces the first error of the form; null when the form is complete. */
  function firstError(): string | null {
    const { errors, mode, saved } = delivery;
    const [error] = errors;
    if (error) {
      delivery.check();
      focusField(error.name);
      return error.message;
    }
    if (gstin.trim() && !isGstin(gstin.trim().toUpperCase())) {
      focusField('gstin');
      return validation.gstin;
    }
    if (pan !== null && !isPan(pan.trim().toUpperCase())) {
      focusField('pan');
      return panMessages.wrong;
    }
    if (mode.kind === 'form' || delivery.address()) return null;
    // The selected saved address is incomplete: its form is opened and displays the error.
    const selected = saved[mode.chosen];
    const values = selected && { email: '', ...valuesOf(selected) };
    const [missing] = values ? addressErrorsOf(newForm(values), addressFields) : [];
    delivery.edit(mode.chosen, { check: true });
    requestAnimationFrame(() => focusField(missing?.field ?? 'billing.firstName'));
    return missing?.message ?? validation.billing;
  }

  async function submit(): Promise<void> {
    if (submitting.current || payment.phase !== 'idle') return;
    const missing = firstError();
    if (missing) return toast({ kind: 'error', title: validation.missing, description: missing });
    const address = delivery.address();
    const blocked = cart.rows.filter(({ problem }) => problem);
    if (blocked.length) {
      return setAlert({
        title: checkout.short,
        sentences: blocked.map(({ name, problem }) => `${name}: ${problem}`),
        orderId: null,
      });
    }
    if (!address) return;
    submitting.current = true;
    setAlert(null);
    const email = delivery.form.values.email.trim();
    const { primary: _, ...where } = address;
    const body: CreateOrderBody = {
      amount: cart.quote.charge,
      currency: 'INR',
      items: cart.rows.map((row) => ({ ...lineOfKey(row), quantity: row.quantity })),
      ...(cart.coupon && { couponCode: cart.coupon.code }),
      email,
      address: where,
      ...(gift !== null && { gift: { message: gift.trim() } }),
      ...(textConsent && { texts: true }),
      ...(cash && { paymentMethod: 'cash' as const }),
      ...(credit > 0 && { credit, ...(giftCard !== null && { giftCard }) }),
      ...(gstin.trim() && { gstin: gstin.trim().toUpperCase() }),
      ...(pan !== null && { pan: pan.trim().toUpperCase() }),
      ...sourcesOfOrder(),
      orderNumber,
      checkoutId,
    };
    const customer = { name: address.fullName, email, phone: address.phone };
    try {
      if (!guest && !(await checkSession())) return logIn();
      // In parallel with the payment, which does not depend on it. Without a payment provider
      // everything stays in this browser.
      if (payment.mode !== 'none' || cash) void delivery.save({ quietly: true });
      const outcome = await payment.start({ body, shopName, customer });
      if (outcome)
        settle(
          outcome,
          confirmationOf(cart, { orderNumber, email, address, outcome, mode: payment.mode }),
        );
    } catch (error) {
      await explain(error);
    } finally {
      submitting.current = false;
    }
  }

  /**
   * Redirects to the login after an expired session: as a guest's, the order would not be in the
   * account, and the account's cart would not be emptied.
   */
  function logIn(): void {
    toast({ kind: 'error', title: checkout.loggedOut, description: checkout.loggedOutHint });
    void navigate('/user/login?next=/checkout');
  }

  function settle(outcome: PayOutcome, confirmation: Confirmation): void {
    if (outcome.kind === 'dismissed') {
      setAlert({
        title: checkout.closed,
        sentences: [checkout.closedHint],
        orderId: null,
      });
      return;
    }
    if (outcome.kind === 'paid' && outcome.order.amount > 0 && isSettled(outcome.order))
      toast({ title: messages.verified });
    deleteCheckoutDraft();
    if (guest) {
      clearLocalCart();
      guestCoupon.write(null);
      deleteGuestAddress();
    }
    onConfirmed(confirmation);
  }

  async function explain(error: unknown): Promise<void> {
    const failure = describePayError(error, payment.title);
    console.error(failure.title, error);
    toast({ kind: 'error', title: failure.title, description: failure.description });
    const sentences = [failure.description, ...(failure.cartChanged ? await changesOf(cart) : [])];
    setAlert({ title: failure.title, sentences, orderId: failure.orderId });
    const first = delivery.reject(failure.fields);
    if (first) focusField(first);
  }

  return { submit, alert, checkoutId };
}

/** Whether an order is paid and confirmed; one under verification displays this on its own page. */
function isSettled({ status }: Order): boolean {
  return status === 'paid';
}

/** Refetches the cart and returns messages about the differences from the page. */
async function changesOf(cart: PricedCart): Promise<string[]> {
  const rows: readonly CartRow[] = await cart.refresh().catch(() => cart.rows);
  const short = rows
    .filter(({ problem }) => problem)
    .map(({ name, problem }) => `${name}: ${problem}`);
  return [...describeChanges(cart.rows, rows), ...short];
}

type Ordered = {
  orderNumber: string;
  email: string;
  address: Confirmation['address'];
  outcome: PayOutcome;
  mode: PublicConfig['payments']['mode'];
};

function confirmationOf(
  cart: PricedCart,
  { orderNumber, email, address, outcome, mode }: Ordered,
): Confirmation {
  const { rows, quote, coupon } = cart;
  const paid = outcome.kind === 'paid' ? outcome : null;
  const order = outcome.kind === 'paid' || outcome.kind === 'placed' ? outcome.order : null;
  const total = withoutCredit({ amount: quote.charge, credit: order?.credit ?? 0 });
  return {
    orderNumber: order?.orderNumber ?? orderNumber,
    items: rows.map(
      ({ name, quantity, unitPrice, picture: photo, image, tint, parts, bundle }) => ({
        name,
        qty: quantity,
        price: unitPrice,
        picture: photo,
        image,
        tint,
        ...(parts && { parts }),
        ...(bundle && { bundle }),
      }),
    ),
    subtotal: quote.subtotal,
    shipping: quote.shipping,
    total,
    contact: { email },
    paymentMethod: total === 0 ? 'none' : outcome.kind === 'placed' ? 'cash' : mode,
    paymentVerification: order && {
      orderId: order._id,
      paymentId: paid?.callback?.paymentId ?? order.paymentId ?? null,
    },
    address,
    quote,
    couponCode: coupon?.code ?? null,
  };
}

/** The label of the pay button for an amount in rupees; `cash` is cash on delivery. */
export function payLabel(charge: number, cash = false): string {
  if (cash) return checkout.placeCash(formatAmount(charge));
  return charge > 0 ? checkout.pay(formatAmount(charge)) : checkout.placeOrder;
}
