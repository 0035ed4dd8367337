import * as calls from '@jyotiratna/contract/admin/collections';
import { requireAdmin } from '../../accounts/actor.ts';
import { collectionKind } from '../../content/collections/collection-kind.ts';
import { orderDocuments } from '../../documents/order-documents.ts';
import { imageForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addImage } from './add-image.ts';
import * as collections from './collections.ts';
import { deleteDocument } from './delete-document.ts';

/** A long text in both languages, at three bytes for a letter of Devanagari. */
const bodyLimit = 512 * 1024;

/** The owner's collections of remedies. */
export const adminCollectionRoutes: Routes = async (app, { deps }) => {
  const all = async () => ({ collections: await collections.listAdminCollections(deps) });
  serve(app, calls.listAdminCollectionsRoute, all);

  serve(app, calls.getAdminCollectionRoute, async ({ params }) => ({
    collection: await collections.getAdminCollection(deps, params.id),
  }));

  serve(app, calls.addCollectionRoute, async (request) => ({
    collection: await collections.addCollection(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(app, calls.orderCollectionsRoute, async (request) => {
    await orderDocuments(deps, requireAdmin(await request.actor()), collectionKind, request.body.ids);
    return all();
  });

  serve(
    app,
    calls.saveCollectionRoute,
    async (request) => {
      const edit = { ...request.params, ...request.body };
      return { collection: await collections.saveCollection(deps, requireAdmin(await request.actor()), edit) };
    },
    { bodyLimit },
  );

  serve(app, calls.publishCollectionRoute, async (request) => {
    const edit = { ...request.params, ...request.body };
    return { collection: await collections.publishCollection(deps, requireAdmin(await request.actor()), edit) };
  });

  serve(app, calls.withdrawCollectionRoute, async (request) => {
    const edit = { ...request.params, ...request.body };
    return { collection: await collections.withdrawCollection(deps, requireAdmin(await request.actor()), edit) };
  });

  serve(app, calls.restoreCollectionRoute, async (request) => {
    const edit = { ...request.params, ...request.body };
    return { collection: await collections.restoreCollection(deps, requireAdmin(await request.actor()), edit) };
  });

  serve(app, calls.deleteCollectionRoute, async (request) => {
    const updated = { ...request.params, ...request.body };
    await deleteDocument(deps, requireAdmin(await request.actor()), collectionKind, updated);
    return { success: true as const };
  });

  serve(app, calls.previewCollectionRoute, async ({ params }) => collections.previewCollection(deps, params.id));

  serve(app, calls.addCollectionImage, async (request) => {
    const admin = requireAdmin(await request.actor());
    const form = await readForm(request, imageForm);
    return { picture: await addImage(deps, admin, collectionKind, { ...request.params, form }) };
  });
};
