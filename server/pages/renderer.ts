import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type ApiClient, type Locale, type Page, pagesOf } from '@jyotiratna/contract';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Tag } from '../platform/cache/changes.ts';
import { watchCalls } from './in-process-fetch.ts';
import type { ShareLabels } from './share-images.ts';

type Build = ServerBuild | (() => Promise<ServerBuild>);

/**
 * The exports of the storefront's entry: the context keys of the server's data, the server's own
 * labels, and the post-processing of a rendered page.
 */
type Entry = ShareLabels & {
  apiContext: RouterContext<ApiClient>;
  scriptMarkContext: RouterContext<string>;
  pagesContext: RouterContext<readonly Page[]>;
  scriptsAfterPaint: (html: string) => { html: string; added: string[] };
};

/** A rendered page. */
export type Rendered = {
  status: number;
  headers: [name: string, value: string][];
  html: string;
  /** The sources of the page's inline scripts, including those that it adds later. */
  scripts: string[];
  /** Whether some of the page's data was unavailable: it is not cached then. */
  failed: boolean;
  /** The cache tags of the displayed data. */
  tags: Tag[];
  /** The time until which the page is valid, ms since 1970; null: until it is invalidated. */
  until: number | null;
};

/** Loads the storefront as built in one language. @throws if it has not been built */
export async function loadBuild(language: Locale): Promise<ServerBuild> {
  const file = new URL(`../../web/build/${language}/server/index.js`, import.meta.url);
  return (await import(fileURLToPath(file))) as ServerBuild;
}

async function entryOf(build: Build): Promise<Entry> {
  const { entry } = await loaded(build);
  const module: object = entry.module;
  return module as Entry;
}

async function loaded(build: Build): Promise<ServerBuild> {
  return typeof build === 'function' ? build() : build;
}

/** The copy of the preview images for links to the storefront's pages. */
export async function shareLabelsOf(build: Build): Promise<ShareLabels> {
  const {
    shareCopy,
    remedyShareText,
    articleShareText,
    collectionShareText,
    panchangShareText,
    pageShareText,
    signShareText,
  } = await entryOf(build);
  return {
    shareCopy,
    remedyShareText,
    articleShareText,
    collectionShareText,
    panchangShareText,
    pageShareText,
    signShareText,
  };
}

/** Returns a function that renders an address (path and query) to a complete page. */
export function renderer(
  build: Build,
  options: { api: ApiClient; origin: string; mode?: string },
): (url: string) => Promise<Rendered> {
  const handle = createRequestHandler(build, options.mode ?? 'production');
  return async (url) => {
    const { apiContext, scriptMarkContext, pagesContext, scriptsAfterPaint } = await entryOf(build);
    const mark = randomBytes(16).toString('hex');
    const context = new RouterContextProvider();
    context.set(apiContext, options.api);
    context.set(scriptMarkContext, mark);
    context.set(pagesContext, pagesOf((await loaded(build)).routes));
    const { result, failed, tags, until } = await watchCalls(async () => {
      const response = await handle(new Request(rendererAddress(url, options.origin)), context);
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
 * The URL of a request to this shop. Two leading slashes are a path like any other, not another
 * host; a proxy may also send an absolute URL, whose host is ignored.
 */
export function rendererAddress(url: string, origin: string): URL {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^\//, '');
  return new URL(`${origin}/${path}`);
}

/**
 * The sources of the inline scripts that the page's own code rendered, identified by their mark,
 * and the page without the mark. Injected content, such as markup in a remedy's name, has no mark,
 * so its scripts are not allowed to run.
 * @param mark random for each rendering, so that it cannot be forged
 */
export function ownScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const scripts: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g,
  )) {
    if (attributes.includes(` nonce="${mark}"`)) scripts.push(text.replaceAll(mark, ''));
  }
  return { html: html.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, ''), scripts };
}
