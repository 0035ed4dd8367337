import { grahaNames, type PageMeta, productIn } from '@jyotiratna/contract';
import { listProductsRoute } from '@jyotiratna/contract/catalogue';
import { data, Link, redirect, useNavigation } from 'react-router';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { landing } from '#messages/catalogue/landing.ts';
import { language } from '#messages/language.ts';
import { apiContext } from '../context.ts';
import { cardOf } from '../features/catalogue/card.ts';
import { CatalogueForm } from '../features/catalogue/catalogue-form.tsx';
import {
  catalogueCanonical,
  catalogueDescription,
  catalogueTitle,
} from '../features/catalogue/catalogue-meta.ts';
import {
  readCatalogueQuery,
  toProductQuery,
  writeCatalogueQuery,
} from '../features/catalogue/catalogue-query.ts';
import { ProductGrid } from '../features/catalogue/product-grid.tsx';
import { resultsId } from '../features/catalogue/stone-fields.tsx';
import { isCallError } from '../is-call-error.ts';
import { absoluteUrl, configOf, localPath, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { Route } from './+types/remedies.ts';

/** The names of the grahas are in both scripts. */
const script = language.script === 'devanagari' ? 'devanagari' : 'name';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  offline: true,
  query: [
    'search',
    'category',
    'sort',
    'planet',
    'country',
    'cursor',
    'stone',
    'origin',
    'treatment',
    'shape',
    'certified',
    'weightFrom',
    'weightTo',
    'priceFrom',
    'priceTo',
  ],
  defaults: { category: 'all', sort: 'newest' },
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData ? catalogueTitle(loaderData.query) : catalogue.title,
    description: loaderData ? catalogueDescription(loaderData.query) : catalogue.description,
    path:
      (loaderData && catalogueCanonical(loaderData.query, configOf(matches)?.withdrawnPages)) ??
      '/remedies',
    sharedWith: '/remedies',
  }),
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: loaderData?.cards.map(({ slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absoluteUrl(matches)(localPath(`/remedies/${slug}`)),
      })),
    },
  },
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [catalogue.remedies, '/remedies']) },
];

/**
 * Loads the catalogue. An invalid cursor is removed from the URL. If the list cannot be loaded the
 * error is only logged; the page then has no remedies, and an error status.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readCatalogueQuery(new URL(request.url).searchParams);
  try {
    const api = context.get(apiContext);
    const { products, ...rest } = await api(listProductsRoute, { query: toProductQuery(query) });
    const cards = products.map((product) => cardOf(productIn(product, language.code), 'compact'));
    return data({ query, cards, ...rest });
  } catch (error) {
    if (isCallError(error) && error.status === 400) {
      if (query.cursor) throw redirect(writeCatalogueQuery({ ...query, cursor: null }));
      return data({ query, cards: [], total: 0, nextCursor: null }, { status: 400 });
    }
    console.error('The product list could not be loaded', error);
    return data({ query, cards: [], total: 0, nextCursor: null }, { status: 503 });
  }
}

export default function Remedies({ loaderData }: Route.ComponentProps) {
  const { query, cards, total, nextCursor } = loaderData;
  const isSimilar = 'near' in loaderData && loaderData.near === true;
  const loading = useNavigation().location?.pathname === '/remedies';
  return (
    <>
      <PageHead title={catalogue.heading} low>
        <p>
          <span className="max-md:hidden">{catalogue.lead.before}</span>
          {catalogue.lead.chart}
          <Link to="/kundli" className="text-link">
            {catalogue.lead.link}
          </Link>{' '}
          <Link to="/stones" className="text-link">
            {landing.hub.link}
          </Link>
        </p>
      </PageHead>
      <div className="page pb-16 md:pb-28">
        <CatalogueForm
          query={query}
          counts={'counts' in loaderData ? loaderData.counts : undefined}
          countries={'countries' in loaderData ? loaderData.countries : undefined}
        />
        <p
          id={resultsId}
          tabIndex={-1}
          role="status"
          className="scroll-mt-20 py-2 text-small text-text-2 md:py-6"
        >
          {isSimilar && `${catalogue.near(query.search)} `}
          {query.planet
            ? catalogue.countFor(total, grahaNames[query.planet][script])
            : catalogue.count(total)}
        </p>
        <div
          aria-busy={loading}
          className={`transition-opacity duration-200 ${loading ? 'opacity-60' : ''}`}
        >
          {cards.length ? (
            <ProductGrid cards={cards} firstView={2} />
          ) : (
            <NoMatch search={query.search} />
          )}
        </div>
        <Pagination
          label={catalogue.more}
          first={query.cursor ? writeCatalogueQuery({ ...query, cursor: null }) : undefined}
          next={nextCursor ? writeCatalogueQuery({ ...query, cursor: nextCursor }) : undefined}
        />
      </div>
    </>
  );
}

function NoMatch({ search }: { search: string }) {
  return (
    <EmptyState
      title={catalogue.noMatch(search)}
      action={
        <LinkButton to="/remedies" kind="second">
          {catalogue.reset}
        </LinkButton>
      }
    >
      {catalogue.noMatchHint}
      <span className="mt-3 flex flex-wrap justify-center gap-x-5">
        {catalogue.suggestions.map((word) => (
          <Link
            key={word}
            to={`/remedies?search=${encodeURIComponent(word)}`}
            className="target inline-flex items-center text-link"
          >
            {word}
          </Link>
        ))}
      </span>
    </EmptyState>
  );
}
