import { type PageMeta, sourceLocale } from '@jyotiratna/contract';
import { horoscopeDayRoute } from '@jyotiratna/contract/horoscope';
import { horoscope } from '#messages/kundli/horoscope.ts';
import { language } from '#messages/language.ts';
import { apiContext } from '../context.ts';
import { HoroscopePage } from '../features/kundli/horoscope/horoscope-page.tsx';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/horoscope.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: horoscope.metaTitle,
    description: horoscope.metaDescription,
    path: '/horoscope',
  });

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return {
    day: await api(horoscopeDayRoute, {
      query: { language: language.code === sourceLocale ? undefined : language.code },
    }),
  };
}

export default function Horoscope({ loaderData: { day } }: Route.ComponentProps) {
  return <HoroscopePage day={day} />;
}
