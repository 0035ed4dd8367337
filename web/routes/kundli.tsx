import { KundliPage } from '../features/kundli/kundli-page.tsx';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/kundli.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Free Kundli: birth chart, nakshatra, yogas and dashas | Jyotiratna',
    description:
      'Your birth chart from the real sky: lagna, grahas, nakshatra, yogas, dasha periods and the stone that fits. Free, and no account needed.',
    path: '/kundli',
  });

export default function Kundli() {
  return <KundliPage />;
}
