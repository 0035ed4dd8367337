import type { Routes } from '../routes.ts';
import { adminCouponRoutes } from './coupons.ts';
import { adminDeskRoutes } from './desk.ts';
import { invoiceRoutes } from './invoices.ts';
import { adminOrderRoutes } from './orders.ts';
import { adminProductRoutes } from './products.ts';
import { takeForms } from './read-form.ts';

/** Everything that only administrators may call. */
export const adminRoutes: Routes = async (app, options) => {
  await takeForms(app);
  await app.register(adminProductRoutes, options);
  await app.register(adminCouponRoutes, options);
  await app.register(adminOrderRoutes, options);
  await app.register(adminDeskRoutes, options);
  await app.register(invoiceRoutes, options);
};
