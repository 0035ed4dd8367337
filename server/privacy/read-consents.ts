import type { Consent } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { latestConsents, requireUserRow } from '../accounts/consents.ts';
import { userOf } from '../accounts/person-of.ts';
import type { UserRow } from '../accounts/queries.ts';
import { listRemindersOf } from '../cart-reminders/queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';

/** The caller's consents with their times (DPDP Act 2023, section 6). */
export async function readConsents({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Consent[]> {
  return transact(db, async (tx) => consentsOf(tx, await requireUserRow(tx, actor)));
}

/** The explicit consents, and the consent implied by a stored cart reminder. */
export async function consentsOf(tx: Executor, user: UserRow): Promise<Consent[]> {
  const { id, verifiedEmail: email } = userOf(user);
  const reminders = await listRemindersOf(tx, { id, email });
  const [first] = reminders.toSorted(
    (one, other) => one.agreedAt.getTime() - other.agreedAt.getTime(),
  );
  const given = await latestConsents(tx, user);
  if (!first) return given;
  const { noticeVersion, agreedAt } = first;
  return [
    ...given,
    {
      purpose: 'cart-reminders',
      noticeVersion,
      givenAt: agreedAt.toISOString(),
      withdrawnAt: null,
    },
  ];
}
