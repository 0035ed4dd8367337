import { createHash } from 'node:crypto';
import {
  type Locale,
  localePath,
  locales,
  type PanchangReply,
  type Product,
  type PublicArticle,
  type PublicCollection,
  type PublicPage,
  ShopError,
} from '@jyotiratna/contract';
import { readPanchang } from '@jyotiratna/contract/almanac';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { panchangDay } from '../almanac/panchang-day.ts';
import { getProduct } from '../catalogue/get-product.ts';
import { getArticle } from '../content/articles/read-articles.ts';
import { getCollection } from '../content/collections/read-collections.ts';
import { getPage } from '../content/pages/read-pages.ts';
import { drawShareImage } from '../content/share-pictures/draw-share-image.ts';
import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import type { Deps } from '../platform/deps.ts';
import { imageFile } from '../platform/images/image-names.ts';
import type { PageAt } from './find-pages.ts';

/** The copy for the preview image of a page; `remedy` is the slug of the displayed remedy. */
export type ShareText = { title: string; line: string; night?: boolean; remedy?: string };
/**
 * The storefront's copy for preview images: of pages by path, and of remedies, articles, panchang
 * days, collections and signs.
 */
export type ShareLabels = {
  shareCopy: Readonly<Record<string, ShareText>>;
  remedyShareText: (product: Product) => ShareText;
  articleShareText: (article: PublicArticle) => ShareText;
  panchangShareText: (day: PanchangReply) => ShareText;
  pageShareText: (page: PublicPage) => ShareText;
  collectionShareText: (collection: PublicCollection) => ShareText;
  /** Null for an unknown sign or period. */
  signShareText: (sign: string, period: string | undefined) => ShareText | null;
};
/** `shown` contains the image to draw, and its background tint. */
type Target = { text: ShareText; shown: Pick<Product, 'pictures' | 'tint'> | null };

/** Maximum size of the image cache in this process, in bytes: enough for the whole catalogue. */
const capacity = 24 * 1024 * 1024;
/** Maximum number of queued drawings. */
const maxQueue = 40;
/** Part of every ETag: increment it when the drawing changes. */
const recipe = 'share/2';

/**
 * Serves the preview images for links to the shop: `/share/{path}.jpg` for the page at that path,
 * `/hi/share/{path}.jpg` in Hindi. An image is drawn once and cached by its content, so that only
 * an edit of that content creates a new one. Only existing pages have images: a visitor cannot make
 * the shop draw other text.
 */
export async function shareImages(
  app: FastifyInstance,
  {
    deps,
    pages,
    labelsOf,
  }: {
    deps: Deps;
    pages: () => Promise<PageAt>;
    labelsOf: (language: Locale) => Promise<ShareLabels>;
  },
): Promise<void> {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: capacity,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  // Sequential: a crawler that requests the whole catalogue occupies at most part of a core.
  const limiter = createConcurrencyLimiter(1, 10_000, maxQueue);

  for (const language of locales) {
    app.get<{ Params: { '*': string } }>(localePath(language, '/share/*'), (request, reply) => {
      const page = /^(.+)\.jpg$/.exec(request.params['*'])?.[1];
      return sendImage(page, language, request, reply);
    });
  }

  async function sendImage(
    page: string | undefined,
    language: Locale,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const target = page === undefined ? null : await find(page, language, await labelsOf(language));
    if (!target)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Not found');
    const tag = tagOf(target);
    const unchanged = request.headers['if-none-match'] === tag;
    const image = unchanged ? null : await remember(tag, () => draw(target));
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('etag', tag);
    return image ? reply.type('image/jpeg').send(image) : reply.code(304).send();
  }

  async function find(
    page: string,
    language: Locale,
    { shareCopy, remedyShareText, articleShareText, panchangShareText, ...labels }: ShareLabels,
  ): Promise<Target | null> {
    const { page: metadata, params } = (await pages())(
      localePath(language, page === 'home' ? '/' : `/${page}`),
    );
    if (metadata.share === 'remedy') {
      const product = await productOf(params.slug ?? '');
      return product && { text: remedyShareText(product), shown: product };
    }
    if (metadata.share === 'article') {
      const article = await unlessMissing(getArticle(deps, params.slug ?? ''));
      if (!article) return null;
      const text = articleShareText(article);
      const own = article.picture && { pictures: [article.picture], tint: null };
      return { text, shown: own ?? (text.remedy ? await productOf(text.remedy) : null) };
    }
    if (metadata.share === 'collection') {
      const found = await unlessMissing(getCollection(deps, params.slug ?? ''));
      const own = found?.picture && { pictures: [found.picture], tint: null };
      return found && { text: labels.collectionShareText(found), shown: own ?? null };
    }
    if (metadata.share === 'page') {
      const found = await unlessMissing(getPage(deps, page));
      return found && { text: labels.pageShareText(found), shown: null };
    }
    if (metadata.share === 'sign') {
      const text = labels.signShareText(params.sign ?? '', params.period);
      return text && { text, shown: null };
    }
    if (metadata.share === 'panchang') {
      const day = dayOf(params.city ?? '', params.date, language);
      return day && { text: panchangShareText(day), shown: null };
    }
    const text =
      metadata.share === 'words' && Object.hasOwn(shareCopy, page) ? shareCopy[page] : undefined;
    return text ? { text, shown: text.remedy ? await productOf(text.remedy) : null } : null;
  }

  /** The panchang of a city and date; null if there is none. */
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
    const cached = drawn.get(tag) ?? drawing.get(tag);
    if (cached) return cached;
    const fresh = limiter.run(make).finally(() => drawing.delete(tag));
    drawing.set(tag, fresh);
    const image = await fresh;
    drawn.set(tag, image);
    return image;
  }

  async function draw({ text, shown: remedy }: Target): Promise<Buffer> {
    const first = remedy?.pictures[0];
    const width = first?.widths.find((candidate) => candidate >= 600) ?? first?.widths.at(-1);
    const file =
      first && width ? await deps.images.read(imageFile(first.id, width, 'webp')) : undefined;
    const image = first &&
      file && { bytes: file.bytes, hasAlpha: first.hasAlpha, tint: remedy.tint };
    return drawShareImage({ ...text, picture: image }, deps.workers.drawGround);
  }
}

/** Replaces a not-found error by null. */
async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  return found.catch((error: unknown) => {
    if (error instanceof ShopError && error.status === 404) return null;
    throw error;
  });
}

function tagOf({ text, shown: remedy }: Target): string {
  const content = JSON.stringify([recipe, text, remedy?.pictures[0]?.id, remedy?.tint]);
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
