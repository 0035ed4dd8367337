import { type OwnPhone, ShopError } from '@jyotiratna/contract';
import type { Transaction } from '../../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { type Actor, requireUser } from '../actor.ts';
import { findIdentityOf } from '../google/queries.ts';
import { listPasskeys } from '../passkeys/passkey-queries.ts';
import { findUser, lockUser, type UserRow } from '../queries.ts';
import { verifyOwner } from '../verify-owner.ts';
import { spendCode } from './check-code.ts';
import { deletePhoneOf, findUserByPhone, setPhone } from './code-queries.ts';
import { requestCode, requireNumber } from './request-code.ts';

/** Rules of later domains, injected at the composition root. */
export type PhoneRules = {
  /** Whether the number's owner has consented to messages. */
  permits: (tx: Transaction, phone: string) => Promise<boolean>;
  /** Saves consent to messages for a verified number. */
  permit: (tx: Transaction, of: { phone: string; userId: string }) => Promise<void>;
  /**
   * Merges an account with no other login method than its number into another account, and closes
   * it.
   * @returns false, without any change, if it has money, bookings or sessions
   */
  join: (tx: Transaction, from: UserRow, to: UserRow) => Promise<boolean>;
};

declare module '../../platform/deps.ts' {
  interface Deps {
    phoneRules: PhoneRules;
  }
}

type Dependencies = Pick<Deps, 'db' | 'textSenders' | 'phoneRules'>;

export async function readOwnPhone(
  { db, phoneRules }: Dependencies,
  actor: Actor,
): Promise<OwnPhone> {
  const { phone } = await ownRow(db, actor);
  return {
    phone,
    messages: phone !== null && (await transact(db, (tx) => phoneRules.permits(tx, phone))),
  };
}

/**
 * Sends a code to verify a number before it is added. @throws ShopError as `verifyOwner` and
 * `requestCode`
 */
export async function requestOwnCode(
  deps: Dependencies,
  actor: Actor,
  { phone, password }: { phone: string; password?: string | undefined },
): Promise<void> {
  const user = await ownRow(deps.db, actor);
  await verifyOwner(deps, actor, user, password);
  await requestCode(deps, actor, { phone, userId: user.id });
}

/**
 * Adds or replaces the caller's number, verified by its code, and notifies the owner by email. An
 * account with no other login method than this number is merged into the caller's.
 * @throws ShopError invalid_input (400), phone_code_wrong (401), phone_taken (409),
 * too_many_attempts (429)
 */
export async function addPhone(
  deps: Dependencies,
  actor: Actor,
  { phone: typed, code, messages }: { phone: string; code: string; messages: boolean },
): Promise<OwnPhone> {
  const phone = requireNumber(typed);
  const { id } = requireUser(actor);
  await spendCode(deps, actor, { phone, code, userId: id });
  await transact(deps.db, async (tx) => {
    const other = await findUserByPhone(tx, phone);
    // Accounts are always locked in the order of their ids, so that no deadlock occurs.
    const rows = new Map<string, UserRow | null>();
    for (const one of [id, other?.id ?? id].sort()) rows.set(one, await lockUser(tx, one));
    const user = rows.get(id);
    if (!user) throw new ShopError('unauthenticated');
    if (other && other.id !== id) {
      const locked = rows.get(other.id);
      if (locked?.phone === phone) await joinOther(deps, tx, locked, user);
    }
    await setPhone(tx, id, phone);
    if (messages) await deps.phoneRules.permit(tx, { phone, userId: id });
    if (user.phone !== phone) await requestEmail(tx, { kind: 'phone-changed', userId: id });
  }).catch((error: unknown) => {
    // Another account has taken the number since it was looked up.
    if (isUniqueViolation(error, 'users_phone_alive')) throw new ShopError('phone_taken');
    throw error;
  });
  return readOwnPhone(deps, actor);
}

/**
 * Merges the account that has the number. @throws ShopError phone_taken if it has another login
 * method or cannot be merged
 */
async function joinOther(
  { phoneRules }: Dependencies,
  tx: Transaction,
  other: UserRow,
  user: UserRow,
): Promise<void> {
  const hasLogin = await hasOtherLogin(tx, other);
  if (hasLogin || other.role !== 'user' || !(await phoneRules.join(tx, other, user)))
    throw new ShopError('phone_taken');
}

/** Whether an account has a login method other than its number. */
async function hasOtherLogin(tx: Transaction, { id, passwordHash }: UserRow): Promise<boolean> {
  if (passwordHash !== null) return true;
  return (await findIdentityOf(tx, id)) !== null || (await listPasskeys(tx, id)).length > 0;
}

/**
 * Removes the caller's number, after verifying the owner.
 * @throws ShopError phone_needed (409) if it is the account's only login method
 */
export async function removePhone(
  deps: Dependencies,
  actor: Actor,
  { password }: { password?: string | undefined },
): Promise<OwnPhone> {
  await verifyOwner(deps, actor, await ownRow(deps.db, actor), password);
  await transact(deps.db, async (tx) => {
    const user = await lockUser(tx, requireUser(actor).id);
    if (!user?.phone) return;
    if (!(await hasOtherLogin(tx, user))) throw new ShopError('phone_needed');
    await deletePhoneOf(tx, user.id);
    await requestEmail(tx, { kind: 'phone-changed', userId: user.id });
  });
  return readOwnPhone(deps, actor);
}

async function ownRow(db: Deps['db'], actor: Actor): Promise<UserRow> {
  const user = await findUser(db, requireUser(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  return user;
}
