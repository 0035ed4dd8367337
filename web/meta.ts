import type { PublicConfig } from '@jyotiratna/contract';
import type { MetaDescriptor } from 'react-router';

type Match = { id: string; loaderData?: unknown } | undefined;

type Page = {
  title: string;
  description: string;
  /** From the root, without query: the page's one true address. */
  path: string;
  type?: 'website' | 'product' | 'article';
};

/**
 * Title, description, canonical address and Open Graph of a public page; the server draws a picture for each of them.
 * `matches` are the meta function's.
 */
export function pageMeta(matches: readonly Match[], { title, description, path, type = 'website' }: Page) {
  const absolute = absoluteUrl(matches);
  const picture = absolute(sharePicturePath(path));
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
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: title },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ] satisfies MetaDescriptor[];
}

/**
 * Address of the picture beside a link to the page at `path`, from the root; its words are in `seo/share-texts.ts`. A Hindi
 * page shares the English one's.
 */
function sharePicturePath(path: string): string {
  const page = path.replace(/^\/(?:hi(?=\/|$))?\/?/, '');
  return `/share/${page || 'home'}.jpg`;
}

/** Makes addresses of this site absolute, after the shop's public URL. */
export function absoluteUrl(matches: readonly Match[]): (path: string) => string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { config?: PublicConfig } | undefined;
  const base = root?.config?.publicUrl;
  return (path) => (base ? new URL(path, base).href : path);
}
