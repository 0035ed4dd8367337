import * as calls from '@jyotiratna/contract/admin/healers';
import { requireAdmin } from '../../accounts/actor.ts';
import { declineRequests } from '../../consultations/request-consultation.ts';
import { orderDocuments } from '../../documents/order-documents.ts';
import { healerKind } from '../../healers/profiles/healer-kind.ts';
import { oneImageForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addImage } from './add-image.ts';
import { documentHandlers } from './document-handlers.ts';
import {
  addHealer,
  checkHealerDeletion,
  listAdminHealers,
  presentHealerDocument,
  previewHealer,
} from './healers.ts';

/** Endpoints of healers for administrators. */
export const adminHealerRoutes: Routes = async (app, { deps }) => {
  const one = documentHandlers(deps, healerKind, presentHealerDocument);

  serve(app, calls.listAdminHealersRoute, async () => ({ healers: await listAdminHealers(deps) }));

  serve(app, calls.orderHealers, async (request) => {
    await orderDocuments(deps, requireAdmin(await request.actor()), healerKind, request.body.ids);
    return { healers: await listAdminHealers(deps) };
  });

  serve(app, calls.getAdminHealerRoute, async (request) => ({ healer: await one.read(request) }));

  serve(app, calls.addHealerRoute, async (request) => ({
    healer: await addHealer(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(app, calls.saveHealerRoute, async (request) => ({ healer: await one.save(request) }));

  serve(app, calls.publishHealerRoute, async (request) => ({ healer: await one.publish(request) }));

  // Stops new sessions; customers with a pending request are notified.
  serve(app, calls.withdrawHealerRoute, async (request) => {
    const healer = await one.withdraw(request);
    await declineRequests(deps, healer.id);
    return { healer };
  });

  serve(app, calls.restoreHealerRoute, async (request) => ({ healer: await one.restore(request) }));

  serve(app, calls.deleteHealerRoute, (request) => one.remove(request, checkHealerDeletion));

  serve(app, calls.addHealerImage, async (request) => {
    const admin = requireAdmin(await request.actor());
    const form = await readForm(request, oneImageForm);
    return { picture: await addImage(deps, admin, healerKind, { ...request.params, form }) };
  });

  serve(app, calls.previewHealerRoute, async (request) => ({
    healer: await previewHealer(deps, request.params.id),
  }));
};
