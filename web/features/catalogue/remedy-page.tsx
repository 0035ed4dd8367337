import {
  defaultReturns,
  formatRupees,
  grahaPage,
  type InstalmentPlan,
  type Product,
  percentOff,
  productIn,
  returnRuleOf,
} from '@jyotiratna/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { product as copy } from '#messages/catalogue/product.ts';
import { language } from '#messages/language.ts';
import { unnamedCompany } from '../../content/company.ts';
import { useIsPublished } from '../../shell/use-is-published.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Price } from '../../ui/price.tsx';
import { GemHourList } from '../almanac/gem-hours/gem-hours.tsx';
import { ArrivalNote } from '../delivery/arrival-note.tsx';
import { useWishlist } from '../wishlist/use-wishlist.ts';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import { BuyRow } from './buy-row.tsx';
import { CouponNote } from './coupon-note.tsx';
import { DesignList, type ListedDesign } from './design-list.tsx';
import { Disclosure } from './disclosure.tsx';
import { Gallery } from './gallery.tsx';
import { GrahaLabel } from './graha-label.tsx';
import { InstalmentNote } from './instalments/instalment-note.tsx';
import { AttributeList, BenefitList, LegalLines, PurchasePromises } from './product-details.tsx';
import { ProductVideo } from './product-video.tsx';
import { asSold, findSelectedVariant } from './selected-variant.ts';
import type { Choosing } from './setting-selection.ts';
import { StoneDetails } from './stone-line.tsx';
import { TurnFigure, TurnImage } from './turn-figure.tsx';
import { VariantChoice } from './variant-choice.tsx';

/** Lazily loaded, only for bundles. */
const BundleParts = lazy(() => import('./bundle-parts.tsx'));
const SettingChoice = lazy(() => import('./setting-choice.tsx'));

/** Lazily loaded, only for products with images of a full turn (360°). */
const Turntable = lazy(() => import('./turntable.tsx'));

type Props = {
  product: Product;
  /** The page's path, for its links to variants. */
  path: string;
  /** Instalment plans offered by the payment provider. */
  plans?: readonly InstalmentPlan[];
  /** The settings for a loose stone, listed until scripts have loaded. */
  designs?: readonly ListedDesign[];
  /** Content below the product. */
  children?: ReactNode;
};

/** A remedy's page: public in the shop, and a preview for administrators before publication. */
export function RemedyPage({ product: listing, path, plans = [], designs = [], children }: Props) {
  const [params] = useSearchParams();
  const variant = findSelectedVariant(listing, params.get('variant'));
  const sold = asSold(listing, variant);
  const product = productIn(sold, language.code);
  // The heading has the product's name only, because the options have their own control.
  const { name } = productIn(listing, language.code);
  const config = useShopConfig();
  const { wished } = useWishlist();
  const isPublished = useIsPublished();
  const { category, description, originalPrice, discountedPrice, planets, quantity } = product;
  const terms = config?.returns ?? defaultReturns;
  const [graha] = planets;
  const [choosing, setChoosing] = useState<Choosing>();
  const [checks, setChecks] = useState(0);
  const extras = choosing?.extras;
  const personalization = extras?.energisation ? 'energised' : choosing ? 'set' : undefined;
  const { workDays = 0, day } = choosing?.leadTime ?? {};
  const isPersonalized = workDays > 0 || day !== undefined;
  // A bundle is returned only as a whole; one that contains a loose stone has the stone's policy.
  const weightMg =
    product.weightMg ?? listing.bundle?.parts.find((item) => item.weightMg !== null)?.weightMg;
  const rule = returnRuleOf({ weightMg, returnable: variant?.returnable, personalization }, terms);
  // The displayed price includes the surcharge of the selection so far.
  const added = choosing ? choosing.addedPaise / 100 : 0;
  const [now, before] = [discountedPrice + added, originalPrice + added];
  const ordered = extras ? { ...sold, extras, discountedPrice: now, originalPrice: before } : sold;
  const off = percentOff(before, now);
  const total = choosing?.isLowest ? catalogue.from(formatRupees(now)) : formatRupees(now);
  return (
    <div className="page grid gap-y-5 pb-16 max-sm:px-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:gap-x-7 sm:pt-6 md:grid-cols-[607fr_529fr] md:gap-x-10 md:py-10 md:pb-28 lg:gap-x-16">
      {/* The key resets the gallery to its first image for another product. */}
      <div>
        <Gallery key={`${product._id} ${sold.variant ?? ''}`} {...product} />
        {product.frames && (
          <Suspense
            fallback={
              <TurnFigure caption={copy.turnOf(name)}>
                <TurnImage name={name} address={product.frames[0]} />
              </TurnFigure>
            }
          >
            <Turntable key={product.frames[0]} name={name} frames={product.frames} />
          </Suspense>
        )}
        {product.film && (
          <ProductVideo key={product.film} address={product.film} poster={product.images[0]} />
        )}
      </div>
      <div className="flex flex-col gap-5 max-sm:px-4">
        <div>
          <div className="max-md:hidden">
            <Breadcrumb
              steps={[
                { label: copy.remedies, to: '/remedies' },
                { label: catalogue.categories[category], to: `/remedies?category=${category}` },
              ]}
            />
          </div>
          <div className="mt-1.5 flex flex-wrap items-center gap-3">
            <Chip>{catalogue.categories[category]}</Chip>
            {graha && isPublished(`/graha/${grahaPage(graha)}`) ? (
              <Link
                to={`/graha/${grahaPage(graha)}`}
                className="target flex items-center hover:underline"
              >
                <GrahaLabel graha={graha} bothScripts />
              </Link>
            ) : (
              graha && <GrahaLabel graha={graha} bothScripts />
            )}
          </div>
          <div className="mt-3 flex items-start justify-between gap-3">
            <h1 className="text-heading-m">{name}</h1>
            <WishlistButton
              product={product}
              wished={wished(product)}
              className="-mt-1.5 -mr-2.5 shrink-0"
            />
          </div>
        </div>
        {/* Before the price, so that on a phone it is above the bar with the buttons. */}
        <StoneDetails stone={product} />
        <div>
          <Price
            size="page"
            now={total}
            before={off > 0 && quantity !== 0 ? formatRupees(before) : undefined}
            percentOff={off}
          />
          <p className="mt-1.5 text-small text-text-2">
            {config?.shippingMost
              ? copy.taxesAndMethod(formatRupees(config.shippingMost))
              : copy.taxes}
          </p>
          {quantity !== 0 && <InstalmentNote price={now} plans={plans} />}
        </div>
        {variant && listing.variants && (
          <VariantChoice variants={listing.variants} chosen={variant} path={path} />
        )}
        {config?.promo && quantity !== 0 && (
          <CouponNote key={`coupon ${product._id}`} promo={config.promo} price={now} />
        )}
        {/* Before the long sections, so that it is visible without scrolling. The cart stores the product in both languages. */}
        <BuyRow
          key={`buy ${product._id} ${sold.variant ?? ''}`}
          product={ordered}
          extras={choosing === undefined ? undefined : (extras ?? {})}
          {...(choosing && { total })}
          {...(extras === null && { onIncomplete: () => setChecks((times) => times + 1) })}
        />
        {quantity !== 0 && (
          <Link
            to={`/contact-us#call=${product.slug}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {copy.call}
          </Link>
        )}
        {product.weightMg !== null && quantity !== 0 && (
          <section key={`setting ${product._id}`} className="border-y border-line py-4">
            <h2 className="mb-3 text-heading-s">{copy.setting}</h2>
            <Suspense fallback={<DesignList designs={designs} />}>
              <SettingChoice
                stonePaise={Math.round(discountedPrice * 100)}
                graha={graha}
                asked={checks}
                designs={designs}
                onChange={setChoosing}
              />
            </Suspense>
          </section>
        )}
        {quantity !== 0 && <ArrivalNote leadTime={choosing?.leadTime} />}
        {listing.bundle && (
          <Suspense>
            <BundleParts {...listing} />
          </Suspense>
        )}
        <p className="whitespace-pre-line text-ink-700">{description}</p>
        <Disclosure product={product} rattiMg={config?.rattiMg} />
        <AttributeList attributes={product.attributes} />
        <BenefitList benefits={product.benefits} />
        {graha && <GemHourList key={`hours ${product._id}`} graha={graha} />}
        <PurchasePromises
          rule={rule}
          days={terms.days[rule]}
          isPersonalized={isPersonalized}
          config={config ?? unnamedCompany}
        />
        <LegalLines {...product} company={config?.company} />
        {children}
      </div>
    </div>
  );
}
