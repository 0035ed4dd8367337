import type { Consent } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { latestWords, requireUserRow } from '../accounts/consents.ts';
import { personOf } from '../accounts/person-of.ts';
import type { UserRow } from '../accounts/queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { listRemindersOf } from '../wishes/cart-reminders/queries.ts';

/** What the caller agreed to, and when (DPDP Act 2023, section 6). */
export async function readConsents({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Consent[]> {
  return transact(db, async (tx) => consentsOf(tx, await requireUserRow(tx, actor)));
}

/** Consents that are words of their own, and the one that is with what it rests on: a cart that is kept for a mail. */
export async function consentsOf(tx: Executor, user: UserRow): Promise<Consent[]> {
  const { id, provenEmail: email } = personOf(user);
  const kept = await listRemindersOf(tx, { id, email });
  const [first] = kept.toSorted((one, other) => one.agreedAt.getTime() - other.agreedAt.getTime());
  const words = await latestWords(tx, user);
  if (!first) return words;
  const { noticeVersion, agreedAt } = first;
  return [...words, { purpose: 'cart-reminders', noticeVersion, givenAt: agreedAt.toISOString(), withdrawnAt: null }];
}
