import * as pages from '@jyotiratna/contract/admin/pages';
import { requireAdmin } from '../../accounts/actor.ts';
import { pageKind } from '../../content/pages/page-kind.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { deleteDocument } from './delete-document.ts';
import {
  addPage,
  getAdminPage,
  listAdminPages,
  previewPage,
  publishPage,
  restorePage,
  savePage,
  withdrawPage,
} from './pages.ts';

/** A long text in both languages, at three bytes for a letter of Devanagari. */
const bodyLimit = 512 * 1024;

/** The owner's words of pages. */
export const adminPageRoutes: Routes = async (app, { deps }) => {
  serve(app, pages.listAdminPagesRoute, async () => ({ pages: await listAdminPages(deps) }));

  serve(app, pages.getAdminPageRoute, async ({ params }) => ({ page: await getAdminPage(deps, params.id) }));

  serve(app, pages.addPageRoute, async (request) => ({
    page: await addPage(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(
    app,
    pages.savePageRoute,
    async (request) => ({
      page: await savePage(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
    }),
    { bodyLimit },
  );

  serve(app, pages.publishPageRoute, async (request) => ({
    page: await publishPage(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  }));

  serve(app, pages.withdrawPageRoute, async (request) => ({
    page: await withdrawPage(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  }));

  serve(app, pages.restorePageRoute, async (request) => ({
    page: await restorePage(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  }));

  serve(app, pages.deletePageRoute, async (request) => {
    await deleteDocument(deps, requireAdmin(await request.actor()), pageKind, { ...request.params, ...request.body });
    return { success: true as const };
  });

  serve(app, pages.previewPageRoute, async ({ params }) => ({ page: await previewPage(deps, params.id) }));
};
