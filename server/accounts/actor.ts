import {
  type AdminRole,
  errorMessage,
  type Locale,
  mayCall,
  ShopError,
  scopeOf,
  type TokenScope,
  type User,
} from '@jyotiratna/contract';
import {
  addressKey,
  type ContactAddress,
  canonicalEmail,
  phoneKey,
} from '../platform/contact-keys.ts';

type UserRole = User['role'];

/** The caller. Created by the session plugin, passed to every service. */
export type Actor =
  | {
      role: 'guest';
      /** Owner key 'guest:…', a hash of the guest cookie's token. */
      ownerKey: string;
      /** The caller's IP address, for the audit log; rate limits use `networkOf` it. */
      ip: string;
      /** The call comes from a process on this machine, which is exempt from some limits. */
      isOwnMachine?: boolean;
      /** Locale of the user's page; null for a caller without one. */
      locale: Locale | null;
      /** The user agent; up to 200 characters. */
      device?: string | null;
      /** The cookie was created for this very request: no data can belong to it yet. */
      isNew?: boolean;
    }
  | Member<'user'>
  | Member<'admin'>
  | Member<'healer'>;

export type Member<Role extends UserRole = UserRole> = {
  role: Role;
  id: string;
  email: string;
  /** Verified phone number, E.164; null or absent for an account without one. */
  phone?: string | null;
  name: string;
  image: string | null;
  /** The administrator's role; without effect for other users. */
  duty: AdminRole;
  /** Owner key: 'user:' and the account's id. */
  ownerKey: string;
  /** SHA-256 of the session's token, hex. */
  sessionHash: string;
  /** The API token that authenticated the call; absent for calls with a session cookie. */
  token?: { id: string; name: string; scopes: readonly TokenScope[] };
  /** The password was set by another user: an administrator has no access before changing it. */
  mustChangePassword: boolean;
  /**
   * The shop requires a second factor of administrators, and this one has not set one up: no access
   * until then.
   */
  secondFactorMissing: boolean;
  /** The caller's IP address, for the audit log; rate limits use `networkOf` it. */
  ip: string;
  /** The call comes from a process on this machine, which is exempt from some limits. */
  isOwnMachine?: boolean;
  /** Locale of the user's page; by default the account's. */
  locale: Locale;
  /** The user agent; up to 200 characters. */
  device?: string | null;
};

/**
 * @throws ShopError unauthenticated (401) for a guest, admin_has_no_cart or customers_only (403)
 * for other roles
 */
export function requireUser(actor: Actor): Member<'user'> {
  if (actor.role === 'guest') throw new ShopError('unauthenticated');
  rejectOtherRoles(actor);
  return actor as Member<'user'>;
}

/**
 * @throws ShopError as `requireAdminSettingUp`, and second_factor_required (403) for an
 * administrator without the required second factor
 */
export function requireAdmin(actor: Actor): Member<'admin'> {
  const admin = requireAdminSettingUp(actor);
  if (admin.secondFactorMissing) throw new ShopError('second_factor_required');
  return admin;
}

/**
 * Requires a role that permits the call, given as its method and declared path.
 * @throws ShopError forbidden (403)
 */
export function requireAdminRole(
  { duty: adminRole }: Pick<Member<'admin'>, 'duty'>,
  call: string,
): void {
  if (!mayCall(adminRole, call))
    throw new ShopError('forbidden', { message: errorMessage('other_duty') });
}

/**
 * Requires the API token's scope for the call; a session has all scopes.
 * @throws ShopError forbidden (403)
 */
export function requireScope({ token }: Pick<Member<'admin'>, 'token'>, call: string): void {
  if (!token) return;
  const scope = scopeOf(call);
  if (scope === null)
    throw new ShopError('forbidden', { message: errorMessage('token_invalid_here') });
  if (!token.scopes.includes(scope))
    throw new ShopError('forbidden', { message: errorMessage('token_scope', { scope }) });
}

/**
 * Requires an administrator, even without the second factor that the shop may require: for its
 * set-up.
 * @throws ShopError unauthenticated (401) for a guest, admin_required (403) for a user,
 * password_change_needed (403) for an administrator yet to replace a one-time password
 */
export function requireAdminSettingUp(actor: Actor): Member<'admin'> {
  if (actor.role === 'guest')
    throw new ShopError('unauthenticated', { message: errorMessage('login_as_admin') });
  if (actor.role !== 'admin') throw new ShopError('admin_required');
  if (actor.mustChangePassword) throw new ShopError('password_change_needed');
  return actor;
}

/**
 * @throws ShopError admin_has_no_cart (403) for an administrator, customers_only (403) for a healer
 */
export function rejectOtherRoles({ role }: Actor): void {
  if (role === 'admin') throw new ShopError('admin_has_no_cart');
  if (role === 'healer') throw new ShopError('customers_only');
}

/** @throws ShopError unauthenticated (401) for a guest, healer_required (403) for any other role */
export function requireHealer(actor: Actor): Member<'healer'> {
  if (actor.role === 'guest') throw new ShopError('unauthenticated');
  if (actor.role !== 'healer') throw new ShopError('healer_required');
  return actor;
}

type Buyer = Pick<Member, 'id' | 'ownerKey' | 'email'> | { role: 'guest'; ownerKey: string };

/**
 * The buyer to whom a coupon's usage limit applies: account, mailbox and the typed contact, if any.
 */
export function buyerOf(
  actor: Buyer,
  { email = null, address = null }: { email?: string | null; address?: ContactAddress | null } = {},
) {
  const { ownerKey } = actor;
  const [userId, own] = 'id' in actor ? [actor.id, actor.email] : [null, null];
  const contactEmail = email ?? own;
  return {
    ...{ ownerKey, userId, mailboxKey: contactEmail && canonicalEmail(contactEmail) },
    ...{ phoneKey: address && phoneKey(address.phone), doorKey: address && addressKey(address) },
  };
}

/** @throws ShopError unauthenticated (401) for a guest */
export function requireMember(actor: Actor): Member {
  if (actor.role === 'guest') throw new ShopError('unauthenticated');
  return actor;
}
