import type { AdminCoupon, CouponBody } from '../calls/admin-coupons.ts';
import type { AdminProduct, AdminProductList, AdminProductQuery, ImportReport } from '../calls/admin-products.ts';
import { type Call, type CallOptions, queryString } from './call.ts';

type ProductReply = { product: AdminProduct };
type CouponSaved = { success: true; coupon: AdminCoupon; message: string };

const at = encodeURIComponent;

/** What administrators do. Forms are `FormData`, their fields those of `calls/admin-products.ts`. */
export function createAdminCalls(call: Call) {
  return {
    products: (query: AdminProductQuery = {}, options?: CallOptions) =>
      call<AdminProductList>('GET', `/admin/products${queryString(query)}`, undefined, options),
    product: (id: string) => call<ProductReply>('GET', `/admin/products/${at(id)}`),
    addProduct: (form: FormData) => call<ProductReply>('POST', '/admin/add/product', form),
    /** 409 `stale_edit` carries a `StaleProduct` in the error's body. */
    updateProduct: (id: string, form: FormData) => call<ProductReply>('PUT', `/admin/product/${at(id)}`, form),
    deleteProduct: (id: string) => call<{ success: true }>('DELETE', `/admin/product/${at(id)}`),
    featureProduct: (id: string, isFeatured: boolean) =>
      call<ProductReply>('POST', `/admin/products/${at(id)}/feature`, { isFeatured }),
    /** The path of the CSV file, for a link. */
    exportPath: '/api/admin/products/export.csv',
    /** `form` holds the CSV as `file`. */
    importProducts: (form: FormData, { dryRun }: { dryRun: boolean }) =>
      call<ImportReport>('POST', `/admin/products/import?dryRun=${dryRun}`, form),

    coupons: () => call<{ coupons: AdminCoupon[] }>('GET', '/admin/coupons'),
    coupon: (id: string) => call<{ coupon: AdminCoupon }>('GET', `/admin/coupons/${at(id)}`),
    addCoupon: (body: CouponBody) => call<CouponSaved>('POST', '/admin/coupons/add', body),
    updateCoupon: (id: string, body: CouponBody) => call<CouponSaved>('PUT', `/admin/coupons/${at(id)}`, body),
    deleteCoupon: (id: string) => call<{ success: true }>('DELETE', `/admin/coupons/${at(id)}`),
  };
}
