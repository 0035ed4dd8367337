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
      /** 'guest:…', from the guest's cookie. */
      ownerKey: string;
      /** For the audit log; limits count by `networkOf` it. */
      ip: string;
      /** A process on this machine is calling, exempt from some limits. */
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
  /** A verified number; of accounts with one alone. */
  phone?: string | null;
  name: string;
  image: string | null;
  /** For an administrator: their roles. */
  duty: AdminRole;
  /** 'user:…' */
  ownerKey: string;
  /** SHA-256 of the session's token, hex. */
  sessionHash: string;
  /** The API token of the call, which has no session. */
  token?: { id: string; name: string; scopes: readonly TokenScope[] };
  /**
   * The password is known to another user: an administrator has no access before it is changed.
   */
  mustChangePassword: boolean;
  /**
   * The shop requires a second factor of its administrators, and this one has not set it up: no
   * access before that.
   */
  secondFactorMissing: boolean;
  /** For the audit log; limits count by `networkOf` it. */
  ip: string;
  /** A process on this machine is calling, exempt from some limits. */
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
 * administrator yet to set one up
 */
export function requireAdmin(actor: Actor): Member<'admin'> {
  const admin = requireAdminSettingUp(actor);
  if (admin.secondFactorMissing) throw new ShopError('second_factor_required');
  return admin;
}

/**
 * @throws ShopError forbidden (403) for a call that is not part of the administrator's work. `call`
 * is its method and declared path
 */
export function requireAdminRole(
  { duty: adminRole }: Pick<Member<'admin'>, 'duty'>,
  call: string,
): void {
  if (!mayCall(adminRole, call))
    throw new ShopError('forbidden', { message: errorMessage('other_duty') });
}

/**
 * Whether the call's token has the scope of the call; a session has all of them.
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
 * An administrator still without the second factor that the shop requires, if any: sufficient
 * for its set-up.
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
 * The customer for a coupon's usage limit: the account and its mailbox, and the typed contact,
 * if any.
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
