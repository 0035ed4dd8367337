import * as calls from '@jyotiratna/contract/catalogue';
import { listDesignsRoute as getDesigns } from '@jyotiratna/contract/designs';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveCached } from '../platform/http/serve-cached.ts';
import { listDesigns } from './designs/list-designs.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';

/** Cache capacity in bytes of lists and of single products. */
const [ofLists, ofProducts] = [10 * 1024 * 1024, 5 * 1024 * 1024];

/** The public catalogue. */
export const catalogueRoutes: Routes = async (app, { deps }) => {
  serve(app, getDesigns, () => listDesigns(deps));

  serveCached(app, deps, calls.listProductsRoute, async (request) => listProducts(deps, request.query), {
    capacityBytes: ofLists,
    defaults: { category: 'all', sort: 'newest' },
  });

  serveCached(
    app,
    deps,
    calls.getProductRoute,
    async (request) => ({ product: await getProduct(deps, request.params.key) }),
    {
      capacityBytes: ofProducts,
    },
  );
};
