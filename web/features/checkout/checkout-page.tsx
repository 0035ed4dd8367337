import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { cartState } from '#messages/cart/cart-state.ts';
import { checkout } from '#messages/checkout/checkout.ts';
import { payment as t } from '#messages/payments/payment.ts';
import { controls } from '#messages/platform/controls.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { EarlyEmpty, unlessEmpty } from '../cart/early-empty.tsx';
import { type PricedCart, usePricedCart } from '../cart/use-priced-cart.ts';
import { useShippedQuote } from '../delivery/use-shipped-quote.ts';
import type { Confirmation } from '../orders/confirmation.ts';
import { useOwnPolicy } from '../payments/use-own-policy.ts';
import { giftDraft } from './checkout-draft.ts';
import { CheckoutFields } from './checkout-form.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { usePayMethod } from './use-pay-method.ts';
import { usePayment } from './use-payment.ts';
import { usePaymentScriptHint } from './use-payment-script-hint.ts';
import { useStoreCredit } from './use-store-credit.ts';

type Props = { onConfirmed: (confirmation: Confirmation) => void };

/**
 * At least as high as the screen in every state, so that replacing the skeleton causes no visible
 * layout shift.
 */
export function CheckoutPage(props: Props) {
  return (
    <div className="grid min-h-svh grid-cols-1 items-start">
      <CheckoutState {...props} />
    </div>
  );
}

/** The checkout in each of its states. */
function CheckoutState({ onConfirmed }: Props) {
  usePaymentScriptHint('checkout');
  const toast = useToast();
  const { user } = useSession();
  const payment = usePayment(({ description }) =>
    toast({ kind: 'error', title: t.failed, ...(description && { description }) }),
  );
  useOwnPolicy();
  const steady = useSteadyCart(payment.phase !== 'idle');
  const shipped = useShippedQuote(steady.quote);
  const gift = giftDraft.use();
  const route = usePayMethod({ rows: steady.rows, gift: gift !== null }, shipped);
  const cart = { ...steady, quote: route.quote };
  const credit = useStoreCredit(payment.mode === 'none' ? 0 : route.quote.charge);

  if (payment.phase === 'done') return <Spinner label={checkout.opening} />;
  switch (cart.state) {
    case 'unavailable':
      return (
        <EmptyState
          level={1}
          title={cartState.unavailable}
          action={<LinkButton to="/admin">{cartState.adminHome}</LinkButton>}
        >
          {cartState.unavailableHint}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          level={1}
          tone="error"
          title={cartState.failed}
          action={
            <Button onClick={() => void cart.refresh().catch(() => {})}>{controls.retry}</Button>
          }
        >
          {cartState.failedHint}
        </EmptyState>
      );
    case 'loading':
    case 'empty':
      return (
        <>
          <EarlyEmpty loading={cart.state === 'loading'}>
            <EmptyState
              level={1}
              title={checkout.empty}
              action={<LinkButton to="/remedies">{checkout.browse}</LinkButton>}
            />
          </EarlyEmpty>
          {cart.state === 'loading' && <FormSkeleton />}
        </>
      );
    case 'ready':
      return (
        <Frame
          side={<CheckoutSummary cart={cart} credit={credit.used} byCard={credit.card !== null} />}
        >
          <CheckoutFields
            key={user?.id ?? 'guest'}
            cart={cart}
            gift={gift}
            onGift={giftDraft.write}
            route={route}
            credit={credit}
            payment={payment}
            user={user}
            onConfirmed={onConfirmed}
          />
        </Frame>
      );
  }
}

function FormSkeleton() {
  return (
    <div className={unlessEmpty}>
      <Frame side={<SummarySkeleton />}>
        <div role="status" className="grid gap-5 border-t border-line py-7">
          <span className="sr-only">{cartState.loading}</span>
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-12" />
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-72" />
        </div>
      </Frame>
    </div>
  );
}

/** On a phone as high as the collapsed summary with the coupon box below it. */
function SummarySkeleton() {
  return (
    <>
      <Skeleton className="facet-button h-13 md:h-80" />
      <Skeleton className="mt-5 h-31 md:hidden" />
    </>
  );
}

/**
 * Returns the cart; during a payment the one with which it was started, because a webhook may empty
 * the real one at any time.
 */
function useSteadyCart(paying: boolean): PricedCart {
  const cart = usePricedCart();
  const stored = useRef(cart);
  if (!paying) stored.current = cart;
  return stored.current;
}

/**
 * Heading, summary, form: in this order on small screens and for screen readers; wide screens
 * display the summary at the side.
 */
function Frame({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="md:grid md:grid-cols-[minmax(0,1fr)_clamp(380px,41%,640px)] md:grid-rows-[auto_1fr]">
      <div className="page pt-5 pb-4 md:max-w-none md:pt-9 md:pr-18 md:pl-[max(40px,calc((100vw-75rem)/2))]">
        <Link
          to="/cart"
          className="inline-flex min-h-11 items-center gap-2.5 text-small font-medium hover:underline"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.6} />
          {checkout.back}
        </Link>
        <h1 className="text-heading-m">{checkout.title}</h1>
      </div>
      <div className="page pb-6 md:row-span-2 md:max-w-none md:border-l md:border-gulabi-200 md:bg-gulabi-50 md:py-10 md:pr-[max(40px,calc((100vw-75rem)/2))] md:pl-10">
        {side}
      </div>
      <div className="page pb-12 md:max-w-none md:pr-18 md:pb-20 md:pl-[max(40px,calc((100vw-75rem)/2))]">
        {children}
      </div>
    </div>
  );
}
