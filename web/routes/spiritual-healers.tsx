import type { PageMeta } from '@jyotiratna/contract';
import { listHealersRoute } from '@jyotiratna/contract/healer-profiles';
import type { ShouldRevalidateFunction } from 'react-router';
import { healers } from '#messages/healers/healers.ts';
import { healerChoices } from '../content/filter-healers.ts';
import { localizedHealer } from '../content/healer.ts';
import { apiContext } from '../context.ts';
import { HealersPage } from '../features/healers/healers-page.tsx';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/spiritual-healers.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  query: [
    'search',
    'specialization',
    'planet',
    'language',
    'availability',
    'min',
    'max',
    'book',
    'mode',
  ],
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: healers.pageTitle,
    description: healers.description,
    path: '/spiritual-healers',
  });

/** Loads the active healers, in the language of these pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { healers } = await context.get(apiContext)(listHealersRoute);
  const listed = healers.map(localizedHealer);
  return { listed, choices: healerChoices(listed) };
}

/** Filters and dialogs change the URL's query without refetching data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function SpiritualHealers({ loaderData }: Route.ComponentProps) {
  return <HealersPage {...loaderData} />;
}
