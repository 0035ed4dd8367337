import type { AdminCoupon, CouponBody, CouponEdit } from '../calls/admin-coupons.ts';
import type { AuditList, AuditQuery, Dashboard, MailList, MailPreview } from '../calls/admin-desk.ts';
import type { AdminOrder, RefundOrderBody, ShipOrderBody } from '../calls/admin-orders.ts';
import type { AdminProduct, AdminProductList, AdminProductQuery, ImportReport } from '../calls/admin-products.ts';
import { type Call, type CallOptions, queryString } from './call.ts';

type ProductReply = { product: AdminProduct };
type OrderReply = { order: AdminOrder };
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

    dashboard: () => call<Dashboard>('GET', '/admin/dashboard'),
    audit: (query: AuditQuery = {}) => call<AuditList>('GET', `/admin/audit${queryString(query)}`),
    mails: () => call<MailList>('GET', '/admin/mails'),
    mail: (id: string) => call<MailPreview>('GET', `/admin/mails/${at(id)}`),

    order: (id: string) => call<OrderReply>('GET', `/admin/orders/${at(id)}`),
    /** Paths of PDFs, for links; documents issued so far stand in the order's `documents`. */
    invoicePath: (id: string) => `/api/admin/orders/${at(id)}/invoice.pdf`,
    packOrder: (id: string) => call<OrderReply>('POST', `/admin/orders/${at(id)}/pack`),
    shipOrder: (id: string, body: ShipOrderBody) => call<OrderReply>('POST', `/admin/orders/${at(id)}/ship`, body),
    deliverOrder: (id: string) => call<OrderReply>('POST', `/admin/orders/${at(id)}/deliver`),
    cancelOrder: (id: string, body: { reason?: string } = {}) =>
      call<OrderReply>('POST', `/admin/orders/${at(id)}/cancel`, body),
    refundOrder: (id: string, body: RefundOrderBody) =>
      call<OrderReply>('POST', `/admin/orders/${at(id)}/refund`, body),
    resendConfirmation: (id: string, key: string) =>
      call<OrderReply>('POST', `/admin/orders/${at(id)}/resend`, { key }),

    coupons: () => call<{ coupons: AdminCoupon[] }>('GET', '/admin/coupons'),
    coupon: (id: string) => call<{ coupon: AdminCoupon }>('GET', `/admin/coupons/${at(id)}`),
    addCoupon: (body: CouponBody) => call<CouponSaved>('POST', '/admin/coupons/add', body),
    /** 409 `stale_edit` carries a `StaleCoupon` in the error's body. */
    updateCoupon: (id: string, body: CouponEdit) => call<CouponSaved>('PUT', `/admin/coupons/${at(id)}`, body),
    deleteCoupon: (id: string) => call<{ success: true }>('DELETE', `/admin/coupons/${at(id)}`),
  };
}
