import type { PageMeta } from '@jyotiratna/contract';
import { giftCards as t } from '#messages/gift-cards/gift-cards.ts';
import { GiftCardsPage } from '../features/gift-cards/gift-cards-page.tsx';
import { pageMeta } from '../meta.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/gift-cards.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: t.pageTitle, description: t.description, path: '/gift-cards' }),
];

/** Information about gift cards, and the balance of one. */
export default function GiftCards() {
  return (
    <>
      <PageHead title={t.title}>
        <p>{t.lead}</p>
      </PageHead>
      <GiftCardsPage />
    </>
  );
}
