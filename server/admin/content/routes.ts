import * as articles from '@jyotiratna/contract/admin/articles';
import * as faqs from '@jyotiratna/contract/admin/faqs';
import { type Actor, requireAdmin } from '../../accounts/actor.ts';
import { articleKind } from '../../content/articles/article-kind.ts';
import { faqKind, faqsId } from '../../content/faqs/faq-kind.ts';
import { presentEdited } from '../../documents/present-document.ts';
import { imageForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addImage } from './add-image.ts';
import {
  addArticle,
  listAdminArticles,
  presentAdminArticle,
  previewArticle,
  rejectUnknownRemedies,
} from './articles.ts';
import { documentHandlers, draftLimit } from './document-handlers.ts';

/** Body size limit of the FAQs, which are saved all at once. */
const allFaqs = { bodyLimit: 4 * 1024 * 1024 };

/** Endpoints of the owner's articles and FAQs. */
export const adminContentRoutes: Routes = async (app, { deps }) => {
  const one = documentHandlers(deps, articleKind, presentAdminArticle);

  serve(app, articles.listAdminArticlesRoute, async () => ({
    articles: await listAdminArticles(deps),
  }));

  serve(app, articles.getAdminArticleRoute, async (request) => ({
    article: await one.read(request),
  }));

  serve(app, articles.addArticleRoute, async (request) => ({
    article: await addArticle(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(
    app,
    articles.saveArticleRoute,
    async (request) => {
      await rejectUnknownRemedies(deps, { ...request.params, ...request.body });
      return { article: await one.save(request) };
    },
    draftLimit,
  );

  serve(app, articles.publishArticleRoute, async (request) => ({
    article: await one.publish(request),
  }));

  serve(app, articles.withdrawArticleRoute, async (request) => ({
    article: await one.withdraw(request),
  }));

  serve(app, articles.restoreArticleRoute, async (request) => ({
    article: await one.restore(request),
  }));

  serve(app, articles.deleteArticleRoute, (request) => one.remove(request));

  serve(app, articles.previewArticleRoute, async (request) => ({
    article: await previewArticle(deps, request.params.id),
  }));

  serve(app, articles.addArticleImage, async (request) => {
    const admin = requireAdmin(await request.actor());
    const form = await readForm(request, imageForm);
    return { picture: await addImage(deps, admin, articleKind, { ...request.params, form }) };
  });

  const all = documentHandlers(deps, faqKind, presentEdited<'faq'>);

  serve(app, faqs.getAdminFaqsRoute, async () => ({ faqs: await all.read({ params }) }));

  serve(
    app,
    faqs.saveFaqsRoute,
    async (request) => ({ faqs: await all.save(ofFaqs(request)) }),
    allFaqs,
  );

  serve(app, faqs.publishFaqsRoute, async (request) => ({
    faqs: await all.publish(ofFaqs(request)),
  }));

  serve(app, faqs.restoreFaqsRoute, async (request) => ({
    faqs: await all.restore(ofFaqs(request)),
  }));
};

/** All FAQs are one document, so their paths contain no id. */
const params = { id: faqsId };

function ofFaqs<Body>(request: { body: Body; actor: () => Promise<Actor> }) {
  return { params, body: request.body, actor: () => request.actor() };
}
