import { errorMessage, ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/admin/redirects';
import { requireAdmin } from '../../accounts/actor.ts';
import { csvForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { deleteRedirects, importRedirects, listRedirects, saveRedirect } from './redirects.ts';
import { exportRedirects } from './redirects-csv.ts';

/** Endpoints of redirects: list, save, delete, CSV import and export. */
export const adminRedirectRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listRedirectsRoute, async (request) => listRedirects(deps, request.query));

  serve(app, calls.saveRedirectRoute, async (request) => {
    await saveRedirect(deps, requireAdmin(await request.actor()), request.body);
    return { success: true as const };
  });

  serve(app, calls.deleteRedirectsRoute, async (request) => ({
    deleted: await deleteRedirects(deps, requireAdmin(await request.actor()), request.body.paths),
  }));

  serve(app, calls.exportRedirectsRoute, async (_request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="redirects.csv"')
      .send(exportRedirects(deps)),
  );

  serve(app, calls.importRedirectsRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    const [bytes] = (await readForm(request, csvForm)).files;
    if (!bytes)
      throw new ShopError('invalid_input', { fields: { file: errorMessage('csv_needed') } });
    return importRedirects(deps, admin, bytes);
  });
};
