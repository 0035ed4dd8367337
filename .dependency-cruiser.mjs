/**
 * The domains in their order: each may import those before it, never one after it. `platform` knows
 * none of them.
 */
const domains = [
  'platform',
  'accounts',
  'texts',
  'ledger',
  'gift-cards',
  'redirects',
  'catalogue',
  'documents',
  'delivery',
  'pricing',
  'reservations',
  'cart',
  'checkout',
  'payments',
  'wallet',
  'orders',
  'draft-orders',
  'parcels',
  'kundli',
  'almanac',
  'healers',
  'consultations',
  'content',
  'contact',
  'newsletter',
  'wishlist',
  'stock-alerts',
  'cart-reminders',
  'webhooks',
  'agents',
  'visits',
  'imports',
  'privacy',
  'admin',
];

/** Directories that combine the domains. */
const composition = ['boot', 'pages', 'sandbox', 'seed', 'db', 'testing', 'fuzz', 'bench'];

/** Nothing imports tests, so their own imports are unrestricted. */
const test = '\\.(test|fixture)\\.tsx?$|\\.int\\.test\\.ts$|/(testing|fuzz|bench|golden)/';
const packages =
  '^(node_modules/)?(?!node_modules|contract|jyotish|sandbox-gateway|server|web|messages|scripts|e2e|tools)[@a-z]';

/** @param {string} name @param {object} from @param {object} to @param {string} [comment] */
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  ...(comment ? { comment } : {}),
  from: { pathNot: test, ...from },
  to,
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never('no-circular', {}, { circular: true, viaOnly: { pathNot: test } }),
    ...domains.map((domain, index) =>
      never(
        `nothing-after-${domain}`,
        { path: `^server/${domain}/` },
        { path: `^server/(${[...domains.slice(index + 1), ...composition].join('|')})/` },
      ),
    ),
    never(
      'sql-in-queries',
      {
        path: '^server/',
        pathNot: `${test}|(/|-)(queries|schema)\\.ts$|^server/(db|platform/database)/|/(health|item-name|matches-text)\\.ts$`,
      },
      { path: '^(node_modules/)?drizzle-orm' },
      'SQL stands in files named queries.ts; rules do not know it',
    ),
    never(
      'http-in-routes',
      {
        path: `^server/(${domains.filter((domain) => domain !== 'platform').join('|')})/`,
        pathNot: `${test}|routes\\.ts$|-plugin\\.ts$|/(limits|idempotency-key|security-txt)\\.ts$`,
      },
      { path: '^(node_modules/)?@?fastify' },
      'rules do not know HTTP',
    ),
    never(
      'contract-knows-zod-alone',
      { path: '^contract/src/' },
      { path: packages, pathNot: '^(node_modules/)?zod(/|$)' },
    ),
    never(
      'values-go-to-the-browser',
      { path: '^contract/src/(values/|caller\\.ts|index\\.ts)' },
      { path: packages, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'engine-is-pure',
      { path: '^jyotish/src/' },
      { path: packages, pathNot: '^(node_modules/)?astronomia(/|$)' },
    ),
    never(
      'gateway-stands-alone',
      { path: '^sandbox-gateway/src/' },
      { path: '^(contract|jyotish|server|web|messages)/' },
      'shop and gateway meet only over HTTP',
    ),
    never(
      'messages-know-the-contract',
      { path: '^messages/' },
      { path: '^(server|jyotish|sandbox-gateway|web)/' },
    ),
    never(
      'provider-knows-the-outside',
      { path: '^server/platform/payment-providers/' },
      { path: '^server/platform/(database|http|outbox|mail)/' },
      'a payment provider speaks to the outside world and knows nothing of the shop',
    ),
    never(
      'page-knows-the-contract',
      { path: '^web/' },
      { path: '^(server|jyotish|sandbox-gateway)/' },
    ),
    never(
      'no-schemas-in-the-browser',
      { path: '^web/' },
      {
        path: '^contract/src/(fields|address|endpoints)\\.ts$|^(node_modules/)?zod(/|$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'ui-knows-no-shop',
      { path: '^web/ui/' },
      { path: '^web/(features|content|routes|shell)/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'content-is-data',
      { path: '^web/content/' },
      { path: '^web/(features|routes|shell|ui)/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'features-apart',
      { path: '^web/features/([^/]+)/' },
      {
        path: '^web/features/',
        pathNot:
          '^web/features/(($1|accounts|almanac|cart|delivery|orders|payments|wishlist)/|catalogue/(card|product-grid|selected-variant|setting-choice)|healers/(slot-choice|healer-avatar|session-reviews)|consultations/(dashboard/hours-form|free-minutes|summary-query)|kundli/(birth-values|compare/|dates|form/birth-form|in-language|kundli\\.css|kundli-error|last-birth|result/chart-panel)|landing/landing-links)',
      },
      'features do not import each other; who is logged in, what is in the cart, the wishlist, how an order is drawn, how a provider is opened, when a parcel comes, a remedy’s card and its variants, how a stone is set, links to landing pages, how a session gets its time and a healer looks, what is written about sessions, how a healer’s hours are written, what a chat costs, how a birth is entered, its chart drawn and compared, and the hours of the almanac are shared',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/build/|\\.react-router' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Its own reader of TypeScript does not know version 7 yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
