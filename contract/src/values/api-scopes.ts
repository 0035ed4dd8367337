/** Areas of the administration API that a token may access, read-only or with changes. */
export const tokenAreas = [
  'products',
  'orders',
  'returns',
  'customers',
  'coupons',
  'content',
  'sessions',
  'reports',
  'delivery',
] as const;
export type TokenArea = (typeof tokenAreas)[number];

export const tokenRights = ['read', 'write'] as const;
/** A scope: an area and a right, such as `orders:read`. `write` does not include `read`. */
export type TokenScope = `${TokenArea}:${(typeof tokenRights)[number]}`;
/** Reports are read-only. */
export const tokenScopes: readonly TokenScope[] = tokenAreas
  .flatMap((area) => tokenRights.map((right): TokenScope => `${area}:${right}`))
  .filter((scope) => scope !== 'reports:write');

/** Selectable lifetimes of a token in days. */
export const tokenDays = [30, 90, 365] as const;
/** Maximum number of valid tokens per administrator. */
export const maxTokens = 20;
/** Rate limit of a token in calls per minute. */
export const tokenCallsPerMinute = 300;

/** The paths of each area below the administration. */
const paths: Readonly<Record<TokenArea, RegExp>> = {
  products:
    /^(add\/product|products?|parties|designs|metal-rates|stones|stock-moves(\.csv)?)(\/|$)/,
  orders:
    /^(draft-orders|orders(?!\/:id\/pan$)|orders\.csv|packing-slips|parcels|parcel-cash|hand-overs)(\/|$)/,
  returns: /^returns(\/|$)/,
  customers:
    /^(customers(?!\/:key\/credit$)|messages|texts|newsletter$|newsletter\/export\.csv)(\/|$)/,
  coupons: /^coupons(\/|$)/,
  content: /^(articles|faqs|pages|collections|reviews|session-reviews|redirects)(\/|$)/,
  sessions:
    /^(bookings|consultations$|consultations\/:id\/refund|healers(?!\/:id\/(invite|share|payouts|certificates)))(\/|$)/,
  reports: /^(reports|dashboard)(\/|$)/,
  delivery: /^delivery$/,
};

/**
 * The scope that an endpoint requires of a token; null if tokens are not permitted, as for
 * accounts, roles, tokens, settings, store credit, transcripts and payouts.
 * @param call - method and path as in the contract, such as `GET /api/admin/orders/:id`
 */
export function scopeOf(call: string): TokenScope | null {
  const [method, path = ''] = call.split(' ');
  if (call === 'GET /api/payments/orders') return 'orders:read';
  const below = path.startsWith('/api/admin/') ? path.slice('/api/admin/'.length) : '';
  const area = tokenAreas.find((one) => paths[one].test(below));
  if (!area) return null;
  return method === 'GET' || method === 'HEAD' ? `${area}:read` : `${area}:write`;
}
