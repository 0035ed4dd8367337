import * as calls from '@jyotiratna/contract/catalogue';
import { listCompanionsRoute } from '@jyotiratna/contract/companions';
import { listDesignsRoute as getDesigns } from '@jyotiratna/contract/designs';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveCached } from '../platform/http/serve-cached.ts';
import { listCompanions } from './companions/list-companions.ts';
import { listDesigns } from './designs/list-designs.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';

const mib = 1024 * 1024;
/** Cache capacities in bytes: lists, single products, and related products. */
const [ofLists, ofProducts, ofCompanions] = [10 * mib, 5 * mib, 8 * mib];

/** The public catalogue. */
export const catalogueRoutes: Routes = async (app, { deps }) => {
  serve(app, getDesigns, () => listDesigns(deps));

  serveCached(
    app,
    deps,
    calls.listProductsRoute,
    async (request) => listProducts(deps, request.query),
    {
      capacityBytes: ofLists,
      defaults: { category: 'all', sort: 'newest' },
    },
  );

  serveCached(
    app,
    deps,
    calls.getProductRoute,
    async (request) => ({ product: await getProduct(deps, request.params.key) }),
    {
      capacityBytes: ofProducts,
    },
  );

  serveCached(
    app,
    deps,
    listCompanionsRoute,
    async (request) => listCompanions(deps, request.params.key),
    {
      capacityBytes: ofCompanions,
    },
  );
};
