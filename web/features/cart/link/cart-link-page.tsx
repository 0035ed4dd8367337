import { type CartLink, type LinkedCart, readCartLink } from '@jyotiratna/contract';
import { readCartLinkRoute } from '@jyotiratna/contract/cart';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { cartLink as copy } from '#messages/cart/cart-link.ts';
import { cartState } from '#messages/cart/cart-state.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { formatErrorMessage } from '../../../localized-response.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OfferedLines, OfferLoading } from '../restore/offered-lines.tsx';
import { offeredItems } from './offered-items.ts';
import { useJoinCart } from './use-join-cart.ts';

/**
 * The page of a link that contains a cart: from an advertisement, a message or an assistant. A
 * visit changes nothing, neither in the browser nor on the server; one click adds the items.
 */
export function CartLinkPage() {
  const link = readCartLink(useSearchParams()[0]);
  const { items, couponCode } = link;
  const { data, error, refetch } = useQuery({
    queryKey: ['cart-link', items, couponCode],
    queryFn: () => readLink(items, couponCode),
    enabled: items.length > 0,
    retry: (count, cause) => !isRejected(cause) && count < 2,
  });
  return (
    <div className="page min-h-svh pt-6 pb-16 md:pt-9 md:pb-24">
      {items.length === 0 ? (
        <Empty link={link} unknown={[]} />
      ) : data ? (
        <Found link={link} cart={data} />
      ) : error ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <OfferLoading label={copy.loading} />
      )}
    </div>
  );
}

const isRejected = (error: unknown) => isCallError(error) && error.status > 0 && error.status < 500;
const browse = <LinkButton to="/remedies">{copy.browse}</LinkButton>;

/** Fetches the offer, localized. */
async function readLink(
  items: CartLink['items'],
  couponCode: string | undefined,
): Promise<LinkedCart> {
  const cart = await api(readCartLinkRoute, {
    body: { items, ...(couponCode && { couponCode }) },
  });
  const localized = cart.problems.map(async (problem) => ({
    ...problem,
    message: await formatErrorMessage(problem, problem.message),
  }));
  return { ...cart, problems: await Promise.all(localized) };
}

function Failed({ error, retry }: { error: Error; retry: () => unknown }) {
  if (isCallError(error) && error.status === 403) {
    return (
      <EmptyState level={1} title={cartState.unavailable} action={browse}>
        {error.message}
      </EmptyState>
    );
  }
  const action = <Button onClick={() => void retry()}>{controls.retry}</Button>;
  return (
    <EmptyState level={1} tone="error" title={copy.failed} action={action}>
      {isRejected(error) ? error.message : copy.failedHint}
    </EmptyState>
  );
}

function Empty({ link, unknown }: { link: CartLink; unknown: readonly string[] }) {
  const missing = [...link.unreadable, ...unknown];
  return (
    <EmptyState level={1} title={copy.nothing} action={browse}>
      {missing.length > 0 ? copy.unknown(missing.join(', ')) : copy.nothingHint}
    </EmptyState>
  );
}

function Found({ link, cart }: { link: CartLink; cart: LinkedCart }) {
  const { join, busy, error } = useJoinCart();
  const items = offeredItems(cart);
  const warnings = warningsOf(link, cart);
  if (items.length === 0 && cart.problems.length === 0)
    return <Empty link={link} unknown={cart.unknown} />;
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-3 text-display-l">{items.length > 0 ? copy.title : copy.nothing}</h1>
      <p className="mb-6 text-text-2">{items.length > 0 ? copy.prices : copy.soldHint}</p>
      {warnings.length > 0 && (
        <div className="mb-6">
          <Alert tone="info" title={copy.notes}>
            <ul className="list-disc pl-5">
              {warnings.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      {items.length > 0 ? (
        <>
          <OfferedLines items={items} />
          {cart.coupon && <p className="mt-4 text-text-2">{copy.coupon(cart.coupon.code)}</p>}
          <Button
            kind="buy"
            size="l"
            className="mt-8"
            busy={busy}
            onClick={() => void join(items, cart.coupon?.code)}
          >
            {copy.button}
          </Button>
        </>
      ) : (
        browse
      )}
      <div aria-live="polite" className="mt-5 empty:hidden">
        {error && <Alert tone="error">{error}</Alert>}
      </div>
    </div>
  );
}

/** Warnings about the link's unavailable items, changed items and coupon. */
function warningsOf(
  { unreadable, couponCode }: CartLink,
  { unknown, problems, coupon }: LinkedCart,
): string[] {
  const missing = [...unreadable, ...unknown];
  return [
    ...problems.map(({ message }) => message),
    ...(missing.length > 0 ? [copy.unknown(missing.join(', '))] : []),
    ...(couponCode && !coupon ? [copy.noCoupon(couponCode)] : []),
  ];
}
