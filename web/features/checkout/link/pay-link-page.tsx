import { isPan, type PaymentLink } from '@jyotiratna/contract';
import { readPaymentLinkRoute } from '@jyotiratna/contract/draft-orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { checkout } from '#messages/checkout/checkout.ts';
import { pan as panMessages } from '#messages/checkout/pan.ts';
import { payLink as t } from '#messages/payments/pay-link.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { OfferedLines, OfferLoading } from '../../cart/restore/offered-lines.tsx';
import { CartTotals } from '../../cart/totals.tsx';
import { AddressLines } from '../../orders/address-lines.tsx';
import { useOwnPolicy } from '../../payments/use-own-policy.ts';
import { PanField } from '../pan-field.tsx';
import { payLabel } from '../use-checkout.ts';
import { usePayLink } from './use-pay-link.ts';

type PaidOrder = { id: string; key?: string };
type Props = { token: string; onPaid: (order: PaidOrder) => void };

/**
 * The path of a paid order's page, for the recipient of the link; without the key the page displays
 * less.
 */
export const paidOrderPath = ({ id, key }: PaidOrder) =>
  key ? `/order/${id}#key=${key}` : `/order/${id}`;

/** The order of a payment link, and its payment. */
export function PayLinkPage({ token, onPaid }: Props) {
  useOwnPolicy();
  const { data, error, refetch } = useQuery({
    queryKey: ['payment-link', token],
    queryFn: () => api(readPaymentLinkRoute, { body: { token } }),
    // The link's result does not change on a refetch.
    retry: (count, cause) => !isExpired(cause) && count < 2,
  });
  return (
    <div className="page min-h-svh pt-6 pb-16 md:pt-9 md:pb-24">
      {data?.paidOrder ? (
        <EmptyState
          level={1}
          title={t.paid}
          action={<LinkButton to={paidOrderPath(data.paidOrder)}>{t.seeOrder}</LinkButton>}
        >
          {t.paidHint}
        </EmptyState>
      ) : data ? (
        <Found
          token={token}
          link={data}
          // There is no key if the link has expired meanwhile, or the server is unreachable.
          onPaid={(id) => void refetch().then((read) => onPaid(read.data?.paidOrder ?? { id }))}
          onChanged={() => void refetch()}
        />
      ) : error ? (
        <EmptyState
          level={1}
          tone="error"
          title={isExpired(error) ? t.ended : t.failed}
          action={
            isExpired(error) ? undefined : (
              <Button onClick={() => void refetch()}>{controls.retry}</Button>
            )
          }
        >
          {isExpired(error) ? t.expiredHint : t.failedHint}
        </EmptyState>
      ) : (
        <OfferLoading label={t.loading} />
      )}
    </div>
  );
}

const isExpired = (error: unknown) => isCallError(error) && error.status === 400;

type FoundProps = {
  token: string;
  link: PaymentLink;
  onPaid: (orderId: string) => void;
  onChanged: () => void;
};

function Found({ token, link, onPaid, onChanged }: FoundProps) {
  const { name, address, items, quote, panNeeded } = link;
  const [pan, setPan] = useState('');
  const [panError, setPanError] = useState(false);
  const { pay, phase, alert } = usePayLink({ token, link, onPaid, onChanged });
  if (phase === 'done') return <Spinner label={t.loading} />;
  const submit = () => {
    const missing = panNeeded && !isPan(pan.trim().toUpperCase());
    setPanError(missing);
    if (!missing) void pay(panNeeded ? pan : null);
  };
  return (
    <form
      noValidate
      className="mx-auto grid max-w-2xl gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div>
        <h1 className="mb-3 text-display-l">{t.title}</h1>
        <p>{t.greeting(name)}</p>
        <p className="mt-1 text-text-2">{t.prices}</p>
      </div>
      <OfferedLines items={items} />
      <section>
        <h2 className="mb-2 font-semibold">{address ? t.deliverTo : t.collected}</h2>
        {address && <AddressLines address={address} />}
      </section>
      <div aria-live="polite">
        <CartTotals quote={quote} />
      </div>
      {panNeeded && <PanField value={pan} onChange={setPan} />}
      <div aria-live="polite" className="empty:hidden">
        {panError && <Alert tone="error">{panMessages.wrong}</Alert>}
        {alert && (
          <Alert tone="error" title={alert.title}>
            <p>{alert.text}</p>
            {alert.orderId && (
              <p>
                {checkout.maybePaid}{' '}
                <Link to={paidOrderPath({ id: alert.orderId })} className="text-link text-current">
                  {checkout.seeOrder}
                </Link>
              </p>
            )}
          </Alert>
        )}
      </div>
      <Button type="submit" kind="buy" size="l" busy={phase !== 'idle'}>
        {payLabel(quote.charge)}
      </Button>
    </form>
  );
}
