import * as healers from '@jyotiratna/contract/admin/healers';
import { requireAdmin } from '../../accounts/actor.ts';
import { orderDocuments } from '../../documents/order-documents.ts';
import { healerKind } from '../../healers/profiles/healer-kind.ts';
import { oneImageForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addImage } from './add-image.ts';
import { deleteHealer } from './delete-healer.ts';
import {
  addHealer,
  getAdminHealer,
  listAdminHealers,
  previewHealer,
  publishHealer,
  restoreHealer,
  saveHealer,
  withdrawHealer,
} from './healers.ts';

/** Healers as the owner sees them. */
export const adminHealerRoutes: Routes = async (app, { deps }) => {
  serve(app, healers.listAdminHealersRoute, async () => ({ healers: await listAdminHealers(deps) }));

  serve(app, healers.orderHealers, async (request) => {
    await orderDocuments(deps, requireAdmin(await request.actor()), healerKind, request.body.ids);
    return { healers: await listAdminHealers(deps) };
  });

  serve(app, healers.getAdminHealerRoute, async (request) => ({
    healer: await getAdminHealer(deps, request.params.id),
  }));

  serve(app, healers.addHealerRoute, async (request) => ({
    healer: await addHealer(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(app, healers.saveHealerRoute, async (request) => ({
    healer: await saveHealer(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  }));

  serve(app, healers.publishHealerRoute, async (request) => ({
    healer: await publishHealer(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  }));

  serve(app, healers.withdrawHealerRoute, async (request) => ({
    healer: await withdrawHealer(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  }));

  serve(app, healers.restoreHealerRoute, async (request) => ({
    healer: await restoreHealer(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body }),
  }));

  serve(app, healers.deleteHealerRoute, async (request) => {
    await deleteHealer(deps, requireAdmin(await request.actor()), { ...request.params, ...request.body });
    return { success: true as const };
  });

  serve(app, healers.addHealerImage, async (request) => {
    const admin = requireAdmin(await request.actor());
    const form = await readForm(request, oneImageForm);
    return { picture: await addImage(deps, admin, healerKind, { ...request.params, form }) };
  });

  serve(app, healers.previewHealerRoute, async (request) => ({ healer: await previewHealer(deps, request.params.id) }));
};
