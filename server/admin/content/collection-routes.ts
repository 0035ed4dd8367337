import * as calls from '@jyotiratna/contract/admin/collections';
import { requireAdmin } from '../../accounts/actor.ts';
import { collectionKind } from '../../content/collections/collection-kind.ts';
import { orderDocuments } from '../../documents/order-documents.ts';
import { imageForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addImage } from './add-image.ts';
import {
  addCollection,
  listAdminCollections,
  presentAdminCollection,
  previewCollection,
} from './collections.ts';
import { documentHandlers, draftLimit } from './document-handlers.ts';

/** The owner's collections of remedies. */
export const adminCollectionRoutes: Routes = async (app, { deps }) => {
  const one = documentHandlers(deps, collectionKind, presentAdminCollection);
  const all = async () => ({ collections: await listAdminCollections(deps) });
  serve(app, calls.listAdminCollectionsRoute, all);

  serve(app, calls.getAdminCollectionRoute, async (request) => ({
    collection: await one.read(request),
  }));

  serve(app, calls.addCollectionRoute, async (request) => ({
    collection: await addCollection(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(app, calls.orderCollectionsRoute, async (request) => {
    await orderDocuments(
      deps,
      requireAdmin(await request.actor()),
      collectionKind,
      request.body.ids,
    );
    return all();
  });

  serve(
    app,
    calls.saveCollectionRoute,
    async (request) => ({ collection: await one.save(request) }),
    draftLimit,
  );

  serve(app, calls.publishCollectionRoute, async (request) => ({
    collection: await one.publish(request),
  }));

  serve(app, calls.withdrawCollectionRoute, async (request) => ({
    collection: await one.withdraw(request),
  }));

  serve(app, calls.restoreCollectionRoute, async (request) => ({
    collection: await one.restore(request),
  }));

  serve(app, calls.deleteCollectionRoute, (request) => one.remove(request));

  serve(app, calls.previewCollectionRoute, async ({ params }) =>
    previewCollection(deps, params.id),
  );

  serve(app, calls.addCollectionImage, async (request) => {
    const admin = requireAdmin(await request.actor());
    const form = await readForm(request, imageForm);
    return { picture: await addImage(deps, admin, collectionKind, { ...request.params, form }) };
  });
};
