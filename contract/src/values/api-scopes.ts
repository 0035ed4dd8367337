/** Parts of the administration that a token may open, each for reading alone or for changes too. */
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
/** An area and a right in it: `orders:read`. `write` alone does not read. */
export type TokenScope = `${TokenArea}:${(typeof tokenRights)[number]}`;
/** Reports are read alone. */
export const tokenScopes: readonly TokenScope[] = tokenAreas
  .flatMap((area) => tokenRights.map((right): TokenScope => `${area}:${right}`))
  .filter((scope) => scope !== 'reports:write');

/** For how many days a token can be valid. */
export const tokenDays = [30, 90, 365] as const;
/** Valid tokens of one administrator. */
export const maxTokens = 20;
/** Calls of one token in a minute. */
export const tokenCallsPerMinute = 300;

/** The paths of each area below the administration. */
const paths: Readonly<Record<TokenArea, RegExp>> = {
  products:
    /^(add\/product|products?|parties|designs|metal-rates|stones|stock-moves(\.csv)?)(\/|$)/,
  orders:
    /^(draft-orders|orders(?!\/:id\/pan$)|orders\.csv|packing-slips|parcels|parcel-cash|hand-overs)(\/|$)/,
  returns: /^returns(\/|$)/,
  customers: /^(customers|messages|texts|newsletter$|newsletter\/export\.csv)(\/|$)/,
  coupons: /^coupons(\/|$)/,
  content: /^(articles|faqs|pages|collections|reviews|session-reviews|redirects)(\/|$)/,
  sessions:
    /^(bookings|consultations$|consultations\/:id\/refund|healers(?!\/:id\/(invite|share|payouts|certificates)))(\/|$)/,
  reports: /^(reports|dashboard)(\/|$)/,
  delivery: /^delivery$/,
};

/**
 * The scope that a call requires of a token; null where no token may call. Accounts, roles,
 * tokens, settings, transcripts and payouts have none.
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
