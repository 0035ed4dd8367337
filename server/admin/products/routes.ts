import { errorMessage, indianDate, ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/admin/products';
import { changeStoneRates } from '@jyotiratna/contract/admin/stones';
import { requireAdmin } from '../../accounts/actor.ts';
import {
  csvForm,
  framesForm,
  imageForm,
  readForm,
  reportForm,
  videoForm,
} from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addProduct } from './add-product.ts';
import { changeRates } from './change-rates.ts';
import { exportProducts } from './csv/export-products.ts';
import { importProducts } from './csv/import-products.ts';
import { deleteProduct } from './delete-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { featureProduct } from './feature-product.ts';
import { putFrames, removeFrames } from './frame-files.ts';
import { getAdminProduct, listAdminProducts } from './list-products.ts';
import { publishProducts } from './publish-products.ts';
import { putReport, removeReport } from './report-file.ts';
import { setImages } from './set-images.ts';
import { updateProduct } from './update-product.ts';
import { putVideo, removeVideo } from './video-file.ts';

/**
 * Endpoints to add, change and delete remedies. The two forms are multipart, which a body schema
 * cannot describe.
 */
export const adminProductRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listAdminProductsRoute, async (request) =>
    listAdminProducts(deps, request.query),
  );

  serve(app, calls.exportProductsRoute, async (_request, reply) => {
    return reply
      .header(
        'content-disposition',
        `attachment; filename="remedies-${indianDate(deps.clock.now())}.csv"`,
      )
      .send(await exportProducts(deps));
  });

  serve(app, calls.importProductsRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    const [bytes] = (await readForm(request, csvForm)).files;
    if (!bytes)
      throw new ShopError('invalid_input', { fields: { file: errorMessage('csv_needed') } });
    return importProducts(deps, admin, { bytes, dryRun: request.query.dryRun === 'true' });
  });

  serve(app, changeStoneRates, async (request) =>
    changeRates(deps, requireAdmin(await request.actor()), request.body),
  );

  serve(app, calls.getAdminProductRoute, async (request) => ({
    product: await getAdminProduct(deps, request.params.id),
  }));

  serve(app, calls.addProductRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { product: await addProduct(deps, admin, await readForm(request, imageForm)) };
  });

  serve(app, calls.updateProductRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    const form = await readForm(request, imageForm);
    return { product: await updateProduct(deps, admin, { id: request.params.id, ...form }) };
  });

  serve(app, calls.setProductImagesRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    const form = await readForm(request, imageForm);
    return { product: await setImages(deps, admin, { id: request.params.id, ...form }) };
  });

  serve(app, calls.putReportRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    const [file] = (await readForm(request, reportForm)).files;
    return { product: await putReport(deps, admin, request.params.id, file) };
  });

  serve(app, calls.removeReportRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { product: await removeReport(deps, admin, request.params.id) };
  });

  serve(app, calls.putFilmRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    const [file] = (await readForm(request, videoForm)).files;
    return { product: await putVideo(deps, admin, request.params.id, file) };
  });

  serve(app, calls.removeFilmRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { product: await removeVideo(deps, admin, request.params.id) };
  });

  serve(app, calls.putFramesRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    const { files } = await readForm(request, framesForm);
    return { product: await putFrames(deps, admin, request.params.id, files) };
  });

  serve(app, calls.removeFramesRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { product: await removeFrames(deps, admin, request.params.id) };
  });

  serve(app, calls.deleteProductRoute, async (request) => {
    await deleteProduct(deps, requireAdmin(await request.actor()), request.params.id);
    return { success: true as const };
  });

  serve(app, calls.publishProductsRoute, async (request) => ({
    products: await publishProducts(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(app, calls.duplicateProductRoute, async (request) => ({
    product: await duplicateProduct(deps, requireAdmin(await request.actor()), request.params.id),
  }));

  serve(app, calls.featureProductRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { product: await featureProduct(deps, admin, { ...request.params, ...request.body }) };
  });
};
