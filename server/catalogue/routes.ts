import { getProduct as getProductCall, listProducts as listProductsCall } from '@jyotiratna/contract/calls/catalogue';
import type { Routes } from '../platform/http/routes.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';

/** The catalogue that everyone sees. */
export const catalogueRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/products',
    {
      config: { access: 'public' },
      schema: { tags: ['Catalogue'], querystring: listProductsCall.query, response: { 200: listProductsCall.reply } },
    },
    async (request) => listProducts(deps, request.query),
  );

  app.get(
    '/products/:key',
    {
      config: { access: 'public' },
      schema: { tags: ['Catalogue'], params: getProductCall.params, response: { 200: getProductCall.reply } },
    },
    async (request) => ({ product: await getProduct(deps, request.params.key) }),
  );
};
