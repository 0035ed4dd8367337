/**
 * An administrator's role. `everything` has full access; every other role has only the permissions
 * of its tasks.
 */
export const adminRoles = ['everything', 'packing', 'sales', 'content', 'accounts'] as const;
export type AdminRole = (typeof adminRoles)[number];
type Narrow = Exclude<AdminRole, 'everything'>;

/**
 * Endpoints permitted for every role: the administrator's own second factor, and the navigation's
 * counts and search, which finds only records that the role may read.
 */
const everyone = [/^GET \/api\/admin\/(waiting|search)$/, /^POST \/api\/admin\/second-factor\//];

const readOrders = [
  /^GET \/api\/payments\/orders$/,
  /^GET \/api\/admin\/orders\/:id(\/(invoice\.pdf|credit-notes\/:refundKey))?$/,
];

/**
 * The permissions of each role: its endpoints, with method and path as in the contract. Unlisted endpoints require
 * `everything`.
 */
const permissions: Readonly<Record<Narrow, readonly RegExp[]>> = {
  packing: [
    ...readOrders,
    /^POST \/api\/admin\/orders\/:id\/(collect|confirm|made|energised|ring-size|pack|ship|deliver|refuse|return|resend)$/,
    /^PUT \/api\/admin\/orders\/:id\/hallmark$/,
    /^(POST|DELETE) \/api\/admin\/orders\/:id\/energised\/:item\/picture$/,
    /^GET \/api\/admin\/(packing-slips|delivery|stock-moves)$/,
    /^GET \/api\/admin\/returns$/,
    /^POST \/api\/admin\/returns\/:id\/(receive|pickup)$/,
    /^POST \/api\/admin\/hand-overs$/,
    /^GET \/api\/admin\/hand-overs\/:id(\/labels\.pdf)?$/,
    /^GET \/api\/admin\/(parcels|orders\/:id\/parcels)$/,
    /^POST \/api\/admin\/parcels\/:id\/(cancel|move)$/,
  ],
  sales: [
    ...readOrders,
    /^\w+ \/api\/admin\/draft-orders(\/|$)/,
    /^POST \/api\/admin\/orders\/:id\/(collect|resend|ring-size)$/,
    /^GET \/api\/admin\/customers(\/:key)?$/,
  ],
  content: [
    /^\w+ \/api\/admin\/(articles|faqs|pages|collections|reviews|session-reviews|messages)(\/|$)/,
  ],
  accounts: [
    ...readOrders,
    /^GET \/api\/admin\/orders\.csv$/,
    /^POST \/api\/admin\/orders\/:id\/(refund|refunds\/:refundKey\/(transfer|retry))$/,
    /^GET \/api\/admin\/returns$/,
    /^POST \/api\/admin\/returns\/:id\/settle$/,
    /^GET \/api\/admin\/reports\//,
    /^GET \/api\/admin\/(parcels|parcel-cash|orders\/:id\/parcels)$/,
    /^POST \/api\/admin\/parcel-cash\/(import|fetch)$/,
    /^GET \/api\/admin\/closed-balances$/,
    /^POST \/api\/admin\/closed-balances\/:id\/transfer$/,
    /^GET \/api\/admin\/customers(\/:key)?$/,
  ],
};

/** Permitted screens by role, by path segment. */
const screens: Readonly<Record<Narrow, readonly string[]>> = {
  packing: ['orders', 'parcels', 'returns', 'stock'],
  sales: ['orders', 'drafts', 'customers'],
  content: ['reviews', 'session-reviews', 'messages', 'articles', 'faqs', 'pages', 'collections'],
  accounts: ['orders', 'parcels', 'returns', 'customers', 'reports'],
};

/**
 * Whether a role may call an endpoint; `call` is its method and its path with parameter names.
 */
export function mayCall(adminRole: AdminRole, call: string): boolean {
  return (
    adminRole === 'everything' ||
    [...everyone, ...permissions[adminRole]].some((endpoint) => endpoint.test(call))
  );
}

/** Whether a role may access a screen of the administration, given by its path. */
export function mayOpen(adminRole: AdminRole, path: string): boolean {
  const [, , first = '', second = ''] = path.replace(/\/$/, '').split('/');
  // An order that is being created is a draft.
  const screen = first === 'orders' && second === 'new' ? 'drafts' : first;
  return (
    adminRole === 'everything' ||
    screen === '' ||
    screen === 'account' ||
    screens[adminRole].includes(screen)
  );
}
