import { languages, locales, type PublicConfig } from '@jyotiratna/contract';
import type { MetaDescriptor } from 'react-router';
import { language } from '#messages/language.ts';

type Match = { id: string; loaderData?: unknown } | undefined;

type Page = {
  title: string;
  description: string;
  /** From the root, without query and without the language: the page's one true address. */
  path: string;
  type?: 'website' | 'product' | 'article';
  /** Another page's path whose preview image this one shares. */
  sharedWith?: string;
};

/**
 * Title, description, canonical address and Open Graph of a public page; the server draws an image
 * for each of them. `matches` are the meta function's.
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
 * Address of the preview image for links to the page at `path`, from the root; its text is in
 * `seo/share-texts.ts`.
 */
function shareImagePath(path: string): string {
  const page = path.slice(1);
  return `${language.prefix}/share/${page || 'home'}.jpg`;
}

/** The address of a page in this build's language, from its address in English. */
export function localPath(path: string): string {
  return pathBelow(language.prefix, path);
}

const pathBelow = (prefix: string, path: string) =>
  path === '/' ? prefix || '/' : `${prefix}${path}`;

/** The same page in every language; English is the default for readers of other languages. */
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

/** Makes addresses of this site absolute, after the shop's public URL. */
export function absoluteUrl(matches: readonly Match[]): (path: string) => string {
  const base = configOf(matches)?.publicUrl;
  return (path) => (base ? new URL(path, base).href : path);
}

/** The shop's set-up, as the root of all pages has read it. */
export function configOf(matches: readonly Match[]): PublicConfig | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { config?: PublicConfig }
    | undefined;
  return root?.config;
}
