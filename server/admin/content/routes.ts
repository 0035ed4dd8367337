import * as articles from '@jyotiratna/contract/admin/articles';
import * as faqs from '@jyotiratna/contract/admin/faqs';
import { requireAdmin } from '../../accounts/actor.ts';
import { articleKind } from '../../content/articles/article-kind.ts';
import { imageForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addImage } from './add-image.ts';
import {
  addArticle,
  getAdminArticle,
  listAdminArticles,
  previewArticle,
  publishArticle,
  restoreArticle,
  saveArticle,
  withdrawArticle,
} from './articles.ts';
import { deleteDocument } from './delete-document.ts';
import { getAdminFaqs, publishFaqs, restoreFaqs, saveFaqs } from './faqs.ts';

/** A long text in both languages, at three bytes for a letter of Devanagari. */
const bodyLimit = 512 * 1024;
/** All groups of questions at once. */
const allFaqs = 4 * 1024 * 1024;

/** Content endpoints of the owner. */
export const adminContentRoutes: Routes = async (app, { deps }) => {
  serve(app, articles.listAdminArticlesRoute, async () => ({ articles: await listAdminArticles(deps) }));

  serve(app, articles.getAdminArticleRoute, async (request) => ({
    article: await getAdminArticle(deps, request.params.id),
  }));

  serve(app, articles.addArticleRoute, async (request) => ({
    article: await addArticle(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(
    app,
    articles.saveArticleRoute,
    async (request) => ({
      article: await saveArticle(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
    }),
    { bodyLimit },
  );

  serve(app, articles.publishArticleRoute, async (request) => ({
    article: await publishArticle(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  }));

  serve(app, articles.withdrawArticleRoute, async (request) => ({
    article: await withdrawArticle(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  }));

  serve(app, articles.restoreArticleRoute, async (request) => ({
    article: await restoreArticle(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  }));

  serve(app, articles.deleteArticleRoute, async (request) => {
    await deleteDocument(deps, requireAdmin(await request.actor()), articleKind, {
      ...request.params,
      ...request.body,
    });
    return { success: true as const };
  });

  serve(app, articles.previewArticleRoute, async (request) => ({
    article: await previewArticle(deps, request.params.id),
  }));

  serve(app, articles.addArticleImage, async (request) => {
    const admin = requireAdmin(await request.actor());
    const form = await readForm(request, imageForm);
    return { picture: await addImage(deps, admin, articleKind, { ...request.params, form }) };
  });

  serve(app, faqs.getAdminFaqsRoute, async () => ({ faqs: await getAdminFaqs(deps) }));

  serve(
    app,
    faqs.saveFaqsRoute,
    async (request) => ({ faqs: await saveFaqs(deps, requireAdmin(await request.actor()), request.body) }),
    { bodyLimit: allFaqs },
  );

  serve(app, faqs.publishFaqsRoute, async (request) => ({
    faqs: await publishFaqs(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(app, faqs.restoreFaqsRoute, async (request) => ({
    faqs: await restoreFaqs(deps, requireAdmin(await request.actor()), request.body),
  }));
};
