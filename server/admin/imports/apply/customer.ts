import { emailKey } from '@jyotiratna/contract';
import { insertAddress, listAddresses } from '../../../accounts/addresses/queries.ts';
import { findUserByEmail, insertUser } from '../../../accounts/queries.ts';
import type { SourceCustomer } from '../../../imports/source.ts';
import { newId } from '../../../platform/secrets/token.ts';
import { insertNote } from '../../customers/queries.ts';
import { deliverable } from '../read/address.ts';
import { endSubscription, setCreatedAt, subscribeAsBefore } from '../target-queries.ts';
import type { AppliedRow, Applying } from './applied.ts';

const maxAddresses = 20;

/**
 * Creates an account without a password, or with a WordPress hash, which the first login replaces;
 * without a hash, the customer requests a login link. No email is sent. Consent is imported only as
 * given to the previous shop.
 */
export async function applyCustomer({ tx, actor, row, before }: Applying): Promise<AppliedRow> {
  const data = row.data as SourceCustomer;
  const email = emailKey(data.email);
  const existing = await findUserByEmail(tx, email);
  if (existing && !before)
    return { outcome: 'unchanged', targetId: existing.id, reason: 'email_in_use' };
  const user =
    existing ??
    (before
      ? null
      : await insertUser(tx, {
          id: newId('usr_'),
          email,
          name: data.name,
          passwordHash: data.passwordHash,
          locale: 'en',
        }));
  // The account was deleted here since the first import, or registered in the meantime: nothing is
  // changed.
  if (!user) return { outcome: 'unchanged', targetId: before?.targetId ?? null };
  const added = await addAddresses(tx, user.id, data);
  // A repeated import never subscribes again; it only ends a subscription cancelled in the old shop.
  if (!data.subscription) await endSubscription(tx, email);
  if (!before) {
    if (data.subscription) await subscribeAsBefore(tx, email, data.subscription);
    if (data.since) await setCreatedAt(tx, user.id, new Date(data.since));
    if (data.note) await insertNote(tx, { userId: user.id }, { text: data.note, by: actor.email });
  }
  const left =
    data.addresses.length - data.addresses.filter((one) => deliverable(one) !== null).length;
  return {
    outcome: before ? (added > 0 ? 'updated' : 'unchanged') : 'created',
    targetId: user.id,
    ...(left > 0 && { reason: 'address_left_out' as const, detail: String(left) }),
  };
}

/** Adds the addresses that the account does not have yet. @returns their number */
async function addAddresses(
  tx: Applying['tx'],
  userId: string,
  { addresses }: SourceCustomer,
): Promise<number> {
  const existing = await listAddresses(tx, userId);
  const known = new Set(
    existing.map(({ addressLine, pincode }) => `${addressLine} ${pincode}`.toLowerCase()),
  );
  let added = 0;
  for (const source of addresses) {
    const address = deliverable(source);
    if (!address || known.has(`${address.addressLine} ${address.pincode}`.toLowerCase())) continue;
    if (existing.length + added >= maxAddresses) break;
    await insertAddress(tx, userId, { ...address, primary: existing.length + added === 0 });
    added += 1;
  }
  return added;
}
