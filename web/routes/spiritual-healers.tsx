import { HealersPage } from '../features/healers/healers-page.tsx';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/spiritual-healers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Spiritual Healers by chat, phone or video | Jyotiratna',
    description:
      'Find an astrologer or counsellor by specialization, planet and language. The first 3 minutes of chat are free.',
    path: '/spiritual-healers',
  });

export default function SpiritualHealers() {
  return <HealersPage />;
}
