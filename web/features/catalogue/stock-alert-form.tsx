import { askForAlert } from '@jyotiratna/contract/stock-alerts';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { stockAlert as words } from '#messages/wishes/stock-alert.ts';
import { useSession } from '../../session/use-session.ts';
import { shop } from '../../shop.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { RefusalAlert } from '../accounts/refusal-alert.tsx';
import { useSubmit } from '../accounts/use-submit.ts';
import type { SoldProduct } from './chosen-variant.ts';

/** What can be done where nothing is left: be told once it is back, or, of a stone that was one of a kind, see others. */
export default function StockAlertForm({ product }: { product: SoldProduct }) {
  const { user } = useSession();
  if (product.weightMg === null) return <Form key={user?.id} product={product} email={user?.email ?? ''} />;
  return (
    <div className="facet-toast grid gap-3 bg-kesar-100 p-4">
      <p className="font-medium">{words.similar}</p>
      <LinkButton to={`/remedies${product.stone ? `?stone=${product.stone}` : ''}`} kind="second" size="s">
        {words.seeSimilar}
      </LinkButton>
    </div>
  );
}

function Form({ product: { _id: productId, variant }, email: known }: { product: SoldProduct; email: string }) {
  const [requested, setAsked] = useState<boolean | null>(null);
  const response = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (requested !== null) response.current?.focus();
  }, [requested]);
  const { busy, refusal, alert, field, form } = useSubmit({
    send: ({ email = '' }) => shop(askForAlert, { body: { productId, ...(variant && { variant }), email } }),
    done: ({ asked: requested }) => setAsked(requested),
    fallback: words.failed,
  });
  return (
    <section aria-labelledby="stock-alert" className="facet-toast grid gap-3 bg-marble-100 p-4">
      <h2 id="stock-alert" className="text-heading-s">
        {words.title}
      </h2>
      <form {...form} className="grid gap-3" hidden={requested !== null}>
        <RefusalAlert refusal={refusal} ref={alert} />
        <TextField
          {...field('email')}
          label={words.email}
          hint={words.text}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={known}
        />
        <Button type="submit" kind="second" busy={busy} wide>
          {words.button}
        </Button>
      </form>
      <div role="status" ref={response} tabIndex={-1} className="outline-none">
        {requested !== null && (
          <p className="flex items-start gap-3 rounded-md bg-harit-100 px-4 py-3 text-harit-700">
            <Check aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 shrink-0" />
            {requested ? words.asked : words.done}
          </p>
        )}
      </div>
    </section>
  );
}
