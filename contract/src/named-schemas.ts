import { z } from 'zod';
import * as accounts from './accounts.ts';
import * as address from './address.ts';
import * as adminArticles from './admin/articles.ts';
import * as adminCampaigns from './admin/campaigns.ts';
import * as adminCollections from './admin/collections.ts';
import * as adminCoupons from './admin/coupons.ts';
import * as adminDelivery from './admin/delivery.ts';
import * as adminDesigns from './admin/designs.ts';
import * as adminFaqs from './admin/faqs.ts';
import * as adminHealers from './admin/healers.ts';
import * as adminImports from './admin/imports.ts';
import * as adminMessages from './admin/messages.ts';
import * as adminOrderRows from './admin/order-rows.ts';
import * as adminPages from './admin/pages.ts';
import * as adminParcels from './admin/parcels.ts';
import * as adminPrivacyRequests from './admin/privacy-requests.ts';
import * as adminProducts from './admin/products.ts';
import * as adminReturns from './admin/returns.ts';
import * as adminReviews from './admin/reviews.ts';
import * as adminSessionReviews from './admin/session-reviews.ts';
import * as adminSettlements from './admin/settlements.ts';
import * as adminStones from './admin/stones.ts';
import * as adminTeam from './admin/team.ts';
import * as adminTexts from './admin/texts.ts';
import * as adminTokens from './admin/tokens.ts';
import * as adminWebhooks from './admin/webhooks.ts';
import * as advancedChart from './advanced-chart.ts';
import * as almanacFields from './almanac-fields.ts';
import * as articles from './articles.ts';
import * as bundles from './bundles.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as chartParts from './chart-parts.ts';
import * as collections from './collections.ts';
import * as consultationMessages from './consultation-messages.ts';
import * as consultationSocket from './consultation-socket.ts';
import * as consultations from './consultations.ts';
import * as content from './content.ts';
import * as delivery from './delivery.ts';
import * as designs from './designs.ts';
import * as fields from './fields.ts';
import * as healerCertificates from './healer-certificates.ts';
import * as healerDashboard from './healer-dashboard.ts';
import * as healerProfiles from './healer-profiles.ts';
import * as healers from './healers.ts';
import * as kundli from './kundli.ts';
import * as lineExtras from './line-extras.ts';
import * as mailedLink from './mailed-link.ts';
import * as matching from './matching.ts';
import * as notices from './notices.ts';
import * as orderSources from './order-sources.ts';
import * as orders from './orders.ts';
import * as pages from './pages.ts';
import * as parcels from './parcels.ts';
import * as pricing from './pricing.ts';
import * as privacyRequests from './privacy-requests.ts';
import * as returns from './returns.ts';
import * as reviews from './reviews.ts';
import * as savedKundlis from './saved-kundlis.ts';
import * as sessionReviews from './session-reviews.ts';
import { itemAt } from './values/item-at.ts';
import * as variants from './variants.ts';
import * as workshop from './workshop.ts';

const modules: readonly object[] = [
  accounts,
  address,
  adminArticles,
  adminCampaigns,
  adminCollections,
  adminCoupons,
  adminDelivery,
  adminDesigns,
  adminFaqs,
  adminHealers,
  adminImports,
  adminOrderRows,
  adminMessages,
  adminPages,
  adminParcels,
  adminProducts,
  adminReturns,
  adminReviews,
  adminSessionReviews,
  adminPrivacyRequests,
  adminSettlements,
  adminStones,
  adminTeam,
  adminTexts,
  adminTokens,
  adminWebhooks,
  advancedChart,
  almanacFields,
  articles,
  bundles,
  cart,
  catalogue,
  chartParts,
  collections,
  consultationMessages,
  consultationSocket,
  consultations,
  content,
  delivery,
  designs,
  fields,
  healerDashboard,
  healerCertificates,
  healerProfiles,
  healers,
  kundli,
  savedKundlis,
  lineExtras,
  mailedLink,
  matching,
  orderSources,
  orders,
  pages,
  parcels,
  pricing,
  returns,
  privacyRequests,
  notices,
  reviews,
  sessionReviews,
  variants,
  workshop,
];

/** Whether a schema may have a name in the API description: objects, enumerations and unions. */
export function isNamed(value: unknown): value is z.ZodType {
  return value instanceof z.ZodObject || value instanceof z.ZodEnum || value instanceof z.ZodUnion;
}

const pascalCase = (name: string) => itemAt(name, 0).toUpperCase() + name.slice(1);

/** Schemas exported by modules of the contract, with their name in the API description. */
export const namedSchemas: ReadonlyMap<z.ZodType, string> = new Map(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]): [z.ZodType, string][] =>
      isNamed(value) ? [[value, pascalCase(name)]] : [],
    ),
  ),
);
