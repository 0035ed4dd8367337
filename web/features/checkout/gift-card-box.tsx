import { lazy, Suspense, useState } from 'react';
import { payByGiftCard as t } from '#messages/gift-cards/gift-cards.ts';
import { Button } from '../../ui/button.tsx';
import type { CreditChoice } from './use-store-credit.ts';

const GiftCardField = lazy(() => import('./gift-card-field.tsx'));

/** A button that opens the field for a gift card, which is lazily loaded. */
export function GiftCardBox(props: { guest: boolean; credit: CreditChoice }) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button kind="second" size="s" className="my-2" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
    );
  return (
    <Suspense fallback={<p role="status">{t.loading}</p>}>
      <GiftCardField {...props} />
    </Suspense>
  );
}
