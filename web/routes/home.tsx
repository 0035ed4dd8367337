import { type PageMeta, productIn } from '@jyotiratna/contract';
import { listProductsRoute } from '@jyotiratna/contract/catalogue';
import { home } from '#content/home.ts';
import { language } from '#messages/language.ts';
import { shopContext } from '../context.ts';
import { cardOf } from '../features/catalogue/card.ts';
import { FeaturedRemedies } from '../features/catalogue/featured-remedies.tsx';
import { CelebrateEnergy } from '../features/content/home/celebrate-energy.tsx';
import { Hero } from '../features/content/home/hero.tsx';
import { LiveYourDestiny } from '../features/content/home/live-your-destiny.tsx';
import { Mission } from '../features/content/home/mission.tsx';
import { Testimonials } from '../features/content/home/testimonials.tsx';
import { ReasonUsersSelect } from '../features/content/home/why-people-choose.tsx';
import { Ticker } from '../features/kundli/horoscope/ticker.tsx';
import { headOf, readOwnWords } from '../features/landing/own-words.ts';
import { NewsletterBand } from '../features/newsletter/newsletter-band.tsx';
import { pageMeta } from '../meta.ts';
import { shopJsonLd } from '../seo/shop-json-ld.ts';
import type { Route } from './+types/home.ts';

export const handle = { audience: 'everyone', sitemap: 'itself', share: 'words', offline: true } satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { ...headOf(home.head, loaderData?.own), path: '/' }),
  { 'script:ld+json': shopJsonLd(matches) },
];

/** The featured remedies; null when they cannot be loaded, which must not take the page with it. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const own = await readOwnWords(shop, 'home');
  try {
    const { products } = await shop(listProductsRoute, { query: { isFeatured: 'true', limit: '8' } });
    return { own, featured: products.map((product) => cardOf(productIn(product, language.code), 'full')) };
  } catch (error) {
    console.error('The featured remedies could not be loaded', error);
    return { own, featured: null };
  }
}

export default function Home({ loaderData: { own, featured } }: Route.ComponentProps) {
  return (
    <>
      <Ticker />
      <Hero next="celebrate" heading={own?.title} text={own?.lead} />
      <CelebrateEnergy id="celebrate" />
      <Mission />
      <ReasonUsersSelect />
      <FeaturedRemedies id="featured" cards={featured} />
      <LiveYourDestiny />
      <Testimonials />
      <NewsletterBand id="newsletter" texts={home.newsletter} />
    </>
  );
}
