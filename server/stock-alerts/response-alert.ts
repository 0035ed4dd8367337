import { ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { requireReader } from '../platform/email/link-token.ts';
import { confirmAlertRow, deleteAlertsByEmail, findAlert } from './queries.ts';

type Dependencies = Pick<Deps, 'db' | 'clock'>;

/**
 * Confirms the address of an alert by the emailed token. @throws ShopError token_invalid (400) for
 * an invalid or expired link, or after the address has unsubscribed
 */
export async function confirmAlert(
  deps: Dependencies,
  { token }: { token: string },
): Promise<void> {
  const id = await requireReader(deps, 'alert-confirm', token);
  if (!(await confirmAlertRow(deps.db, id))) throw new ShopError('token_invalid');
}

/**
 * Deletes all alerts of the address to which the message was sent; idempotent.
 * @throws ShopError token_invalid (400)
 */
export async function leaveAlerts(deps: Dependencies, { token }: { token: string }): Promise<void> {
  const alert = await findAlert(deps.db, await requireReader(deps, 'alert-leave', token));
  if (alert) await deleteAlertsByEmail(deps.db, alert.email);
}
