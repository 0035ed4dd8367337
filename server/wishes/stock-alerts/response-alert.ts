import { ShopError } from '@jyotiratna/contract';
import { readLink, readLinkKey } from '../../outreach/newsletter/link-token.ts';
import type { Deps } from '../../platform/deps.ts';
import { confirmAlertRow, deleteAlertsByEmail, findAlert } from './queries.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The yes of an address. @throws ShopError token_invalid (400) for a wrong or old link, or when it has left since */
export async function confirmAlert({ db, clock }: Needs, { token }: { token: string }): Promise<void> {
  const id = readLink(await readLinkKey(db), 'alert-confirm', token, clock.now());
  if (!id || !(await confirmAlertRow(db, id))) throw new ShopError('token_invalid');
}

/**
 * Deletes all alerts of the message's address; idempotent.
 * @throws ShopError token_invalid (400)
 */
export async function leaveAlerts({ db, clock }: Needs, { token }: { token: string }): Promise<void> {
  const id = readLink(await readLinkKey(db), 'alert-leave', token, clock.now());
  if (!id) throw new ShopError('token_invalid');
  const alert = await findAlert(db, id);
  if (alert) await deleteAlertsByEmail(db, alert.email);
}
