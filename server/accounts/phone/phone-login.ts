import { type Locale, ShopError, sourceLocale } from '@jyotiratna/contract';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { phoneAddress } from '../../platform/phone-mailbox.ts';
import { newId } from '../../platform/secrets/token.ts';
import type { Actor } from '../actor.ts';
import { insertAccountConsent } from '../consent-queries.ts';
import { insertUser, type UserRow } from '../queries.ts';
import { recordLogin } from '../record-login.ts';
import { spendCode } from './check-code.ts';
import { findUserByPhone } from './code-queries.ts';
import { requireNumber } from './request-code.ts';

type Dependencies = Pick<Deps, 'db' | 'log'>;

/**
 * Logs a customer in by the code sent to a number; creates an account if no account has it.
 * @throws ShopError invalid_input (400), phone_code_wrong (401), too_many_attempts (429)
 */
export async function phoneLogin(
  deps: Dependencies,
  actor: Actor,
  { phone: typed, code }: { phone: string; code: string },
): Promise<UserRow> {
  const phone = requireNumber(typed);
  await spendCode(deps, actor, { phone, code, userId: null });
  const user =
    (await findUserByPhone(deps.db, phone)) ?? (await openAccount(deps, phone, actor.locale));
  // Only customers log in by phone; an account with another role by now is rejected.
  const failure = user.role === 'user' ? null : 'wrong_credentials';
  await recordLogin(deps, actor, { account: user, door: 'user', failure });
  if (failure) throw new ShopError(failure);
  return user;
}

/**
 * Creates the account of a number. The unique index resolves concurrent calls: the second finds the
 * account of the first.
 */
async function openAccount(
  { db }: Dependencies,
  phone: string,
  locale: Locale | null,
): Promise<UserRow> {
  const id = newId('usr_');
  const row = {
    id,
    email: phoneAddress(id),
    name: '',
    phone,
    passwordHash: null,
    locale: locale ?? sourceLocale,
  };
  const created = await transact(db, async (tx) => {
    const user = await insertUser(tx, row);
    if (user) await insertAccountConsent(tx, user.id, true);
    return user;
  });
  const user = created ?? (await findUserByPhone(db, phone));
  if (!user) throw new ShopError('wrong_credentials');
  return user;
}
