import type { PageFacts } from '@jyotiratna/contract';
import { healers } from '#messages/healers.ts';
import { HealersPage } from '../features/healers/healers-page.tsx';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/spiritual-healers.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  query: ['search', 'specialization', 'planet', 'language', 'availability', 'min', 'max', 'book', 'mode'],
} satisfies PageFacts;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: healers.pageTitle,
    description: healers.description,
    path: '/spiritual-healers',
  });

export default function SpiritualHealers() {
  return <HealersPage />;
}
