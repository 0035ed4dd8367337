import { type KeptCart, nameIn } from '@jyotiratna/contract';
import { readKeptCart } from '@jyotiratna/contract/cart-reminders';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { checkout } from '#messages/checkout/checkout.ts';
import { language } from '#messages/language.ts';
import { controls } from '#messages/platform/controls.ts';
import { keptCart } from '#messages/wishes/cart-reminder.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rowOfItem } from '../cart-row.ts';
import { formatAmount } from '../format-amount.ts';
import { lineKey } from '../line-key.ts';
import { LineParts } from '../line-parts.tsx';
import { LinePicture } from '../line-picture.tsx';
import { useRestoreCart } from './use-restore-cart.ts';

/** Where the mail about a cart that was left leads. It requests one press: a visit changes nothing. */
export function KeptCartPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['kept-cart', token],
    queryFn: () => shop(readKeptCart, { body: { token } }),
    // What the link means does not change by asking again.
    retry: (count, cause) => !isEnded(cause) && count < 2,
  });
  return (
    <div className="page min-h-svh pt-6 pb-16 md:pt-9 md:pb-24">
      {data ? (
        <Found token={token} kept={data} />
      ) : error ? (
        <Failed ended={isEnded(error)} retry={refetch} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

const isEnded = (error: unknown) => isCallError(error) && error.status === 400;

const browse = <LinkButton to="/remedies">{keptCart.browse}</LinkButton>;

function Failed({ ended, retry }: { ended: boolean; retry: () => unknown }) {
  if (ended) {
    return (
      <EmptyState level={1} title={keptCart.ended} action={browse}>
        {keptCart.endedHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      tone="error"
      title={keptCart.failed}
      action={<Button onClick={() => void retry()}>{controls.retry}</Button>}
    >
      {keptCart.failedHint}
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status" className="mx-auto grid max-w-2xl gap-6">
      <span className="sr-only">{keptCart.loading}</span>
      <Skeleton className="h-12 w-72" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

function Found({ token, kept: stored }: { token: string; kept: KeptCart }) {
  const { restore, busy, error } = useRestoreCart(token);
  const rows = stored.items.map(rowOfItem);
  const changes = changesOf(stored);
  if (rows.length === 0) {
    return (
      <EmptyState level={1} title={keptCart.nothing} action={browse}>
        {keptCart.nothingHint}
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-3 text-display-l">{keptCart.title}</h1>
      <p className="mb-6 text-text-2">{keptCart.prices}</p>
      {changes.length > 0 && (
        <div className="mb-6">
          <Alert tone="info" title={keptCart.changed}>
            <ul className="list-disc pl-5">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <ul className="border-b border-line">
        {rows.map((row) => (
          <li key={lineKey(row)} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-5">
            <LinePicture {...row} sizes="72px" className="facet-button w-18 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="leading-snug font-medium">{row.name}</p>
              <p className="text-small text-text-2">{checkout.pieces(row.quantity)}</p>
            </div>
            <p className="figures font-semibold">
              {formatAmount((Math.round(row.unitPrice * 100) * row.quantity) / 100)}
            </p>
            {row.parts && (
              <div className="w-full">
                <LineParts parts={row.parts} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <Button kind="buy" size="l" className="mt-8" busy={busy} onClick={() => void restore()}>
        {keptCart.button}
      </Button>
      <div aria-live="polite" className="mt-5 empty:hidden">
        {error && <Alert tone="error">{error}</Alert>}
      </div>
    </div>
  );
}

/** What is not as it was when the cart was left, in words. */
function changesOf({ short, gone, energiseAgain }: KeptCart): string[] {
  const name = (one: KeptCart['gone'][number]) => nameIn(one, language.code);
  return [
    ...gone.map((one) => keptCart.gone(name(one))),
    ...short.map((one) => keptCart.short(name(one), one.left)),
    ...energiseAgain.map((one) => keptCart.energise(name(one))),
  ];
}
