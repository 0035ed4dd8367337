import type { PublicConfig } from '@jyotiratna/contract';
import type { MetaDescriptor } from 'react-router';

type Match = { id: string; loaderData?: unknown } | undefined;

type Page = {
  title: string;
  description: string;
  /** From the root, without query: the page's one true address. */
  path: string;
  /** From the root; the shop's picture when there is none. */
  image?: string | undefined;
  type?: 'website' | 'product' | 'article';
};

/** Shown beside a link to a page that has no picture of its own. */
const shopPicture = '/icon-512.png';

/** Title, description, canonical address and Open Graph of a public page. `matches` are the meta function's. */
export function pageMeta(matches: readonly Match[], { title, description, path, image, type = 'website' }: Page) {
  const absolute = absoluteUrl(matches);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
    { property: 'og:site_name', content: 'Jyotiratna' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(path) },
    { property: 'og:image', content: absolute(image ?? shopPicture) },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ] satisfies MetaDescriptor[];
}

/** Makes addresses of this site absolute, after the shop's public URL. */
export function absoluteUrl(matches: readonly Match[]): (path: string) => string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { config?: PublicConfig } | undefined;
  const base = root?.config?.publicUrl;
  return (path) => (base ? new URL(path, base).href : path);
}
