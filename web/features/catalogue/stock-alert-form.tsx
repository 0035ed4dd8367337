import { requestAlertRoute } from '@jyotiratna/contract/stock-alerts';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { stockAlert as copy } from '#messages/stock-alerts/stock-alert.ts';
import { api } from '../../api.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ErrorAlert } from '../accounts/error-alert.tsx';
import { useSubmit } from '../accounts/use-submit.ts';
import type { SoldProduct } from './selected-variant.ts';

/**
 * The form for a sold-out product: a back-in-stock alert, or, for a unique stone, a link to similar
 * ones.
 */
export default function StockAlertForm({ product }: { product: SoldProduct }) {
  const { user } = useSession();
  if (product.weightMg === null)
    return <Form key={user?.id} product={product} email={user?.email ?? ''} />;
  return (
    <div className="facet-toast grid gap-3 bg-kesar-100 p-4">
      <p className="font-medium">{copy.similar}</p>
      <LinkButton
        to={`/remedies${product.stone ? `?stone=${product.stone}` : ''}`}
        kind="second"
        size="s"
      >
        {copy.seeSimilar}
      </LinkButton>
    </div>
  );
}

function Form({
  product: { _id: productId, variant },
  email: accountEmail,
}: {
  product: SoldProduct;
  email: string;
}) {
  const [requested, setRequested] = useState<boolean | null>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  // The clicked button was removed, so the confirmation gets the focus.
  useEffect(() => {
    if (requested !== null) confirmation.current?.focus();
  }, [requested]);
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ email = '' }) =>
      api(requestAlertRoute, { body: { productId, ...(variant && { variant }), email } }),
    done: ({ asked: requested }) => setRequested(requested),
    fallback: copy.failed,
  });
  return (
    <section aria-labelledby="stock-alert" className="facet-toast grid gap-3 bg-marble-100 p-4">
      <h2 id="stock-alert" className="text-heading-s">
        {copy.title}
      </h2>
      <form {...form} className="grid gap-3" hidden={requested !== null}>
        <ErrorAlert rejection={rejection} ref={alert} />
        <TextField
          {...field('email')}
          label={copy.email}
          hint={copy.text}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={accountEmail}
        />
        <Button type="submit" kind="second" busy={busy} wide>
          {copy.button}
        </Button>
      </form>
      <div role="status" ref={confirmation} tabIndex={-1} className="outline-none">
        {requested !== null && (
          <p className="flex items-start gap-3 rounded-md bg-harit-100 px-4 py-3 text-harit-700">
            <Check aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 shrink-0" />
            {requested ? copy.asked : copy.done}
          </p>
        )}
      </div>
    </section>
  );
}
