import type { Product, ProductList, ProductQuery } from '../calls/catalogue.ts';
import type { PublicConfig } from '../calls/config.ts';
import { type Call, type CallOptions, queryString } from './call.ts';

export function createCatalogueCalls(call: Call) {
  return {
    list: (query: ProductQuery = {}, options?: CallOptions) =>
      call<ProductList>('GET', `/products${queryString(query)}`, undefined, options),
    /** By slug, else by id. */
    get: (key: string, options?: CallOptions) =>
      call<{ product: Product }>('GET', `/products/${encodeURIComponent(key)}`, undefined, options),
    config: (options?: CallOptions) => call<PublicConfig>('GET', '/config', undefined, options),
  };
}
