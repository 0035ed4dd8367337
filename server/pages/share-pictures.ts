import { createHash } from 'node:crypto';
import {
  type Locale,
  localePath,
  locales,
  type PanchangReply,
  type Product,
  type PublicArticle,
  ShopError,
} from '@jyotiratna/contract';
import { readPanchang } from '@jyotiratna/contract/almanac';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { panchangDay } from '../almanac/panchang-day.ts';
import { getProduct } from '../catalogue/get-product.ts';
import { getArticle } from '../content/articles/read-articles.ts';
import { drawSharePicture } from '../content/share-pictures/draw-share-picture.ts';
import type { Deps } from '../platform/deps.ts';
import { createGate } from '../platform/gate.ts';
import { pictureFile } from '../platform/images/picture-names.ts';
import type { PageAt } from './find-pages.ts';

/** What the storefront wants said on the image of one of its own pages; `remedy` is the slug of the one that is shown. */
export type ShareText = { title: string; line: string; night?: boolean; remedy?: string };
/** A storefront's words for them: of its pages by their path, of any remedy and of any day's panchang. */
export type ShareWords = {
  shareTexts: Readonly<Record<string, ShareText>>;
  remedyShareText: (product: Product) => ShareText;
  articleShareText: (article: PublicArticle) => ShareText;
  panchangShareText: (day: PanchangReply) => ShareText;
};
/** `shown` has the image that is drawn in, on its tint. */
type Wanted = { text: ShareText; shown: Pick<Product, 'pictures' | 'tint'> | null };

/** Bytes of images kept in this process: the whole catalogue of a shop of this kind. */
const capacity = 24 * 1024 * 1024;
/** Images that may wait to be drawn. */
const longestQueue = 40;
/** Part of every tag: raise it when the drawing changes. */
const recipe = 'share/2';

/**
 * The images beside links to the shop: `/share/{path}.jpg` for the page at that path, `/hi/share/{path}.jpg` in Hindi. They
 * are drawn once for what they show and kept under it, so that an edit of the remedy is a new image and any other edit is
 * none. Only pages that exist have one: nobody can make the shop draw other words.
 */
export async function sharePictures(
  app: FastifyInstance,
  {
    deps,
    pages,
    wordsOf,
  }: { deps: Deps; pages: () => Promise<PageAt>; wordsOf: (language: Locale) => Promise<ShareWords> },
): Promise<void> {
  const drawn = new LRUCache<string, Buffer>({ maxSize: capacity, sizeCalculation: ({ length }) => length });
  const drawing = new Map<string, Promise<Buffer>>();
  // One after the other: a crawler that requests the whole catalogue takes no more than a part of one core.
  const gate = createGate(1, 10_000, longestQueue);

  for (const language of locales) {
    app.get<{ Params: { '*': string } }>(localePath(language, '/share/*'), (request, reply) => {
      const page = /^(.+)\.jpg$/.exec(request.params['*'])?.[1];
      return answer(page, language, request, reply);
    });
  }

  async function answer(
    page: string | undefined,
    language: Locale,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const wanted = page === undefined ? null : await find(page, language, await wordsOf(language));
    if (!wanted) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    const tag = tagOf(wanted);
    const unchanged = request.headers['if-none-match'] === tag;
    const picture = unchanged ? null : await remember(tag, () => draw(wanted));
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('etag', tag);
    return picture ? reply.type('image/jpeg').send(picture) : reply.code(304).send();
  }

  async function find(
    page: string,
    language: Locale,
    { shareTexts, remedyShareText, articleShareText, panchangShareText }: ShareWords,
  ): Promise<Wanted | null> {
    const { page: facts, params } = (await pages())(localePath(language, page === 'home' ? '/' : `/${page}`));
    if (facts.share === 'remedy') {
      const product = await productOf(params.slug ?? '');
      return product && { text: remedyShareText(product), shown: product };
    }
    if (facts.share === 'article') {
      const article = await unlessMissing(getArticle(deps, params.slug ?? ''));
      if (!article) return null;
      const text = articleShareText(article);
      const own = article.picture && { pictures: [article.picture], tint: null };
      return { text, shown: own ?? (text.remedy ? await productOf(text.remedy) : null) };
    }
    if (facts.share === 'panchang') {
      const day = dayOf(params.city ?? '', params.date, language);
      return day && { text: panchangShareText(day), shown: null };
    }
    const text = facts.share === 'words' && Object.hasOwn(shareTexts, page) ? shareTexts[page] : undefined;
    return text ? { text, shown: text.remedy ? await productOf(text.remedy) : null } : null;
  }

  /** Null for a city or a date that has no almanac. */
  function dayOf(city: string, date: string | undefined, language: Locale): PanchangReply | null {
    const query = readPanchang.query.safeParse({ city, date, language });
    if (!query.success) return null;
    try {
      return panchangDay(deps, query.data);
    } catch (error) {
      if (error instanceof ShopError && error.status < 500) return null;
      throw error;
    }
  }

  async function productOf(slug: string): Promise<Product | null> {
    return unlessMissing(getProduct(deps, slug));
  }

  async function remember(tag: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = drawn.get(tag) ?? drawing.get(tag);
    if (known) return known;
    const fresh = gate.run(make).finally(() => drawing.delete(tag));
    drawing.set(tag, fresh);
    const picture = await fresh;
    drawn.set(tag, picture);
    return picture;
  }

  async function draw({ text, shown }: Wanted): Promise<Buffer> {
    const first = shown?.pictures[0];
    const width = first?.widths.find((candidate) => candidate >= 600) ?? first?.widths.at(-1);
    const stored = first && width ? await deps.images.read(pictureFile(first.id, width, 'webp')) : undefined;
    const picture = first && stored && { bytes: stored.bytes, hasAlpha: first.hasAlpha, tint: shown.tint };
    return drawSharePicture({ ...text, picture }, deps.workers.drawGround);
  }
}

/** Null where there is no such thing. */
async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  return found.catch((error: unknown) => {
    if (error instanceof ShopError && error.status === 404) return null;
    throw error;
  });
}

function tagOf({ text, shown }: Wanted): string {
  const content = JSON.stringify([recipe, text, shown?.pictures[0]?.id, shown?.tint]);
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
