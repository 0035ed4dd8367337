import { formatRupees, formatRupeesExact, type GiftCardPurchase } from '@jyotiratna/contract';
import { useState } from 'react';
import { giftCards as messages, buyGiftCard as t } from '#messages/gift-cards/gift-cards.ts';
import { useSession } from '../../session/use-session.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { ErrorAlert } from '../accounts/error-alert.tsx';
import { useSubmit } from '../accounts/use-submit.ts';
import { useOwnPolicy } from '../payments/use-own-policy.ts';
import { useBuyGiftCard } from './use-buy-gift-card.ts';

type Bought = { purchase: GiftCardPurchase; forSelf: boolean };

/** The purchase of a gift card: form, payment and confirmation. */
export function BuyGiftCard() {
  useOwnPolicy();
  const config = useShopConfig();
  const [bought, setBought] = useState<Bought | null>(null);
  if (bought) return <Thanks {...bought} onAnother={() => setBought(null)} />;
  if (!config?.giftCards) return <Alert tone="info">{messages.notSold}</Alert>;
  return <GiftCardForm sold={config.giftCards} onBought={setBought} />;
}

type FormProps = { sold: { least: number; most: number }; onBought: (bought: Bought) => void };

function GiftCardForm({ sold: { least: min, most: max }, onBought }: FormProps) {
  const { user } = useSession();
  const buy = useBuyGiftCard();
  const [forSelf, setForSelf] = useState(false);
  const { busy, rejection, alert, field, form } = useSubmit({
    send: buy,
    done: (purchase) => onBought({ purchase, forSelf }),
    fallback: t.failed,
  });
  return (
    <form {...form} aria-label={t.title} className="grid max-w-xl gap-5">
      <ErrorAlert ref={alert} rejection={rejection} />
      <TextField
        {...field('amount')}
        label={t.amount}
        hint={t.amountHint(formatRupees(min), formatRupees(max))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={String(Math.min(max, Math.max(min, 1000)))}
      />
      <TextField
        key={user?.id ?? 'guest'}
        {...field('email')}
        label={t.email}
        hint={t.emailHint}
        type="email"
        autoComplete="email"
        defaultValue={user?.email ?? ''}
      />
      <Checkbox
        checked={forSelf}
        onChange={({ currentTarget }) => setForSelf(currentTarget.checked)}
      >
        {t.forSelf}
      </Checkbox>
      {!forSelf && (
        <>
          <TextField
            {...field('recipientEmail')}
            label={t.recipientEmail}
            type="email"
            autoComplete="off"
            required
          />
          <TextField
            {...field('recipientName')}
            label={t.recipient}
            optional
            autoComplete="off"
            maxLength={80}
          />
          <TextField
            {...field('giverName')}
            label={t.giver}
            optional
            autoComplete="name"
            maxLength={80}
          />
          <TextAreaField
            {...field('message')}
            label={t.message}
            optional
            rows={3}
            maxLength={500}
          />
          <TextField
            {...field('sendOn')}
            label={t.sendOn}
            hint={t.sendOnHint}
            optional
            type="date"
          />
        </>
      )}
      <Button type="submit" kind="buy" size="l" busy={busy} busyLabel={t.paying}>
        {t.pay}
      </Button>
    </form>
  );
}

function Thanks({
  purchase: { amount, status },
  forSelf,
  onAnother,
}: Bought & { onAnother: () => void }) {
  const value = formatRupeesExact(amount);
  return (
    <div role="status" className="grid max-w-xl gap-3">
      <h2 className="text-heading-s">{t.done}</h2>
      <p>{status === 'created' ? t.pending : forSelf ? t.doneSelf(value) : t.doneOther(value)}</p>
      {status === 'paid' && <p>{t.receipt}</p>}
      <Button kind="second" className="justify-self-start" onClick={onAnother}>
        {t.another}
      </Button>
    </div>
  );
}
