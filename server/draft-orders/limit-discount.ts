import { errorMessage, type Quote, ShopError } from '@jyotiratna/contract';
import type { Admin } from '../accounts/audit/audit.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings/read-settings.ts';

/** The maximum discount that an administrator's role permits, in percent of the subtotal. */
export async function maxPercentOf(
  deps: Pick<Deps, 'db' | 'env'>,
  { duty }: Pick<Admin, 'duty'>,
): Promise<number> {
  return duty === 'everything' ? 100 : (await readSettings(deps)).SALES_DISCOUNT_MOST;
}

/** @throws ShopError invalid_input for a discount above the role's limit */
export async function requirePermittedDiscount(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Pick<Admin, 'duty'>,
  { subtotal, discount }: Pick<Quote, 'subtotal' | 'discount'>,
): Promise<void> {
  const max = await maxPercentOf(deps, actor);
  if (discount * 100 <= subtotal * max) return;
  const message = errorMessage('discount_limit', { most: max });
  throw new ShopError('invalid_input', { message, fields: { 'discount.value': message } });
}
