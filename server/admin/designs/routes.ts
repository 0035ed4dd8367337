import * as calls from '@jyotiratna/contract/admin/designs';
import { requireAdmin } from '../../accounts/actor.ts';
import { imageForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addDesign, moveDesign, offerDesign, readAdminDesigns, updateDesign } from './designs.ts';
import { removeImage, setImage } from './image.ts';

/** Setting designs for stones: list, add, edit, image, order, withdraw. */
export const adminDesignRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listAdminDesigns, async () => ({ designs: await readAdminDesigns(deps) }));
  serve(app, calls.addDesignRoute, async (request) => ({
    design: await addDesign(deps, requireAdmin(await request.actor()), request.body),
  }));
  serve(app, calls.updateDesignRoute, async (request) => ({
    design: await updateDesign(
      deps,
      requireAdmin(await request.actor()),
      request.params.id,
      request.body,
    ),
  }));
  serve(app, calls.offerDesignRoute, async (request) => ({
    design: await offerDesign(
      deps,
      requireAdmin(await request.actor()),
      request.params.id,
      request.body.offered,
    ),
  }));
  serve(app, calls.setDesignImageRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return {
      design: await setImage(deps, admin, request.params, await readForm(request, imageForm)),
    };
  });
  serve(app, calls.removeDesignImage, async (request) => ({
    design: await removeImage(deps, requireAdmin(await request.actor()), request.params),
  }));
  serve(app, calls.setMetalImageRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return {
      design: await setImage(deps, admin, request.params, await readForm(request, imageForm)),
    };
  });
  serve(app, calls.removeMetalImageRoute, async (request) => ({
    design: await removeImage(deps, requireAdmin(await request.actor()), request.params),
  }));
  serve(app, calls.moveDesignRoute, async (request) => ({
    designs: await moveDesign(
      deps,
      requireAdmin(await request.actor()),
      request.params.id,
      request.body.by,
    ),
  }));
};
