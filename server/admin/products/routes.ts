import { ShopError, sentence } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/calls/admin-products';
import { requireAdmin } from '../../accounts/actor.ts';
import { csvForm, pictureForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { addProduct } from './add-product.ts';
import { exportProducts } from './csv/export-products.ts';
import { importProducts } from './csv/import-products.ts';
import { deleteProduct } from './delete-product.ts';
import { featureProduct } from './feature-product.ts';
import { getAdminProduct, listAdminProducts } from './list-products.ts';
import { updateProduct } from './update-product.ts';

const tags = ['Administration'];
const config = { access: 'admin' } as const;

/** Adding, changing and deleting remedies. The two forms are multipart: a body schema cannot describe them. */
export const adminProductRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/admin/products',
    {
      config,
      schema: { tags, querystring: calls.listAdminProducts.query, response: { 200: calls.listAdminProducts.reply } },
    },
    async (request) => listAdminProducts(deps, request.query),
  );

  app.get('/admin/products/export.csv', { config, schema: { tags } }, async (_request, reply) => {
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="remedies-${day}.csv"`)
      .send(await exportProducts(deps));
  });

  app.post(
    '/admin/products/import',
    {
      config,
      schema: {
        tags,
        consumes: ['multipart/form-data'],
        querystring: calls.importProducts.query,
        response: { 200: calls.importProducts.reply },
      },
    },
    async (request) => {
      const admin = requireAdmin(await request.actor());
      const [bytes] = (await readForm(request, csvForm)).files;
      if (!bytes) throw new ShopError('invalid_input', { fields: { file: sentence('csv_needed') } });
      return importProducts(deps, admin, { bytes, dryRun: request.query.dryRun === 'true' });
    },
  );

  app.get(
    '/admin/products/:id',
    { config, schema: { tags, params: calls.getAdminProduct.params, response: { 200: calls.getAdminProduct.reply } } },
    async (request) => ({ product: await getAdminProduct(deps, request.params.id) }),
  );

  app.post(
    '/admin/add/product',
    { config, schema: { tags, consumes: ['multipart/form-data'], response: { 200: calls.addProduct.reply } } },
    async (request) => {
      const admin = requireAdmin(await request.actor());
      return { product: await addProduct(deps, admin, await readForm(request, pictureForm)) };
    },
  );

  app.put(
    '/admin/product/:id',
    {
      config,
      schema: {
        tags,
        consumes: ['multipart/form-data'],
        params: calls.updateProduct.params,
        response: { 200: calls.updateProduct.reply },
      },
    },
    async (request) => {
      const admin = requireAdmin(await request.actor());
      const form = await readForm(request, pictureForm);
      return { product: await updateProduct(deps, admin, { id: request.params.id, ...form }) };
    },
  );

  app.delete(
    '/admin/product/:id',
    { config, schema: { tags, params: calls.deleteProduct.params, response: { 200: calls.deleteProduct.reply } } },
    async (request) => {
      await deleteProduct(deps, requireAdmin(await request.actor()), request.params.id);
      return { success: true as const };
    },
  );

  app.post(
    '/admin/products/:id/feature',
    {
      config,
      schema: {
        tags,
        params: calls.featureProduct.params,
        body: calls.featureProduct.body,
        response: { 200: calls.featureProduct.reply },
      },
    },
    async (request) => {
      const admin = requireAdmin(await request.actor());
      return { product: await featureProduct(deps, admin, { ...request.params, ...request.body }) };
    },
  );
};
