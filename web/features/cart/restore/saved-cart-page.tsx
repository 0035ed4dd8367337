import { nameIn, type SavedCart } from '@jyotiratna/contract';
import { readSavedCartRoute } from '@jyotiratna/contract/cart-reminders';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { savedCart } from '#messages/cart-reminders/cart-reminder.ts';
import { language } from '#messages/language.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OfferedLines, OfferLoading } from './offered-lines.tsx';
import { useRestoreCart } from './use-restore-cart.ts';

/** The landing page of an abandoned-cart email. It requires one click: a visit changes nothing. */
export function SavedCartPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['kept-cart', token],
    queryFn: () => api(readSavedCartRoute, { body: { token } }),
    // The link's result does not change on a refetch.
    retry: (count, cause) => !isFinished(cause) && count < 2,
  });
  return (
    <div className="page min-h-svh pt-6 pb-16 md:pt-9 md:pb-24">
      {data ? (
        <Found token={token} kept={data} />
      ) : error ? (
        <Failed finished={isFinished(error)} retry={refetch} />
      ) : (
        <OfferLoading label={savedCart.loading} />
      )}
    </div>
  );
}

const isFinished = (error: unknown) => isCallError(error) && error.status === 400;

const browse = <LinkButton to="/remedies">{savedCart.browse}</LinkButton>;

function Failed({ finished, retry }: { finished: boolean; retry: () => unknown }) {
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

function Found({ token, kept: stored }: { token: string; kept: SavedCart }) {
  const { restore, busy, error } = useRestoreCart(token);
  const changes = changesOf(stored);
  if (stored.items.length === 0) {
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
      <OfferedLines items={stored.items} />
      <Button kind="buy" size="l" className="mt-8" busy={busy} onClick={() => void restore()}>
        {savedCart.button}
      </Button>
      <div aria-live="polite" className="mt-5 empty:hidden">
        {error && <Alert tone="error">{error}</Alert>}
      </div>
    </div>
  );
}

/** Messages about changes since the cart was abandoned. */
function changesOf({ short, gone: unavailable, energiseAgain }: SavedCart): string[] {
  const name = (one: SavedCart['gone'][number]) => nameIn(one, language.code);
  return [
    ...unavailable.map((one) => savedCart.gone(name(one))),
    ...short.map((one) => savedCart.short(name(one), one.left)),
    ...energiseAgain.map((one) => savedCart.energise(name(one))),
  ];
}
