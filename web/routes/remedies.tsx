import { grahaNames } from '@jyotiratna/contract';
import { data, Link, useNavigation } from 'react-router';
import { shopContext } from '../context.ts';
import { CatalogueForm } from '../features/catalogue/catalogue-form.tsx';
import { readCatalogueQuery, toProductQuery, writeCatalogueQuery } from '../features/catalogue/catalogue-query.ts';
import { ProductGrid } from '../features/catalogue/product-grid.tsx';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Pagination } from '../ui/pagination.tsx';
import type { Route } from './+types/remedies.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: 'Semi-Precious Stones and Bracelets | Jyotiratna',
    description: 'Gemstones, rings and bracelets, each with the graha that Jyotish gives it. Free delivery in India.',
    path: '/remedies',
  }),
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: loaderData?.products.map(({ slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absoluteUrl(matches)(`/remedies/${slug}`),
      })),
    },
  },
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), ['Remedies', '/remedies']) },
];

/** A list that cannot be loaded is only logged; the page then shows no remedies, and says so to machines by its status. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readCatalogueQuery(new URL(request.url).searchParams);
  try {
    return data({ query, ...(await context.get(shopContext).catalogue.list(toProductQuery(query))) });
  } catch (error) {
    console.error('The product list could not be loaded', error);
    return data({ query, products: [], total: 0, nextCursor: null }, { status: 503 });
  }
}

export default function Remedies({ loaderData: { query, products, total, nextCursor } }: Route.ComponentProps) {
  const loading = useNavigation().location?.pathname === '/remedies';
  const shown = total === 1 ? '1 remedy' : `${total} remedies`;
  return (
    <>
      <PageHead title="Semi-Precious Stones and Bracelets">
        <p>
          Stones, rings and bracelets, each with the graha that Jyotish gives it. To see which graha matters in your
          chart,{' '}
          <Link to="/kundli" className="text-link">
            make a free kundli
          </Link>
        </p>
      </PageHead>
      <div className="page pb-16 md:pb-28">
        <CatalogueForm query={query} />
        <p role="status" className="py-6 text-small text-text-2">
          {shown}
          {query.planet && ` for ${grahaNames[query.planet].name}`}
        </p>
        <div aria-busy={loading} className={`transition-opacity duration-200 ${loading ? 'opacity-60' : ''}`}>
          {products.length ? (
            <ProductGrid products={products} text="compact" firstView={2} />
          ) : (
            <NoMatch search={query.search} />
          )}
        </div>
        <Pagination
          label="More remedies"
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
      title={search ? `No remedies match ‘${search}’` : 'No remedies found'}
      action={
        <LinkButton to="/remedies" kind="second">
          Reset
        </LinkButton>
      }
    >
      Try another word, such as the name of a stone or its colour.
    </EmptyState>
  );
}
