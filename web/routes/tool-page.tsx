import type { PageMeta } from '@jyotiratna/contract';
import { apiContext } from '../context.ts';
import { ProductGrid } from '../features/catalogue/product-grid.tsx';
import { landingMeta, missingMeta } from '../features/landing/landing-meta.ts';
import { WordsPage } from '../features/landing/landing-page.tsx';
import { NakshatraFinder } from '../features/landing/tools/nakshatra-finder.tsx';
import { RattiTable } from '../features/landing/tools/ratti-table.tsx';
import { readTool } from '../features/landing/tools/read-tool.ts';
import { RudrakshaTable } from '../features/landing/tools/rudraksha-table.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import type { Route } from './+types/tool-page.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'pages',
  share: 'page',
  offline: true,
  query: ['city', 'date'],
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? landingMeta(matches, 'tools', loaderData) : missingMeta;

/** Loads a tool's page. @throws a 404 response for an unknown tool */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  readTool(context.get(apiContext), params.tool, new URL(request.url).searchParams);

export default function ToolPage({
  loaderData: { name, page, groups, rattiMg, day },
}: Route.ComponentProps) {
  return (
    <WordsPage page={page}>
      {rattiMg !== undefined && <RattiTable rattiMg={rattiMg} />}
      {day && <NakshatraFinder day={day} />}
      {name === 'rudraksha' && <RudrakshaTable />}
      {groups.map(({ title, cards }) => (
        <section key={title} aria-labelledby="remedies">
          <h2 id="remedies" className="mb-6 text-heading-m">
            {title}
          </h2>
          <ProductGrid cards={cards} level={3} />
        </section>
      ))}
    </WordsPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
