import * as articles from '@jyotiratna/contract/articles';
import * as collections from '@jyotiratna/contract/collections';
import * as calls from '@jyotiratna/contract/content';
import * as faqs from '@jyotiratna/contract/faqs';
import * as pages from '@jyotiratna/contract/pages';
import type { Routes } from '../platform/http/routes.ts';
import { serveCached } from '../platform/http/serve-cached.ts';
import { listedArticle } from './articles/present-article.ts';
import { getArticle, listArticles } from './articles/read-articles.ts';
import { listedCollection } from './collections/present-collection.ts';
import { listCollections, readCollection } from './collections/read-collections.ts';
import { readFaqs } from './faqs/read-faqs.ts';
import { getPage, listPages } from './pages/read-pages.ts';
import { readPublicConfig } from './public-config.ts';

/** Cache capacity of articles in bytes: about two hundred articles. */
const ofArticles = 8 * 1024 * 1024;

/** The shop's public configuration, and the owner's content. */
export const configRoutes: Routes = async (app, { deps }) => {
  serveCached(app, deps, calls.getConfig, async () => readPublicConfig(deps), {
    capacityBytes: 1024 * 1024,
  });

  serveCached(
    app,
    deps,
    articles.listArticlesRoute,
    async () => ({ articles: (await listArticles(deps)).map(listedArticle) }),
    {
      capacityBytes: 1024 * 1024,
    },
  );

  serveCached(
    app,
    deps,
    articles.getArticleRoute,
    async (request) => ({ article: await getArticle(deps, request.params.slug) }),
    { capacityBytes: ofArticles },
  );

  serveCached(app, deps, pages.listPagesRoute, async () => ({ pages: await listPages(deps) }), {
    capacityBytes: 1024 * 1024,
  });

  serveCached(
    app,
    deps,
    pages.getPageRoute,
    async ({ query }) => ({ page: await getPage(deps, query.slug) }),
    {
      capacityBytes: ofArticles,
    },
  );

  serveCached(
    app,
    deps,
    collections.listCollectionsRoute,
    async () => ({ collections: (await listCollections(deps)).map(listedCollection) }),
    { capacityBytes: 1024 * 1024 },
  );

  serveCached(
    app,
    deps,
    collections.getCollectionRoute,
    async ({ params }) => readCollection(deps, params.slug),
    {
      capacityBytes: ofArticles,
    },
  );

  serveCached(app, deps, faqs.getFaqs, async () => ({ groups: await readFaqs(deps) }), {
    capacityBytes: 1024 * 1024,
  });
};
