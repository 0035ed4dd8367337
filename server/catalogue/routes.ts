import * as calls from '@jyotiratna/contract/catalogue';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';

/** The catalogue that everyone sees. */
export const catalogueRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listProducts, async (request) => listProducts(deps, request.query));

  serve(app, calls.getProduct, async (request) => ({ product: await getProduct(deps, request.params.key) }));
};
