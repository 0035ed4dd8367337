import { type ApiClient, type PageMeta, productIn } from '@jyotiratna/contract';
import { listProductsRoute } from '@jyotiratna/contract/catalogue';
import { listCollectionsRoute } from '@jyotiratna/contract/collections';
import { home } from '#content/home.ts';
import { language } from '#messages/language.ts';
import { apiContext } from '../context.ts';
import { cardOf } from '../features/catalogue/card.ts';
import { FeaturedRemedies } from '../features/catalogue/featured-remedies.tsx';
import { HomeCollections } from '../features/collections/home-collections.tsx';
import { collectionHead } from '../features/collections/read-collection.ts';
import { CelebrateEnergy } from '../features/content/home/celebrate-energy.tsx';
import { Hero } from '../features/content/home/hero.tsx';
import { LiveYourDestiny } from '../features/content/home/live-your-destiny.tsx';
import { Mission } from '../features/content/home/mission.tsx';
import { Testimonials } from '../features/content/home/testimonials.tsx';
import { WhyPeopleChoose } from '../features/content/home/why-people-choose.tsx';
import { Ticker } from '../features/kundli/horoscope/ticker.tsx';
import { headOf, readOwnWords } from '../features/landing/own-words.ts';
import { NewsletterBand } from '../features/newsletter/newsletter-band.tsx';
import { pageMeta } from '../meta.ts';
import { shopJsonLd } from '../seo/shop-json-ld.ts';
import type { Route } from './+types/home.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { ...headOf(home.head, loaderData?.own), path: '/' }),
  { 'script:ld+json': shopJsonLd(matches) },
];

/** Loads the featured remedies; null if that fails, which must not break the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const own = await readOwnWords(api, 'home');
  const collections = await homeCollections(api);
  try {
    const { products } = await api(listProductsRoute, {
      query: { isFeatured: 'true', limit: '8' },
    });
    return {
      own,
      collections,
      featured: products.map((product) => cardOf(productIn(product, language.code), 'full')),
    };
  } catch (error) {
    console.error('The featured remedies could not be loaded', error);
    return { own, collections, featured: null };
  }
}

async function homeCollections(api: ApiClient) {
  const { collections } = await api(listCollectionsRoute);
  return collections.filter(({ places }) => places.includes('home')).map(collectionHead);
}

export default function Home({ loaderData: { own, collections, featured } }: Route.ComponentProps) {
  return (
    <>
      <Ticker />
      <Hero next="celebrate" heading={own?.title} text={own?.lead} />
      <CelebrateEnergy id="celebrate" />
      <Mission />
      <WhyPeopleChoose />
      <HomeCollections collections={collections} />
      <FeaturedRemedies id="featured" cards={featured} />
      <LiveYourDestiny />
      <Testimonials />
      <NewsletterBand id="newsletter" copy={home.newsletter} />
    </>
  );
}
