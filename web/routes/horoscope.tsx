import { shopContext } from '../context.ts';
import { HoroscopePage } from '../features/horoscope/horoscope-page.tsx';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/horoscope.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Daily horoscope by Moon sign | Jyotiratna',
    description: 'Today for all twelve Moon signs, computed from the real sky, with the placements each text rests on.',
    path: '/horoscope',
  });

export async function loader({ context }: Route.LoaderArgs) {
  return { day: await context.get(shopContext).kundli.horoscopeDay() };
}

export default function Horoscope({ loaderData: { day } }: Route.ComponentProps) {
  return <HoroscopePage day={day} />;
}
