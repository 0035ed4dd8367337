import * as calls from '@jyotiratna/contract/admin/designs';
import { requireAdmin } from '../../accounts/actor.ts';
import { imageForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addDesign, listDesigns, moveDesign, offerDesign, updateDesign } from './designs.ts';
import { removeImage, setImage } from './picture.ts';

/** The settings for stones: list, add, edit, show, order, withdraw. */
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
  serve(app, calls.setDesignImage, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { design: await setImage(deps, admin, request.params.id, await readForm(request, imageForm)) };
  });
  serve(app, calls.removeDesignImage, async (request) => ({
    design: await removeImage(deps, requireAdmin(await request.actor()), request.params.id),
  }));
  serve(app, calls.moveDesign, async (request) => ({
    designs: await moveDesign(deps, requireAdmin(await request.actor()), request.params.id, request.body.by),
  }));
};
