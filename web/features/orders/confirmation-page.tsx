import {
  defaultReturns,
  formatRupeesExact,
  type Order,
  type PublicConfig,
} from '@jyotiratna/contract';
import { BadgeCheck, Check, Clock, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { confirmation as t } from '#messages/orders/confirmation.ts';
import { order as orderMessages } from '#messages/orders/order.ts';
import { controls } from '#messages/platform/controls.ts';
import { totals } from '#messages/pricing/totals.ts';
import { useSession } from '../../session/use-session.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BundleContents } from '../cart/bundle-contents.tsx';
import { LineImage } from '../cart/line-image.tsx';
import { CartLineParts } from '../cart/line-parts.tsx';
import { CartTotals } from '../cart/totals.tsx';
import { AddressLines } from './address-lines.tsx';
import { type Confirmation, readConfirmation } from './confirmation.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { StatusNote } from './status-note.tsx';
import { isProcessing, useOrder } from './use-order.ts';
import { OrderEnergisation } from './workshop/order-energisation.tsx';

/**
 * The checkout's result; after a reload this tab's stored copy, with the order's current status.
 */
export function ConfirmationPage() {
  const { state } = useLocation();
  const [confirmation, setConfirmation] = useState<Confirmation | null | undefined>();
  useEffect(() => setConfirmation(readConfirmation(state)), [state]);

  if (confirmation === undefined) return <Spinner label={controls.loading} />;
  if (confirmation === null) {
    return (
      <EmptyState
        level={1}
        title={t.none}
        action={<LinkButton to="/remedies">{orderMessages.continue}</LinkButton>}
      >
        {t.noneHint}
      </EmptyState>
    );
  }
  return <Confirmed confirmation={confirmation} />;
}

function Confirmed({ confirmation }: { confirmation: Confirmation }) {
  const { items, address, quote, couponCode } = confirmation;
  const { status } = useSession();
  const { days } = useShopConfig()?.returns ?? defaultReturns;
  const orderId = confirmation.paymentVerification?.orderId ?? null;
  const { data: order } = useOrder(orderId);
  return (
    <>
      <Head confirmation={confirmation} order={order} />
      <div className="page grid items-start gap-4 py-6 md:grid-cols-[minmax(0,1fr)_400px] md:gap-7 md:py-9 md:pb-24">
        <div className="grid gap-4 md:grid-cols-2 md:gap-5">
          {order && (
            <Card title={t.next} wide>
              <div className="grid gap-5" aria-live="polite">
                <OrderTimeline order={order} />
                <StatusNote order={order} />
              </div>
            </Card>
          )}
          <Card title={orderMessages.items} wide>
            <ul className="divide-y divide-line">
              {Object.entries(items).map(([at, item]) => (
                <li
                  key={at}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0"
                >
                  <LineImage {...item} sizes="64px" className="facet-button w-16 shrink-0" />
                  <div className="min-w-0 flex-1">
                    <p className="font-medium">{item.name}</p>
                    <p className="figures text-small text-text-2">
                      {t.pieces(item.qty)}
                      {item.qty > 1 && t.each(formatRupeesExact(item.price))}
                    </p>
                    <BundleContents bundle={item.bundle} />
                  </div>
                  <p className="figures">
                    {formatRupeesExact((Math.round(item.price * 100) * item.qty) / 100)}
                  </p>
                  {item.parts && (
                    <div className="w-full">
                      <CartLineParts parts={item.parts} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </Card>
          {order && <OrderEnergisation order={order} className="md:col-span-2" />}
          {order?.gift && (
            <Card title={order.gift.message ? orderMessages.gift : orderMessages.giftPlain} wide>
              <p className="whitespace-pre-line wrap-anywhere">{order.gift.message}</p>
            </Card>
          )}
          <Card title={orderMessages.deliverTo}>
            <AddressLines address={address} />
            {address.billing && (
              <div className="mt-5">
                <h3 className="mb-1 text-small font-medium text-text-2">{orderMessages.billTo}</h3>
                <AddressLines address={address.billing} />
              </div>
            )}
          </Card>
          <Card title={t.payment}>
            <PaymentDetails confirmation={confirmation} order={order} />
          </Card>
        </div>
        <div>
          <Card title={t.summary}>
            <CartTotals quote={quote} couponCode={couponCode} exact />
            <div className="mt-6 grid gap-2">
              {orderId && (
                <LinkButton to={`/order/${orderId}`} wide>
                  {t.seeOrder}
                </LinkButton>
              )}
              <LinkButton to="/remedies" kind={orderId ? 'second' : 'main'} wide>
                {orderMessages.continue}
              </LinkButton>
              <LinkButton to="/" kind="text" wide>
                {orderMessages.home}
              </LinkButton>
            </div>
          </Card>
          {orderId && status === 'guest' && (
            <div className="mt-4">
              <Card title={t.account.title}>
                <p className="wrap-anywhere">{t.account.text(confirmation.contact.email)}</p>
                <LinkButton
                  to={`/user/register?next=/order/${orderId}`}
                  kind="second"
                  wide
                  className="mt-4"
                >
                  {t.account.create}
                </LinkButton>
              </Card>
            </div>
          )}
          <p className="mt-4 flex items-center gap-2.5 text-small text-text-2">
            <RotateCcw aria-hidden size={16} strokeWidth={1.6} />
            {confirmation.items.some(({ parts }) => parts)
              ? totals.mixedReturns
              : totals.returns.standard(days.standard)}
          </p>
        </div>
      </div>
    </>
  );
}

type OfOrder = { confirmation: Confirmation; order: Order | undefined };

function Head({ confirmation, order }: OfOrder) {
  const { orderNumber, contact, address, paymentMethod, paymentVerification } = confirmation;
  const [firstName = ''] = address.fullName.split(' ');
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused pay button was removed with its page, so the heading gets the focus.
  useEffect(() => heading.current?.focus(), []);
  const processing = order !== undefined && isProcessing(order);
  const Icon = processing ? Clock : Check;
  const number = <strong className="font-semibold">{orderNumber}</strong>;
  return (
    <div className="light-edge [--edge:56%]">
      <div className="page flex items-start gap-4 py-7 md:gap-6 md:py-14">
        <span
          className={`cut-lg mt-1 grid size-10 shrink-0 place-items-center md:size-14 ${
            processing ? 'bg-kesar-100 text-kesar-800' : 'bg-harit-700 text-marble-0'
          }`}
        >
          <Icon aria-hidden size={24} strokeWidth={1.6} />
        </span>
        <div aria-live="polite" className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-heading-m md:text-display-l">
            {orderMessages.title}
          </h1>
          <p className="mt-2 max-w-[60ch] wrap-anywhere text-ink-700">
            {!paymentVerification ? (
              <>
                {t.simulated.before(firstName)}
                {number}
                {t.simulated.after}
              </>
            ) : paymentMethod === 'cash' ? (
              <>
                {t.placed.before(firstName)}
                {number}
                {t.placed.after(contact.email)}
              </>
            ) : processing ? (
              <>
                {t.processing.before(firstName)}
                {number}
                {t.processing.after}
              </>
            ) : (
              <>
                {t.paid.before(firstName)}
                {number}
                {t.paid.after(contact.email)}
              </>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

function PaymentDetails({ confirmation, order }: OfOrder) {
  const { paymentMethod, paymentVerification } = confirmation;
  const payments = useShopConfig()?.payments;
  if (!paymentVerification) {
    return <Alert tone="info">{t.simulatedPayment}</Alert>;
  }
  if (paymentMethod === 'none') return <p>{t.nothingToPay}</p>;
  if (paymentMethod === 'cash') return <p>{t.cash(formatRupeesExact(confirmation.total))}</p>;
  const processing = order !== undefined && isProcessing(order);
  const provider = order?.provider ?? payments?.mode;
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <BadgeCheck aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
        {processing ? t.confirming : t.verified}
      </p>
      {paymentVerification.paymentId && (
        <p className="mt-1 text-small break-all text-text-2">
          {titleOf(provider, payments)}, {paymentVerification.paymentId}
        </p>
      )}
    </>
  );
}

/** The display name of a payment provider; for a former one the name stored in the order. */
function titleOf(
  provider: string | undefined,
  payments: PublicConfig['payments'] | undefined,
): string {
  if (provider === undefined || provider === 'sandbox' || provider === 'none') return t.test;
  return provider === payments?.mode ? payments.title : provider;
}

function Card({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`facet-card border border-line bg-surface p-5 md:p-7 ${wide ? 'md:col-span-2' : ''}`}
    >
      <h2 id={id} className="mb-4 text-heading-s">
        {title}
      </h2>
      {children}
    </section>
  );
}
