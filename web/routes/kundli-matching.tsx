import type { PageMeta } from '@jyotiratna/contract';
import { matching } from '#messages/kundli/matching.ts';
import { MatchingPage } from '../features/kundli/matching/matching-page.tsx';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/kundli-matching.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: matching.metaTitle,
    description: matching.metaDescription,
    path: '/kundli-matching',
  });

export default function KundliMatching() {
  return <MatchingPage />;
}
