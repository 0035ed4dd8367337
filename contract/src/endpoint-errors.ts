import type { Access, Endpoint } from './endpoint.ts';
import type { ShopErrorCode } from './values/error-statuses.ts';

const everyCall: readonly ShopErrorCode[] = ['busy', 'internal'];
const everyWrite: readonly ShopErrorCode[] = [
  'invalid_input',
  'body_too_large',
  'unsupported_media',
];
const otherRoles: readonly ShopErrorCode[] = ['admin_has_no_cart', 'customers_only'];
const adminSetup: readonly ShopErrorCode[] = [
  'unauthenticated',
  'admin_required',
  'password_change_needed',
];

const refusalsOf: Readonly<Record<Access, readonly ShopErrorCode[]>> = {
  public: [],
  shopper: otherRoles,
  user: ['unauthenticated', ...otherRoles],
  member: ['unauthenticated'],
  healer: ['unauthenticated', 'healer_required'],
  // `rate_limited`: every call with a token has a rate limit.
  admin: [...adminSetup, 'second_factor_required', 'forbidden', 'rate_limited'],
  'admin-setup': adminSetup,
};

/**
 * Every error code that an endpoint may return: the declared ones, and those implied by its access,
 * method, rate limit and schemas.
 */
export function errorsOf(endpoint: Endpoint): ReadonlySet<ShopErrorCode> {
  const { method, access, foreignCallers, limit, params, query, headers, errors = [] } = endpoint;
  const codes = new Set([...everyCall, ...refusalsOf[access], ...errors]);
  if (method !== 'GET') for (const code of everyWrite) codes.add(code);
  if (method !== 'GET' && !foreignCallers) codes.add('foreign_origin');
  if (params || query || headers) codes.add('invalid_input');
  if (limit) codes.add('rate_limited');
  return codes;
}

/** Errors that an endpoint with image uploads may return. */
export const uploadErrors = [
  'upload_type',
  'upload_broken',
  'upload_pixels',
  'upload_count',
  'upload_size',
  'storage_full',
  'storage_unavailable',
] as const;
