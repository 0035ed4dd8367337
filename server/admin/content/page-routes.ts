import * as calls from '@jyotiratna/contract/admin/pages';
import { requireAdmin } from '../../accounts/actor.ts';
import { pageKind } from '../../content/pages/page-kind.ts';
import { presentEdited } from '../../documents/present-document.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { documentHandlers, draftLimit } from './document-handlers.ts';
import { addPage, listAdminPages, previewPage, rejectMovedPage } from './pages.ts';

/** Endpoints of pages with content by the owner. */
export const adminPageRoutes: Routes = async (app, { deps }) => {
  const one = documentHandlers(deps, pageKind, presentEdited<'page'>);

  serve(app, calls.listAdminPagesRoute, async () => ({ pages: await listAdminPages(deps) }));

  serve(app, calls.getAdminPageRoute, async (request) => ({ page: await one.read(request) }));

  serve(app, calls.addPageRoute, async (request) => ({
    page: await addPage(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(
    app,
    calls.savePageRoute,
    async (request) => {
      await rejectMovedPage(deps, { ...request.params, ...request.body });
      return { page: await one.save(request) };
    },
    draftLimit,
  );

  serve(app, calls.publishPageRoute, async (request) => ({ page: await one.publish(request) }));

  serve(app, calls.withdrawPageRoute, async (request) => ({ page: await one.withdraw(request) }));

  serve(app, calls.restorePageRoute, async (request) => ({ page: await one.restore(request) }));

  serve(app, calls.deletePageRoute, (request) => one.remove(request));

  serve(app, calls.previewPageRoute, async ({ params }) => ({
    page: await previewPage(deps, params.id),
  }));
};
