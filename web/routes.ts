import { sourceLocale } from '@jyotiratna/contract';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { builtLocale } from './built-locale.ts';

/** The administrators' screens, in every language as the shop's own. */
const admin = [
  layout('layouts/night.tsx', [
    route('admin/login', 'routes/admin.login.tsx'),
    route('admin/register', 'routes/admin.register.tsx'),
    route('admin/password', 'routes/admin.password.tsx'),
    route('admin/second-factor', 'routes/admin.second-factor.tsx'),
  ]),
  layout('layouts/admin.tsx', [
    route('admin', 'routes/admin.home.tsx'),
    route('admin/remedies', 'routes/admin.remedies.tsx'),
    // The same screen by the name that links of the specification use.
    route('admin/products', 'routes/admin.remedies.tsx', { id: 'admin.products' }),
    route('admin/remedies/add', 'routes/admin.remedies.add.tsx'),
    route('admin/coupons', 'routes/admin.coupons.tsx'),
    route('admin/coupons/add', 'routes/admin.coupons.add.tsx'),
    route('admin/orders', 'routes/admin.orders.tsx'),
    route('admin/orders/:id', 'routes/admin.order.tsx'),
    route('admin/customers', 'routes/admin.customers.tsx'),
    route('admin/customers/:key', 'routes/admin.customer.tsx'),
    route('admin/stock', 'routes/admin.stock.tsx'),
    route('admin/reports', 'routes/admin.reports.tsx'),
    route('admin/reports/filing', 'routes/admin.reports.filing.tsx'),
    route('admin/returns', 'routes/admin.returns.tsx'),
    route('admin/reviews', 'routes/admin.reviews.tsx'),
    route('admin/parties', 'routes/admin.parties.tsx'),
    route('admin/law', 'routes/admin.law.tsx'),
    route('admin/claims', 'routes/admin.claims.tsx'),
    route('admin/delivery', 'routes/admin.delivery.tsx'),
    route('admin/bookings', 'routes/admin.bookings.tsx'),
    route('admin/consultations', 'routes/admin.consultations.tsx'),
    route('admin/messages', 'routes/admin.messages.tsx'),
    route('admin/newsletter', 'routes/admin.newsletter.tsx'),
    route('admin/team', 'routes/admin.team.tsx'),
    route('admin/audit', 'routes/admin.audit.tsx'),
    route('admin/metals', 'routes/admin.metals.tsx'),
    route('admin/designs', 'routes/admin.designs.tsx'),
    route('admin/designs/add', 'routes/admin.designs.add.tsx'),
    route('admin/articles', 'routes/admin.articles.tsx'),
    route('admin/articles/:id', 'routes/admin.article.tsx'),
    route('admin/pages', 'routes/admin.pages.tsx'),
    route('admin/pages/:id', 'routes/admin.page.tsx'),
    route('admin/faqs', 'routes/admin.faqs.tsx'),
    route('admin/healers', 'routes/admin.healers.tsx'),
    route('admin/healers/:id', 'routes/admin.healer.tsx'),
    route('admin/move-in', 'routes/admin.move-in.tsx'),
    route('admin/redirects', 'routes/admin.redirects.tsx'),
    route('admin/tokens', 'routes/admin.tokens.tsx'),
    route('admin/webhooks', 'routes/admin.webhooks.tsx'),
    route('admin/webhooks/:id', 'routes/admin.webhook.tsx'),
    route('admin/settings', 'routes/admin.settings.tsx'),
    route('admin/taxes', 'routes/admin.taxes.tsx'),
    route('admin/mails', 'routes/admin.mails.tsx'),
    route('admin/account', 'routes/admin.account.tsx'),
  ]),
];

/** One of each for all languages. */
const forAllLanguages = [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap-panchang.xml', 'routes/sitemap-panchang.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sw.js', 'routes/service-worker.ts'),
];

/**
 * Every URL of the shop; the Hindi build has them below `/hi`. Layouts give the frame: header and footer of the shop, of a
 * narrow task, of a conversation, of the administration.
 */
export default [
  layout('layouts/shop.tsx', [
    index('routes/home.tsx'),
    route('remedies', 'routes/remedies.tsx'),
    route('remedies/:slug', 'routes/remedy.tsx'),
    // A remedy as its page will show it, for administrators, in both languages.
    route('admin/remedies/:id/preview', 'routes/admin.remedies.preview.tsx'),
    route('stones', 'routes/stones.tsx'),
    route('stones/:stone', 'routes/stone-landing.tsx'),
    route('graha/:graha', 'routes/graha-landing.tsx'),
    route('rashi/:rashi', 'routes/rashi-landing.tsx'),
    route('purpose/:purpose', 'routes/purpose-landing.tsx'),
    route('tools/:tool', 'routes/tool-page.tsx'),
    route('pages/:slug', 'routes/own-page.tsx'),
    route('kundli', 'routes/kundli.tsx'),
    route('kundli-matching', 'routes/kundli-matching.tsx'),
    route('horoscope', 'routes/horoscope.tsx'),
    route('horoscope/:sign', 'routes/sign-horoscope.tsx'),
    route('horoscope/:sign/:period', 'routes/sign-period.tsx'),
    route('panchang', 'routes/panchang.tsx'),
    route('panchang/:city/month/:month', 'routes/panchang.month.tsx'),
    route('panchang/:city/:date', 'routes/panchang.day.tsx'),
    route('spiritual-healers', 'routes/spiritual-healers.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('wishlist', 'routes/wishlist.tsx'),
    route('order-confirmation', 'routes/order-confirmation.tsx'),
    route('order/:id', 'routes/order.tsx'),
    route('booking/:id', 'routes/booking.tsx'),
    route('user/profile', 'routes/user.profile.tsx'),
    route('sessions', 'routes/sessions.tsx'),
    route('sessions/new', 'routes/sessions.new.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog-article.tsx'),
    route('preview/articles/:id', 'routes/preview.article.tsx'),
    route('preview/pages/:id', 'routes/preview.page.tsx'),
    route('preview/faqs', 'routes/preview.faqs.tsx'),
    route('preview/healers/:id', 'routes/preview.healer.tsx'),
    route('careers', 'routes/careers.tsx'),
    route('faqs', 'routes/faqs.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact-us', 'routes/contact-us.tsx'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
    route('stock-alerts/confirm', 'routes/stock-alert-confirm.tsx'),
    route('stock-alerts/leave', 'routes/stock-alert-leave.tsx'),
    route('cart-reminders/restore', 'routes/cart-reminder-restore.tsx'),
    route('cart-reminders/leave', 'routes/cart-reminder-leave.tsx'),
    route('daily-chart/leave', 'routes/daily-chart-leave.tsx'),
    route('ring-size', 'routes/ring-size.tsx'),
    route('refund-policy', 'routes/refund-policy.tsx'),
    route('shipping-policy', 'routes/shipping-policy.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('terms-conditions', 'routes/terms-conditions.tsx'),
    // The address of a product in other shops, and another name that the specification uses.
    route('products/:id', 'routes/redirect-product.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),

  layout('layouts/room.tsx', [route('sessions/:id', 'routes/session.tsx'), route('healer', 'routes/healer.tsx')]),

  layout('layouts/slim.tsx', [
    route('checkout', 'routes/checkout.tsx'),
    route('healer/clients', 'routes/healer.clients.tsx'),
    route('healer/profile', 'routes/healer.profile.tsx'),
    route('healer/login', 'routes/healer.login.tsx'),
    route('healer/register', 'routes/healer.register.tsx'),
    route('user/login', 'routes/user.login.tsx'),
    route('user/register', 'routes/user.register.tsx'),
    route('user/forgot-password', 'routes/user.forgot-password.tsx'),
    route('user/reset-password', 'routes/user.reset-password.tsx'),
    route('user/verify-email', 'routes/user.verify-email.tsx'),
    route('user/email-back', 'routes/user.email-back.tsx'),
    route('user/google/callback', 'routes/user.google.callback.tsx'),
  ]),
  ...admin,

  ...(builtLocale === sourceLocale ? forAllLanguages : []),
  route('offline.html', 'routes/offline.ts'),

  // A city's today.
  route('panchang/:city', 'routes/panchang.city.ts'),

  // Other names that the specification uses for a page above.
  route('login', 'routes/redirect-login.ts'),
  route('contact', 'routes/redirect-contact.ts'),
  route('tools/ring-size', 'routes/redirect-ring-size.ts'),
] satisfies RouteConfig;
