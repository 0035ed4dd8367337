import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Locale, type Page, pagesOf, type Shop } from '@jyotiratna/contract';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Tag } from '../platform/kept/changes.ts';
import { watchCalls } from './in-process-fetch.ts';
import type { ShareWords } from './share-pictures.ts';

type Build = ServerBuild | (() => Promise<ServerBuild>);

/**
 * What the storefront's entry exports: the keys under which loaders find what the server hands them, its own words, and what
 * is done to a page before it leaves.
 */
type Entry = ShareWords & {
  shopContext: RouterContext<Shop>;
  scriptMarkContext: RouterContext<string>;
  pagesContext: RouterContext<readonly Page[]>;
  scriptsAfterPaint: (html: string) => { html: string; added: string[] };
};

/** A page as it was rendered. */
export type Rendered = {
  status: number;
  headers: [name: string, value: string][];
  html: string;
  /** The texts of its own inline scripts, those that it adds later included. */
  scripts: string[];
  /** Something that the page shows could not be had: it is answered once and kept by nobody. */
  failed: boolean;
  /** What it shows. */
  tags: Tag[];
  /** Until when that is true, ms since 1970; null: until something changes. */
  until: number | null;
};

/** The storefront as built in one language. @throws where it has not been built */
export async function loadBuild(language: Locale): Promise<ServerBuild> {
  const file = new URL(`../../web/build/${language}/server/index.js`, import.meta.url);
  return (await import(fileURLToPath(file))) as ServerBuild;
}

async function entryOf(build: Build): Promise<Entry> {
  const { entry } = await loaded(build);
  return entry.module as unknown as Entry;
}

async function loaded(build: Build): Promise<ServerBuild> {
  return typeof build === 'function' ? build() : build;
}

/** What is on the images beside links to the storefront's pages. */
export async function shareWordsOf(build: Build): Promise<ShareWords> {
  const { shareTexts, remedyShareText, articleShareText, panchangShareText } = await entryOf(build);
  return { shareTexts, remedyShareText, articleShareText, panchangShareText };
}

/** Renders an address (path and query) to a whole page, waiting for all of it. */
export function renderer(
  build: Build,
  options: { shop: Shop; origin: string; mode?: string },
): (url: string) => Promise<Rendered> {
  const handle = createRequestHandler(build, options.mode ?? 'production');
  return async (url) => {
    const { shopContext, scriptMarkContext, pagesContext, scriptsAfterPaint } = await entryOf(build);
    const mark = randomBytes(16).toString('hex');
    const context = new RouterContextProvider();
    context.set(shopContext, options.shop);
    context.set(scriptMarkContext, mark);
    context.set(pagesContext, pagesOf((await loaded(build)).routes));
    const { result, failed, tags, until } = await watchCalls(async () => {
      const response = await handle(new Request(ownAddress(url, options.origin)), context);
      return { response, page: scriptsAfterPaint(await response.text()) };
    });
    const { html, scripts } = ownScripts(result.page.html, mark);
    return {
      status: result.response.status,
      headers: [...result.response.headers].filter(([name]) => name !== 'content-length'),
      html,
      scripts: [...scripts, ...result.page.added],
      failed,
      tags: [...tags],
      until,
    };
  };
}

/**
 * An asked address at this shop. One that begins with two slashes is a path like any other, not another host's; a proxy may
 * also ask with the host in front, which counts for nothing.
 */
export function ownAddress(url: string, origin: string): URL {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^\//, '');
  return new URL(`${origin}/${path}`);
}

/**
 * The texts of the inline scripts that the page's own code rendered, told by their mark, and the page without it. Whatever else
 * found its way into the page, such as markup in a remedy's name, bears no mark, and its scripts are not allowed to run.
 * @param mark drawn again for each rendering, so that nobody can have written it
 */
export function ownScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const scripts: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(` nonce="${mark}"`)) scripts.push(text.replaceAll(mark, ''));
  }
  return { html: html.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, ''), scripts };
}
