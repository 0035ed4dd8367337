import { isDeepStrictEqual } from 'node:util';
import type { DeliverySettings } from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { deliveryDays, shippingMax } from '../../delivery/plan-delivery.ts';
import { deliverySetting, readDelivery } from '../../delivery/settings.ts';
import { everything } from '../../platform/cache/changes.ts';
import { replaceSetting } from '../../platform/database/settings-queries.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';

const subject = 'setting:delivery';

/**
 * Saves zones, holidays and carriers. Existing orders retain their promised dates.
 * @throws ShopError stale_edit, with the later changes
 */
export async function saveDelivery(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  input: DeliverySettings,
): Promise<DeliverySettings> {
  return transact(deps.db, async (tx) => {
    const before = await readDelivery(tx);
    const { version } = input;
    const updated = { ...input, holidays: [...new Set(input.holidays)].sort() };
    if (
      version !== before.version ||
      !(await replaceSetting(tx, deliverySetting, version, updated))
    ) {
      const settings = await readDelivery(tx);
      throw staleEdit(await changesAfter(tx, subject, version), { settings });
    }
    const after = await readDelivery(tx);
    if (!isDeepStrictEqual(shownOf(before), shownOf(after))) invalidateOnCommit([everything]);
    await audit(tx, actor, 'delivery.save', subject, differenceOf(before, after));
    return after;
  });
}

/**
 * The delivery settings that public pages display: maximum shipping rate, days, and whether an
 * owner has saved them.
 */
function shownOf(settings: DeliverySettings) {
  return [shippingMax(settings), deliveryDays(settings), settings.version > 0];
}
