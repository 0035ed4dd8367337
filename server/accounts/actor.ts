import { type AdminDuty, type Locale, mayCall, ShopError, sentence, type User } from '@jyotiratna/contract';
import { addressKey, type ContactAddress, canonicalEmail, phoneKey } from '../platform/contact-keys.ts';

type UserRole = User['role'];

/** Who asks. Made by the session plugin, handed to every service. */
export type Actor =
  | {
      role: 'guest';
      /** 'guest:…', from the guest's cookie. */
      ownerKey: string;
      /** For the audit log; limits count by `networkOf` it. */
      ip: string;
      /** A program on this machine asks, which some limits spare. */
      isOwnMachine?: boolean;
      /** Of the page that was acted on; null for a caller that did not say. */
      locale: Locale | null;
      /** What the browser says of itself; up to 200 characters. */
      device?: string | null;
      /** The cookie was made for this very request: nothing can be theirs yet. */
      isNew?: boolean;
    }
  | Member<'user'>
  | Member<'admin'>
  | Member<'healer'>;

export type Member<Role extends UserRole = UserRole> = {
  role: Role;
  id: string;
  email: string;
  name: string;
  image: string | null;
  /** Of an administrator: what they are there for. */
  duty: AdminDuty;
  /** 'user:…' */
  ownerKey: string;
  /** SHA-256 of the session's token, hex. */
  sessionHash: string;
  /** The password is one that somebody else has seen: an administrator does nothing before there is a new one. */
  mustChangePassword: boolean;
  /** The shop asks its administrators for a second factor, and this one has none: they do nothing before they have. */
  secondFactorMissing: boolean;
  /** For the audit log; limits count by `networkOf` it. */
  ip: string;
  /** A program on this machine asks, which some limits spare. */
  isOwnMachine?: boolean;
  /** Of the page that was acted on; the account's where the caller did not say. */
  locale: Locale;
  /** What the browser says of itself; up to 200 characters. */
  device?: string | null;
};

/** @throws ShopError unauthenticated (401) for a guest, admin_has_no_cart or customers_only (403) for other roles */
export function requireUser(actor: Actor): Member<'user'> {
  if (actor.role === 'guest') throw new ShopError('unauthenticated');
  refuseOtherRoles(actor);
  return actor as Member<'user'>;
}

/**
 * @throws ShopError as `requireAdminSettingUp`, and second_factor_required (403) for an administrator who has to set one up
 */
export function requireAdmin(actor: Actor): Member<'admin'> {
  const admin = requireAdminSettingUp(actor);
  if (admin.secondFactorMissing) throw new ShopError('second_factor_required');
  return admin;
}

/** @throws ShopError forbidden (403) for a call that is not part of the administrator's work. `call` is its method and declared path */
export function requireDuty({ duty }: Pick<Member<'admin'>, 'duty'>, call: string): void {
  if (!mayCall(duty, call)) throw new ShopError('forbidden', { message: sentence('other_duty') });
}

/**
 * An administrator who may still lack the second factor that the shop requests: it is set up as one.
 * @throws ShopError unauthenticated (401) for a guest, admin_required (403) for a user, password_change_needed (403) for
 * an administrator who has not yet replaced a one-time password
 */
export function requireAdminSettingUp(actor: Actor): Member<'admin'> {
  if (actor.role === 'guest') throw new ShopError('unauthenticated', { message: sentence('login_as_admin') });
  if (actor.role !== 'admin') throw new ShopError('admin_required');
  if (actor.mustChangePassword) throw new ShopError('password_change_needed');
  return actor;
}

/** @throws ShopError admin_has_no_cart (403) for an administrator, customers_only (403) for a healer */
export function refuseOtherRoles({ role }: Actor): void {
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

/** The customer whom a coupon counts for: the account and its mailbox, and the contact that was typed, if any. */
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
