import { grahaOfStone, type PageMeta } from '@jyotiratna/contract';
import { landing } from '#messages/catalogue/landing.ts';
import { apiContext } from '../context.ts';
import { linksOfGraha } from '../features/landing/landing-links.ts';
import { landingMeta, missingMeta } from '../features/landing/landing-meta.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import {
  groupOf,
  type Landing,
  readHours,
  readPage,
  readRemedies,
} from '../features/landing/read-landing.ts';
import { stockOf } from '../features/landing/stock-of.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/stone-landing.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'pages',
  share: 'page',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? landingMeta(matches, 'stones', loaderData) : missingMeta;

/**
 * Loads a stone's landing page: loose stones first, then remedies named after the stone. @throws a
 * 404 response for a stone without a page
 */
export async function loader({ context, params: { stone } }: Route.LoaderArgs): Promise<Landing> {
  const api = context.get(apiContext);
  const page = await readPage(api, `stones/${stone}`);
  const graha = grahaOfStone(stone);
  const [loose, named, hours] = await Promise.all([
    readRemedies(api, { stone: stone as 'ruby' }),
    readRemedies(api, { search: stone.replaceAll('-', ' ') }),
    graha && readHours(api, graha),
  ]);
  const listed = new Set(loose.map(({ _id }) => _id));
  const others = named.filter(({ _id, weightMg }) => !listed.has(_id) && weightMg === null);
  return {
    page,
    stock: stockOf(loose.length > 0 ? loose : others),
    groups: [
      ...groupOf(landing.stock.loose(page.title), loose),
      ...groupOf(landing.stock.set, others),
    ],
    all: `/remedies?stone=${stone}`,
    hours,
    links: graha ? linksOfGraha(graha, `/stones/${stone}`) : [],
  };
}

export default function StoneLanding({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
