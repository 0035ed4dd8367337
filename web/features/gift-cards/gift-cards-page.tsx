import { formatRupees } from '@jyotiratna/contract';
import { giftCards as t } from '#messages/gift-cards/gift-cards.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { GiftCardBalance } from './gift-card-balance.tsx';

/** An explanation of gift cards, the purchase if the shop sells them, and the balance of a card. */
export function GiftCardsPage() {
  const sold = useShopConfig()?.giftCards ?? null;
  const steps = [
    ...(sold ? [t.amounts(formatRupees(sold.least), formatRupees(sold.most))] : []),
    ...[t.sent, t.pays, t.account],
    ...(sold ? [t.valid(sold.months)] : []),
    ...[t.refund, t.tax],
  ];
  return (
    <div className="page grid gap-x-16 gap-y-10 pt-6 pb-16 md:grid-cols-[1fr_24rem] md:pt-11 md:pb-28">
      <section aria-labelledby="gift-cards-how">
        {sold ? (
          <LinkButton to="/buy-gift-card">{t.select}</LinkButton>
        ) : (
          <Alert tone="info">{t.notSold}</Alert>
        )}
        <h2 id="gift-cards-how" className="mt-10 text-heading-s">
          {t.how}
        </h2>
        <ul className="mt-3 grid max-w-[60ch] list-disc gap-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="gift-cards-balance"
        className="facet-card border border-line bg-surface p-5 md:p-8"
      >
        <h2 id="gift-cards-balance" className="text-heading-s">
          {t.balance}
        </h2>
        <GiftCardBalance />
      </section>
    </div>
  );
}
