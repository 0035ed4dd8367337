import { formatRupees, type Product, percentOff, productIn, returnRuleOf, usualReturns } from '@jyotiratna/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { product as words } from '#messages/catalogue/product.ts';
import { language } from '#messages/language.ts';
import { unnamedCompany } from '../../content/company.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Price } from '../../ui/price.tsx';
import { GemHours } from '../almanac/gem-hours/gem-hours.tsx';
import { ArrivalNote } from '../delivery/arrival-note.tsx';
import { WishButton } from '../wishes/wish-button.tsx';
import { BuyRow } from './buy-row.tsx';
import { asSold, chosenVariant } from './chosen-variant.ts';
import { CouponNote } from './coupon-note.tsx';
import { Disclosure } from './disclosure.tsx';
import { Gallery } from './gallery.tsx';
import { GrahaLabel } from './graha-label.tsx';
import { AttributeList, BenefitList, LegalLines, WhyChoose } from './product-facts.tsx';
import type { Choosing } from './setting-choice.tsx';
import { VariantChoice } from './variant-choice.tsx';

/** For loose stones alone: no other product's page loads it. */
const SettingChoice = lazy(() => import('./setting-choice.tsx'));

type Props = {
  product: Product;
  /** Where the page stands, for its links to variants. */
  path: string;
  /** What is below. */
  children?: ReactNode;
};

/** A remedy as its page shows it: to everyone in the shop, and to administrators before it is published. */
export function RemedyPage({ product: whole, path, children }: Props) {
  const [params] = useSearchParams();
  const variant = chosenVariant(whole, params.get('variant'));
  const sold = asSold(whole, variant);
  const product = productIn(sold, language.code);
  // The options stand in their own control: the heading names the product.
  const { name } = productIn(whole, language.code);
  const config = useShopConfig();
  const { category, description, originalPrice, discountedPrice, planets, quantity } = product;
  const terms = config?.returns ?? usualReturns;
  const [graha] = planets;
  const [choosing, setChoosing] = useState<Choosing>();
  const [requested, setAsked] = useState(0);
  const extras = choosing?.extras;
  const created = extras?.energisation ? 'energised' : choosing ? 'set' : undefined;
  const { workDays = 0, day } = choosing?.leadTime ?? {};
  const isCreated = workDays > 0 || day !== undefined;
  const rule = returnRuleOf({ weightMg: product.weightMg, returnable: variant?.returnable, made: created }, terms);
  // The price is that of the choice from the first part of it on.
  const added = choosing ? choosing.addedPaise / 100 : 0;
  const [now, before] = [discountedPrice + added, originalPrice + added];
  const bought = extras ? { ...sold, extras, discountedPrice: now, originalPrice: before } : sold;
  const off = percentOff(before, now);
  const total = choosing?.isLeast ? catalogue.from(formatRupees(now)) : formatRupees(now);
  return (
    <div className="page grid gap-y-5 pb-16 max-sm:px-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:gap-x-7 sm:pt-6 md:grid-cols-[607fr_529fr] md:gap-x-10 md:py-10 md:pb-28 lg:gap-x-16">
      {/* Another product is another gallery, from its first image on. */}
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
          <div className="mt-3 flex items-start justify-between gap-3">
            <h1 className="text-heading-m">{name}</h1>
            <WishButton product={product} className="-mt-1.5 -mr-2.5 shrink-0" />
          </div>
        </div>
        <div>
          <Price
            size="page"
            now={total}
            before={off > 0 && quantity !== 0 ? formatRupees(before) : undefined}
            percentOff={off}
          />
          <p className="mt-1.5 text-small text-text-2">
            {config?.shippingMost ? words.taxesAndWay(formatRupees(config.shippingMost)) : words.taxes}
          </p>
        </div>
        {variant && whole.variants && <VariantChoice variants={whole.variants} chosen={variant} path={path} />}
        {config?.promo && quantity !== 0 && (
          <CouponNote key={`coupon ${product._id}`} promo={config.promo} price={now} />
        )}
        {/* Before what is long, so that it is on the first screen. The cart keeps the product in both languages. */}
        <BuyRow
          key={`buy ${product._id} ${sold.variant ?? ''}`}
          product={bought}
          extras={choosing === undefined ? undefined : (extras ?? {})}
          {...(choosing && { total })}
          {...(extras === null && { onIncomplete: () => setAsked((times) => times + 1) })}
        />
        {product.weightMg !== null && quantity !== 0 && (
          <section key={`setting ${product._id}`} className="border-y border-line py-4">
            <h2 className="mb-3 text-heading-s">{words.setting}</h2>
            <Suspense fallback={<div className="min-h-40" />}>
              <SettingChoice
                stonePaise={Math.round(discountedPrice * 100)}
                graha={graha}
                asked={requested}
                onChange={setChoosing}
              />
            </Suspense>
          </section>
        )}
        {quantity !== 0 && <ArrivalNote leadTime={choosing?.leadTime} />}
        <p className="whitespace-pre-line text-ink-700">{description}</p>
        <Disclosure product={product} rattiMg={config?.rattiMg} />
        <AttributeList attributes={product.attributes} />
        <BenefitList benefits={product.benefits} />
        {graha && <GemHours key={`hours ${product._id}`} graha={graha} />}
        <WhyChoose rule={rule} days={terms.days[rule]} isMade={isCreated} config={config ?? unnamedCompany} />
        <LegalLines {...product} company={config?.company} />
        {children}
      </div>
    </div>
  );
}
