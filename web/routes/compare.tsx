import { type PageMeta, type Product, productIn } from '@jyotiratna/contract';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { compare as copy } from '#messages/catalogue/compare.ts';
import { language } from '#messages/language.ts';
import { apiContext } from '../context.ts';
import { ComparePage } from '../features/catalogue/compare-page.tsx';
import { isCallError } from '../is-call-error.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import type { Route } from './+types/compare.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  query: ['ids'],
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: copy.metaTitle, description: copy.description, path: '/compare' }),
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [copy.title, '/compare']) },
];

/** Maximum number of columns. */
const maxProducts = 4;

/** Loads the remedies of `ids`: comma-separated slugs or ids; missing ones are omitted. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const ids = (new URL(request.url).searchParams.get('ids') ?? '')
    .split(',')
    .filter((key) => /^[\w-]{1,200}$/.test(key));
  const found = await Promise.all(
    [...new Set(ids)].slice(0, maxProducts).map((key) =>
      api(getProductRoute, { params: { key } }).catch((error: unknown) => {
        if (isCallError(error) && error.status < 500) return null;
        throw error;
      }),
    ),
  );
  const products = found.flatMap((reply): Product[] => (reply ? [reply.product] : []));
  return { products: products.map((product) => productIn(product, language.code)) };
}

export default function Compare({ loaderData: { products } }: Route.ComponentProps) {
  return <ComparePage products={products} />;
}
