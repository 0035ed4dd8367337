import { errorMessage, indianDate, ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/admin/products';
import { changeStoneRates } from '@jyotiratna/contract/admin/stones';
import { requireAdmin } from '../../accounts/actor.ts';
import { csvForm, imageForm, readForm, reportForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addProduct } from './add-product.ts';
import { changeRates } from './change-rates.ts';
import { exportProducts } from './csv/export-products.ts';
import { importProducts } from './csv/import-products.ts';
import { deleteProduct } from './delete-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { featureProduct } from './feature-product.ts';
import { getAdminProduct, listAdminProducts } from './list-products.ts';
import { publishProducts } from './publish-products.ts';
import { putReport, removeReport } from './report-file.ts';
import { setImages } from './set-pictures.ts';
import { updateProduct } from './update-product.ts';

/** Adding, changing and deleting remedies. The two forms are multipart: a body schema cannot describe them. */
export const adminProductRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listAdminProducts, async (request) => listAdminProducts(deps, request.query));

  serve(app, calls.exportProducts, async (_request, reply) => {
    return reply
      .header('content-disposition', `attachment; filename="remedies-${indianDate(deps.clock.now())}.csv"`)
      .send(await exportProducts(deps));
  });

  serve(app, calls.importProducts, async (request) => {
    const admin = requireAdmin(await request.actor());
    const [bytes] = (await readForm(request, csvForm)).files;
    if (!bytes) throw new ShopError('invalid_input', { fields: { file: errorMessage('csv_needed') } });
    return importProducts(deps, admin, { bytes, dryRun: request.query.dryRun === 'true' });
  });

  serve(app, changeStoneRates, async (request) => changeRates(deps, requireAdmin(await request.actor()), request.body));

  serve(app, calls.getAdminProduct, async (request) => ({ product: await getAdminProduct(deps, request.params.id) }));

  serve(app, calls.addProduct, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { product: await addProduct(deps, admin, await readForm(request, imageForm)) };
  });

  serve(app, calls.updateProduct, async (request) => {
    const admin = requireAdmin(await request.actor());
    const form = await readForm(request, imageForm);
    return { product: await updateProduct(deps, admin, { id: request.params.id, ...form }) };
  });

  serve(app, calls.setProductImages, async (request) => {
    const admin = requireAdmin(await request.actor());
    const form = await readForm(request, imageForm);
    return { product: await setImages(deps, admin, { id: request.params.id, ...form }) };
  });

  serve(app, calls.putReport, async (request) => {
    const admin = requireAdmin(await request.actor());
    const [file] = (await readForm(request, reportForm)).files;
    return { product: await putReport(deps, admin, request.params.id, file) };
  });

  serve(app, calls.removeReport, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { product: await removeReport(deps, admin, request.params.id) };
  });

  serve(app, calls.deleteProduct, async (request) => {
    await deleteProduct(deps, requireAdmin(await request.actor()), request.params.id);
    return { success: true as const };
  });

  serve(app, calls.publishProducts, async (request) => ({
    products: await publishProducts(deps, requireAdmin(await request.actor()), request.body),
  }));

  serve(app, calls.duplicateProduct, async (request) => ({
    product: await duplicateProduct(deps, requireAdmin(await request.actor()), request.params.id),
  }));

  serve(app, calls.featureProduct, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { product: await featureProduct(deps, admin, { ...request.params, ...request.body }) };
  });
};
