import type { AdminProductQuery } from '@jyotiratna/contract';
import { listAdminProductsRoute } from '@jyotiratna/contract/admin/products';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/** The query key of all products; invalidated after a change of one of them. */
export const productsKey = ['admin', 'products'] as const;

/** Some products, for pages without a list of them. */
export const productsQuery = (query: AdminProductQuery) =>
  queryOptions({
    queryKey: [...productsKey, 'some', query],
    queryFn: ({ signal }) => api(listAdminProductsRoute, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
