import type { PageMeta } from '@jyotiratna/contract';
import { buyGiftCard as t } from '#messages/gift-cards/gift-cards.ts';
import { BuyGiftCard } from '../features/gift-cards/buy-gift-card.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/buy-gift-card.ts';

export const handle = { audience: 'person', policy: 'payment', popups: true } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: t.pageTitle }];

/** The purchase of a gift card, for the buyer or for another person. */
export default function BuyGiftCardRoute() {
  return (
    <>
      <PageHead title={t.title} low>
        <p>{t.lead}</p>
      </PageHead>
      <div className="page pt-6 pb-16 md:pt-11 md:pb-28">
        <BuyGiftCard />
      </div>
    </>
  );
}
