import * as articles from '@jyotiratna/contract/articles';
import * as calls from '@jyotiratna/contract/content';
import * as faqs from '@jyotiratna/contract/faqs';
import type { Routes } from '../platform/http/routes.ts';
import { serveKept } from '../platform/http/serve-kept.ts';
import { listedArticle } from './articles/present-article.ts';
import { getArticle, listArticles } from './articles/read-articles.ts';
import { readFaqs } from './faqs/read-faqs.ts';
import { publicConfig } from './public-config.ts';

/** Bytes of articles that are kept: some two hundred. */
const ofArticles = 8 * 1024 * 1024;

/** What pages may know of this shop's set-up, and the texts that its owner writes. */
export const configRoutes: Routes = async (app, { deps }) => {
  serveKept(app, deps, calls.getConfig, async () => publicConfig(deps), { capacityBytes: 1024 * 1024 });

  serveKept(
    app,
    deps,
    articles.listArticles,
    async () => ({ articles: (await listArticles(deps)).map(listedArticle) }),
    {
      capacityBytes: 1024 * 1024,
    },
  );

  serveKept(
    app,
    deps,
    articles.getArticle,
    async (request) => ({ article: await getArticle(deps, request.params.slug) }),
    { capacityBytes: ofArticles },
  );

  serveKept(app, deps, faqs.getFaqs, async () => ({ groups: await readFaqs(deps) }), { capacityBytes: 1024 * 1024 });
};
