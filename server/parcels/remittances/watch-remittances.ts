import { CourierError } from '../../platform/couriers/courier-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { fetchNewRemittances } from './store-remittance.ts';

/** Fetches the courier's remittances; if the courier is unavailable, the next run retries. */
export async function watchRemittances(
  deps: Pick<Deps, 'db' | 'clock' | 'courier' | 'log'>,
): Promise<void> {
  try {
    await fetchNewRemittances(deps);
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    deps.log.warn({ code: error.code }, 'the remittances could not be read');
  }
}
