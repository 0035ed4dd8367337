import { type PageMeta, productIn, reviewSortOptions } from '@jyotiratna/contract';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { listCompanionsRoute } from '@jyotiratna/contract/companions';
import { listDesignsRoute } from '@jyotiratna/contract/designs';
import { listInstalmentPlansRoute } from '@jyotiratna/contract/payments';
import { listReviewsRoute } from '@jyotiratna/contract/reviews';
import { data, isRouteErrorResponse } from 'react-router';
import { product as copy } from '#messages/catalogue/product.ts';
import { language } from '#messages/language.ts';
import { apiContext } from '../context.ts';
import { useMergeLocalCart } from '../features/cart/use-merge-local-cart.ts';
import { cardOf } from '../features/catalogue/card.ts';
import { Companions } from '../features/catalogue/companions.tsx';
import { cheapestPlans } from '../features/catalogue/instalments/cheapest-plans.ts';
import { productJsonLd } from '../features/catalogue/product-json-ld.ts';
import { ProductReviewList } from '../features/catalogue/product-reviews.tsx';
import { RecentlySeen } from '../features/catalogue/recently-seen.tsx';
import { RemedyPage } from '../features/catalogue/remedy-page.tsx';
import { isCallError } from '../is-call-error.ts';
import { absoluteUrl, configOf, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { firstLinesOf } from '../seo/first-lines-of.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/remedy.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'remedies',
  share: 'remedy',
  offline: true,
  query: ['variant', 'reviews', 'reviewsPage'],
  defaults: { reviews: 'newest', reviewsPage: '1' },
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: copy.notFound.title }, { name: 'robots', content: 'noindex' }];
  const product = productIn(loaderData.product, language.code);
  const path = `/remedies/${product.slug}`;
  const absolute = absoluteUrl(matches);
  return [
    ...pageMeta(matches, {
      title: `${product.name} | Jyotiratna`,
      description: firstLinesOf(product.description),
      path,
      type: 'product',
    }),
    {
      'script:ld+json': productJsonLd(product, absolute, {
        ...configOf(matches),
        reviews: loaderData.reviews,
      }),
    },
    {
      'script:ld+json': breadcrumbJsonLd(
        absolute,
        [copy.remedies, '/remedies'],
        [product.name, path],
      ),
    },
  ];
};

/**
 * Loads a remedy by slug, else by id.
 * @throws a 404 response for an unknown product, also for an invalid key
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  try {
    const api = context.get(apiContext);
    const { searchParams } = new URL(request.url);
    const sort = reviewSortOptions.find((one) => one === searchParams.get('reviews')) ?? 'newest';
    const page = /^[1-9]\d{0,3}$/.exec(searchParams.get('reviewsPage') ?? '')?.[0];
    const key = { params: { key: params.slug } };
    const [{ product }, reviews, { products }, { plans }] = await Promise.all([
      api(getProductRoute, key),
      api(listReviewsRoute, { ...key, query: { sort, ...(page && { page }) } }),
      api(listCompanionsRoute, key),
      api(listInstalmentPlansRoute),
    ]);
    const companions = products.map((one) => cardOf(productIn(one, language.code), 'compact'));
    // Prices depend on the day's metal rates, so the page has only the images of the settings.
    const { designs } = product.weightMg === null ? { designs: [] } : await api(listDesignsRoute);
    const settings = designs.map(({ id, name, nameHi, picture, metalPictures }) => ({
      ...{ id, name, nameHi, picture, metalPictures },
    }));
    return { product, reviews, sort, companions, plans: cheapestPlans(product, plans), settings };
  } catch (error) {
    if (isCallError(error) && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 });
    throw error;
  }
}

export default function Remedy({ loaderData }: Route.ComponentProps) {
  const { product, reviews, sort, companions, plans, settings } = loaderData;
  useMergeLocalCart();
  const path = `/remedies/${product.slug}`;
  return (
    <>
      {/* Another stone needs its own selection of a setting. */}
      <RemedyPage
        key={`remedy ${product._id}`}
        product={product}
        path={path}
        plans={plans}
        designs={settings}
      >
        <ProductReviewList reviews={reviews} sort={sort} path={path} />
      </RemedyPage>
      <Companions
        cards={companions}
        similar={(product.stone ?? null) !== null}
        slug={product.slug}
      />
      <RecentlySeen key={product._id} product={product} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <EmptyState
      level={1}
      tone="error"
      title={copy.notFound.heading}
      action={
        <LinkButton to="/remedies" kind="second">
          {copy.notFound.all}
        </LinkButton>
      }
    >
      {copy.notFound.text}
    </EmptyState>
  );
}
