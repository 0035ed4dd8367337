import * as calls from '@jyotiratna/contract/admin/designs';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addDesign, listDesigns, offerDesign, updateDesign } from './designs.ts';

/** In what stones can be set: list, add, edit, withdraw. */
export const adminDesignRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listAdminDesigns, async () => ({ designs: await listDesigns(deps) }));
  serve(app, calls.addDesign, async (request) => ({
    design: await addDesign(deps, requireAdmin(await request.actor()), request.body),
  }));
  serve(app, calls.updateDesign, async (request) => ({
    design: await updateDesign(deps, requireAdmin(await request.actor()), request.params.id, request.body),
  }));
  serve(app, calls.offerDesign, async (request) => ({
    design: await offerDesign(deps, requireAdmin(await request.actor()), request.params.id, request.body.offered),
  }));
};
