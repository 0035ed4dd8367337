import { formatRupees, type PageFacts, productIn, reviewSorts } from '@jyotiratna/contract';
import { getProduct } from '@jyotiratna/contract/catalogue';
import { listReviews } from '@jyotiratna/contract/reviews';
import { lazy, Suspense, useState } from 'react';
import { data, isRouteErrorResponse, useSearchParams } from 'react-router';
import { catalogue } from '#messages/catalogue.ts';
import { language } from '#messages/language.ts';
import { product as words } from '#messages/product.ts';
import { shopContext } from '../context.ts';
import { GemHours } from '../features/almanac/gem-hours/gem-hours.tsx';
import { useMergeLocalCart } from '../features/cart/use-merge-local-cart.ts';
import { BuyRow } from '../features/catalogue/buy-row.tsx';
import { asSold, chosenVariant } from '../features/catalogue/chosen-variant.ts';
import { CouponNote } from '../features/catalogue/coupon-note.tsx';
import { Disclosure } from '../features/catalogue/disclosure.tsx';
import { Gallery } from '../features/catalogue/gallery.tsx';
import { GrahaLabel } from '../features/catalogue/graha-label.tsx';
import { AttributeList, BenefitList, LegalLines, WhyChoose } from '../features/catalogue/product-facts.tsx';
import { productJsonLd } from '../features/catalogue/product-json-ld.ts';
import { ProductReviews } from '../features/catalogue/product-reviews.tsx';
import type { Chosen } from '../features/catalogue/setting-choice.tsx';
import { percentOff } from '../features/catalogue/texts.ts';
import { VariantChoice } from '../features/catalogue/variant-choice.tsx';
import { ArrivalNote } from '../features/delivery/arrival-note.tsx';
import { isCallError } from '../is-call-error.ts';
import { absoluteUrl, configOf, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { useShopConfig } from '../shell/use-shop-config.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Price } from '../ui/price.tsx';
import type { Route } from './+types/remedy.ts';

/** For loose stones alone: no other product's page loads it. */
const SettingChoice = lazy(() => import('../features/catalogue/setting-choice.tsx'));

export const handle = {
  audience: 'everyone',
  sitemap: 'remedies',
  share: 'remedy',
  offline: true,
  query: ['variant', 'reviews', 'reviewsPage'],
} satisfies PageFacts;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: words.notFound.title }, { name: 'robots', content: 'noindex' }];
  const product = productIn(loaderData.product, language.code);
  const path = `/remedies/${product.slug}`;
  const absolute = absoluteUrl(matches);
  return [
    ...pageMeta(matches, {
      title: `${product.name} | Jyotiratna`,
      description: product.description.slice(0, 300),
      path,
      type: 'product',
    }),
    { 'script:ld+json': productJsonLd(product, absolute, { ...configOf(matches), reviews: loaderData.reviews }) },
    { 'script:ld+json': breadcrumbJsonLd(absolute, [words.remedies, '/remedies'], [product.name, path]) },
  ];
};

/** By slug, else by id. @throws a 404 when there is no such product, also for what cannot be the name of one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  try {
    const shop = context.get(shopContext);
    const { searchParams } = new URL(request.url);
    const sort = reviewSorts.find((one) => one === searchParams.get('reviews')) ?? 'newest';
    const page = /^[1-9]\d{0,3}$/.exec(searchParams.get('reviewsPage') ?? '')?.[0];
    const key = { params: { key: params.slug } };
    const [{ product }, reviews] = await Promise.all([
      shop(getProduct, key),
      shop(listReviews, { ...key, query: { sort, ...(page && { page }) } }),
    ]);
    return { product, reviews, sort };
  } catch (error) {
    if (isCallError(error) && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  }
}

export default function Remedy({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const variant = chosenVariant(loaderData.product, params.get('variant'));
  const sold = asSold(loaderData.product, variant);
  const product = productIn(sold, language.code);
  // The options stand in their own control: the heading names the product.
  const { name } = productIn(loaderData.product, language.code);
  useMergeLocalCart();
  const config = useShopConfig();
  const { category, description, originalPrice, discountedPrice, planets, quantity } = product;
  const off = percentOff(originalPrice, discountedPrice);
  const [graha] = planets;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const added = chosen && {
    ...sold,
    extras: chosen.extras,
    discountedPrice: discountedPrice + chosen.addedPaise / 100,
    originalPrice: originalPrice + chosen.addedPaise / 100,
  };
  return (
    <div className="page grid gap-y-5 pb-16 max-sm:px-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:gap-x-7 sm:pt-6 md:grid-cols-[607fr_529fr] md:gap-x-10 md:py-10 md:pb-28 lg:gap-x-16">
      {/* Another product is another gallery, from its first picture on. */}
      <Gallery key={`${product._id} ${sold.variant ?? ''}`} {...product} />
      <div className="flex flex-col gap-5 max-sm:px-4">
        <div>
          <div className="max-md:hidden">
            <Breadcrumb
              steps={[
                { label: words.remedies, to: '/remedies' },
                { label: catalogue.categories[category], to: `/remedies?category=${category}` },
              ]}
            />
          </div>
          <div className="mt-1.5 flex flex-wrap items-center gap-3">
            <Chip>{catalogue.categories[category]}</Chip>
            {graha && <GrahaLabel graha={graha} bothScripts />}
          </div>
          <h1 className="mt-3 text-heading-m">{name}</h1>
        </div>
        <div>
          <Price
            size="page"
            now={formatRupees(discountedPrice)}
            before={off > 0 ? formatRupees(originalPrice) : undefined}
            percentOff={off}
          />
          <p className="mt-1.5 text-small text-text-2">
            {config?.shippingMost ? words.taxesAndWay(formatRupees(config.shippingMost)) : words.taxes}
          </p>
        </div>
        {variant && loaderData.product.variants && (
          <VariantChoice variants={loaderData.product.variants} chosen={variant} path={`/remedies/${product.slug}`} />
        )}
        {config?.promo && quantity !== 0 && (
          <CouponNote key={`coupon ${product._id}`} promo={config.promo} price={discountedPrice} />
        )}
        {/* Before what is long, so that it is on the first screen. The cart keeps the product in both languages. */}
        <BuyRow key={`buy ${product._id} ${sold.variant ?? ''}`} product={added ?? sold} />
        {product.weightMg !== null && quantity !== 0 && (
          <section key={`setting ${product._id}`} className="border-y border-line py-4">
            <h2 className="mb-3 text-heading-s">{words.setting}</h2>
            <Suspense fallback={<div className="min-h-40" />}>
              <SettingChoice stonePaise={Math.round(discountedPrice * 100)} onChange={setChosen} />
            </Suspense>
          </section>
        )}
        {quantity !== 0 && <ArrivalNote />}
        <p className="whitespace-pre-line text-ink-700">{description}</p>
        <Disclosure product={product} />
        <AttributeList attributes={product.attributes} />
        <BenefitList benefits={product.benefits} />
        {graha && <GemHours key={`hours ${product._id}`} graha={graha} />}
        <WhyChoose />
        <LegalLines {...product} company={config?.company} />
        <ProductReviews reviews={loaderData.reviews} sort={loaderData.sort} path={`/remedies/${product.slug}`} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <EmptyState
      level={1}
      tone="error"
      title={words.notFound.heading}
      action={
        <LinkButton to="/remedies" kind="second">
          {words.notFound.all}
        </LinkButton>
      }
    >
      {words.notFound.text}
    </EmptyState>
  );
}
