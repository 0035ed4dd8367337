import { languages, locales, type PublicConfig } from '@jyotiratna/contract';
import type { MetaDescriptor } from 'react-router';
import { language } from '#messages/language.ts';

type Match = { id: string; loaderData?: unknown } | undefined;

type Page = {
  title: string;
  description: string;
  /** The canonical path: from the root, without query and language prefix. */
  path: string;
  type?: 'website' | 'product' | 'article';
  /** The path of another page whose preview image this page shares. */
  sharedWith?: string;
};

/**
 * Title, description, canonical URL and Open Graph data of a public page; the server generates the
 * image of each page. `matches` are those of the meta function.
 */
export function pageMeta(
  matches: readonly Match[],
  { title, description, path, type = 'website', sharedWith = path }: Page,
) {
  const absolute = absoluteUrl(matches);
  const image = absolute(shareImagePath(sharedWith));
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(localPath(path)) },
    ...alternates(absolute, path),
    { property: 'og:site_name', content: 'Jyotiratna' },
    { property: 'og:locale', content: language.openGraph },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(localPath(path)) },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: title },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ] satisfies MetaDescriptor[];
}

/**
 * URL of the preview image for links to the page at `path`; its text is in `seo/share-labels.ts`.
 */
function shareImagePath(path: string): string {
  const page = path.slice(1);
  return `${language.prefix}/share/${page || 'home'}.jpg`;
}

/** The path of a page in this build's language, from its English path. */
export function localPath(path: string): string {
  return pathBelow(language.prefix, path);
}

const pathBelow = (prefix: string, path: string) =>
  path === '/' ? prefix || '/' : `${prefix}${path}`;

/** The `hreflang` links to a page in every language; English is the default for other languages. */
function alternates(absolute: (path: string) => string, path: string) {
  const link = (hrefLang: string, href: string) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: absolute(href),
  });
  const all = locales.map((locale) => languages[locale]);
  return [
    ...all.map(({ tag, prefix }) => link(tag, pathBelow(prefix, path))),
    link('x-default', path),
  ];
}

/** Returns a function that makes URLs of this site absolute, by the shop's public URL. */
export function absoluteUrl(matches: readonly Match[]): (path: string) => string {
  const base = configOf(matches)?.publicUrl;
  return (path) => (base ? new URL(path, base).href : path);
}

/** The shop's public configuration, as loaded by the root route. */
export function configOf(matches: readonly Match[]): PublicConfig | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { config?: PublicConfig }
    | undefined;
  return root?.config;
}
