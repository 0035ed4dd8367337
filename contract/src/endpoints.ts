import * as accounts from './accounts.ts';
import * as adminArchives from './admin/archives.ts';
import * as adminArticles from './admin/articles.ts';
import * as adminBookings from './admin/bookings.ts';
import * as adminCampaigns from './admin/campaigns.ts';
import * as adminClaims from './admin/claims.ts';
import * as adminClosings from './admin/closings.ts';
import * as adminCollections from './admin/collections.ts';
import * as adminConsultations from './admin/consultations.ts';
import * as adminCoupons from './admin/coupons.ts';
import * as adminCustomers from './admin/customers.ts';
import * as adminDashboard from './admin/dashboard.ts';
import * as adminDelivery from './admin/delivery.ts';
import * as adminDesigns from './admin/designs.ts';
import * as adminDraftOrders from './admin/draft-orders.ts';
import * as adminFaqs from './admin/faqs.ts';
import * as adminFiling from './admin/filing.ts';
import * as adminGiftCards from './admin/gift-cards.ts';
import * as adminHealers from './admin/healers.ts';
import * as adminImports from './admin/imports.ts';
import * as adminMessages from './admin/messages.ts';
import * as adminMetalRates from './admin/metal-rates.ts';
import * as adminNewsletter from './admin/newsletter.ts';
import * as adminNotices from './admin/notices.ts';
import * as adminOrderDocuments from './admin/order-documents.ts';
import * as adminOrders from './admin/orders.ts';
import * as adminPages from './admin/pages.ts';
import * as adminParcels from './admin/parcels.ts';
import * as adminParties from './admin/parties.ts';
import * as adminPrivacyRequests from './admin/privacy-requests.ts';
import * as adminProducts from './admin/products.ts';
import * as adminRedirects from './admin/redirects.ts';
import * as adminReports from './admin/reports.ts';
import * as adminReturns from './admin/returns.ts';
import * as adminReviews from './admin/reviews.ts';
import * as adminSearch from './admin/search.ts';
import * as adminSessionReviews from './admin/session-reviews.ts';
import * as adminSettings from './admin/settings.ts';
import * as adminSettlements from './admin/settlements.ts';
import * as adminStock from './admin/stock.ts';
import * as adminStones from './admin/stones.ts';
import * as adminTeam from './admin/team.ts';
import * as adminTexts from './admin/texts.ts';
import * as adminTokens from './admin/tokens.ts';
import * as adminWebhooks from './admin/webhooks.ts';
import * as advancedChart from './advanced-chart.ts';
import * as almanac from './almanac.ts';
import * as articles from './articles.ts';
import * as cart from './cart.ts';
import * as cartReminders from './cart-reminders.ts';
import * as catalogue from './catalogue.ts';
import * as chartParts from './chart-parts.ts';
import * as checkout from './checkout.ts';
import * as collections from './collections.ts';
import * as companions from './companions.ts';
import * as consultationDocuments from './consultation-documents.ts';
import * as consultationReports from './consultation-reports.ts';
import * as consultationSummary from './consultation-summary.ts';
import * as consultations from './consultations.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import * as delivery from './delivery.ts';
import * as designs from './designs.ts';
import * as draftOrders from './draft-orders.ts';
import { type Endpoint, isEndpoint } from './endpoint.ts';
import * as faqs from './faqs.ts';
import * as giftCards from './gift-cards.ts';
import * as healerCertificates from './healer-certificates.ts';
import * as healerClients from './healer-clients.ts';
import * as healerDashboard from './healer-dashboard.ts';
import * as healerProfiles from './healer-profiles.ts';
import * as healers from './healers.ts';
import * as horoscope from './horoscope.ts';
import * as kundli from './kundli.ts';
import * as matching from './matching.ts';
import * as newsletter from './newsletter.ts';
import * as notices from './notices.ts';
import * as orders from './orders.ts';
import * as pages from './pages.ts';
import * as parcels from './parcels.ts';
import * as passkeys from './passkeys.ts';
import * as payments from './payments.ts';
import * as phone from './phone.ts';
import * as privacy from './privacy.ts';
import * as privacyRequests from './privacy-requests.ts';
import * as push from './push.ts';
import * as returns from './returns.ts';
import * as reviews from './reviews.ts';
import * as savedKundlis from './saved-kundlis.ts';
import * as sessionReviews from './session-reviews.ts';
import * as stockAlerts from './stock-alerts.ts';
import * as storeCredit from './store-credit.ts';
import * as texts from './texts.ts';
import * as visits from './visits.ts';
import * as wallet from './wallet.ts';
import * as wishlist from './wishlist.ts';
import * as workshop from './workshop.ts';

/** Modules that declare endpoints, by their heading in the API documentation. */
const domains: Record<string, readonly object[]> = {
  Catalogue: [catalogue, designs, companions, collections],
  Cart: [cart],
  Wishlist: [wishlist, stockAlerts, cartReminders],
  Delivery: [delivery],
  Checkout: [checkout, giftCards, draftOrders],
  Payments: [payments],
  Orders: [orders, parcels, returns, reviews, workshop],
  Account: [accounts, passkeys, phone, push, privacy, privacyRequests, notices, storeCredit],
  Kundli: [kundli, savedKundlis, advancedChart, chartParts, matching],
  Almanac: [almanac, horoscope],
  Healers: [healerProfiles, healers, healerDashboard, healerClients, healerCertificates],
  Consultations: [
    consultations,
    consultationDocuments,
    consultationSummary,
    consultationReports,
    sessionReviews,
    wallet,
  ],
  Shop: [content, articles, faqs, pages, visits],
  Contact: [contact, texts],
  Newsletter: [newsletter],
  Administration: [
    adminArticles,
    adminFaqs,
    adminHealers,
    adminArchives,
    adminImports,
    adminBookings,
    adminCampaigns,
    adminClaims,
    adminCollections,
    adminConsultations,
    adminCoupons,
    adminCustomers,
    adminDashboard,
    adminSearch,
    adminDelivery,
    adminDesigns,
    adminDraftOrders,
    adminMetalRates,
    adminOrders,
    adminOrderDocuments,
    adminMessages,
    adminNewsletter,
    adminPages,
    adminParcels,
    adminParties,
    adminProducts,
    adminRedirects,
    adminStock,
    adminStones,
    adminReports,
    adminFiling,
    adminGiftCards,
    adminClosings,
    adminReturns,
    adminReviews,
    adminSessionReviews,
    adminNotices,
    adminPrivacyRequests,
    adminSettlements,
    adminSettings,
    adminTeam,
    adminTexts,
    adminTokens,
    adminWebhooks,
  ],
};

const declared = Object.entries(domains).flatMap(([heading, modules]) =>
  modules.flatMap((module) =>
    Object.entries(module)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, value]) => ({ name: name.replace(/Route$/, ''), endpoint: value, heading })),
  ),
);

/** Every endpoint of the contract with its documentation heading. */
export const endpoints: ReadonlyMap<Endpoint, string> = new Map(
  declared.map(({ endpoint, heading }): [Endpoint, string] => [endpoint, heading]),
);

/** The unique name of every endpoint, such as `listProducts`. */
export const endpointNames: ReadonlyMap<Endpoint, string> = new Map(
  declared.map(({ endpoint, name }): [Endpoint, string] => [endpoint, name]),
);
