import * as calls from '@jyotiratna/contract/catalogue';
import { listDesigns as getDesigns } from '@jyotiratna/contract/designs';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveKept } from '../platform/http/serve-kept.ts';
import { listDesigns } from './designs/list-designs.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';

/** Bytes of lists and of single products that are kept. */
const [ofLists, ofProducts] = [10 * 1024 * 1024, 5 * 1024 * 1024];

/** The catalogue that everyone sees. */
export const catalogueRoutes: Routes = async (app, { deps }) => {
  serve(app, getDesigns, () => listDesigns(deps));

  serveKept(app, deps, calls.listProducts, async (request) => listProducts(deps, request.query), {
    capacityBytes: ofLists,
    defaults: { category: 'all', sort: 'newest' },
  });

  serveKept(app, deps, calls.getProduct, async (request) => ({ product: await getProduct(deps, request.params.key) }), {
    capacityBytes: ofProducts,
  });
};
