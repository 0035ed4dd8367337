import { nameIn, type SavedCart } from '@jyotiratna/contract';
import { readSavedCartRoute } from '@jyotiratna/contract/cart-reminders';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { savedCart } from '#messages/cart-reminders/cart-reminder.ts';
import { checkout } from '#messages/checkout/checkout.ts';
import { language } from '#messages/language.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rowOfItem } from '../cart-row.ts';
import { formatAmount } from '../format-amount.ts';
import { LineImage } from '../line-image.tsx';
import { lineKey } from '../line-key.ts';
import { LineParts } from '../line-parts.tsx';
import { useRestoreCart } from './use-restore-cart.ts';

/**
 * The target page of an abandoned-cart email. It requires one click: a visit changes nothing.
 */
export function StoredCartPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['kept-cart', token],
    queryFn: () => shop(readSavedCartRoute, { body: { token } }),
    // The link's result does not change on a refetch.
    retry: (count, cause) => !isFinished(cause) && count < 2,
  });
  return (
    <div className="page min-h-svh pt-6 pb-16 md:pt-9 md:pb-24">
      {data ? (
        <Found token={token} kept={data} />
      ) : error ? (
        <Failed ended={isFinished(error)} retry={refetch} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

const isFinished = (error: unknown) => isCallError(error) && error.status === 400;

const browse = <LinkButton to="/remedies">{savedCart.browse}</LinkButton>;

function Failed({ ended: finished, retry }: { ended: boolean; retry: () => unknown }) {
  if (finished) {
    return (
      <EmptyState level={1} title={savedCart.ended} action={browse}>
        {savedCart.finishedHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      tone="error"
      title={savedCart.failed}
      action={<Button onClick={() => void retry()}>{controls.retry}</Button>}
    >
      {savedCart.failedHint}
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status" className="mx-auto grid max-w-2xl gap-6">
      <span className="sr-only">{savedCart.loading}</span>
      <Skeleton className="h-12 w-72" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

function Found({ token, kept: stored }: { token: string; kept: SavedCart }) {
  const { restore, busy, error } = useRestoreCart(token);
  const rows = stored.items.map(rowOfItem);
  const changes = changesOf(stored);
  if (rows.length === 0) {
    return (
      <EmptyState level={1} title={savedCart.nothing} action={browse}>
        {savedCart.nothingHint}
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="mb-3 text-display-l">{savedCart.title}</h1>
      <p className="mb-6 text-text-2">{savedCart.prices}</p>
      {changes.length > 0 && (
        <div className="mb-6">
          <Alert tone="info" title={savedCart.changed}>
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
            <LineImage {...row} sizes="72px" className="facet-button w-18 shrink-0" />
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
        {savedCart.button}
      </Button>
      <div aria-live="polite" className="mt-5 empty:hidden">
        {error && <Alert tone="error">{error}</Alert>}
      </div>
    </div>
  );
}

/** The changes since the cart was abandoned, as messages. */
function changesOf({ short, gone: removed, energiseAgain }: SavedCart): string[] {
  const name = (one: SavedCart['gone'][number]) => nameIn(one, language.code);
  return [
    ...removed.map((one) => savedCart.gone(name(one))),
    ...short.map((one) => savedCart.short(name(one), one.left)),
    ...energiseAgain.map((one) => savedCart.energise(name(one))),
  ];
}
