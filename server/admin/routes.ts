import { invoiceRoutes } from '../orders/invoices/routes.ts';
import { takeForms } from '../platform/http/read-form.ts';
import type { Routes } from '../platform/http/routes.ts';
import { adminHealerRoutes } from './content/healer-routes.ts';
import { adminContentRoutes } from './content/routes.ts';
import { adminCouponRoutes } from './coupons/routes.ts';
import { adminCustomerRoutes } from './customers/routes.ts';
import { adminDeliveryRoutes } from './delivery/routes.ts';
import { adminDesignRoutes } from './designs/routes.ts';
import { metalRateRoutes } from './metal-rates.ts';
import { adminOrderRoutes } from './orders/routes.ts';
import { adminOverviewRoutes } from './overview-routes.ts';
import { adminProductRoutes } from './products/routes.ts';
import { adminReportRoutes } from './reports/routes.ts';
import { adminReturnRoutes } from './returns/routes.ts';
import { adminReviewRoutes } from './reviews/routes.ts';
import { adminSettingRoutes } from './settings/routes.ts';
import { adminStockRoutes } from './stock/routes.ts';

/** Everything that only administrators may call. */
export const adminRoutes: Routes = async (app, options) => {
  await takeForms(app);
  await app.register(adminProductRoutes, options);
  await app.register(metalRateRoutes, options);
  await app.register(adminDesignRoutes, options);
  await app.register(adminContentRoutes, options);
  await app.register(adminHealerRoutes, options);
  await app.register(adminCouponRoutes, options);
  await app.register(adminOrderRoutes, options);
  await app.register(adminCustomerRoutes, options);
  await app.register(adminDeliveryRoutes, options);
  await app.register(adminReturnRoutes, options);
  await app.register(adminReviewRoutes, options);
  await app.register(adminReportRoutes, options);
  await app.register(adminSettingRoutes, options);
  await app.register(adminStockRoutes, options);
  await app.register(adminOverviewRoutes, options);
  await app.register(invoiceRoutes, options);
};
