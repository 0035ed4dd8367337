import { ShopError, toPaise } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/admin/metal-rates';
import { requireAdmin } from '../accounts/actor.ts';
import { type Admin, audit } from '../accounts/audit/audit.ts';
import { presentRate } from '../catalogue/designs/list-designs.ts';
import { insertRates, listRateHistory, listRates } from '../catalogue/designs/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { readSettings } from '../platform/settings/read-settings.ts';

/**
 * Daily metal rates. Each is inserted as a new row, so that the rate of every sale stays traceable.
 */
export const metalRateRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listMetalRates, () => list(deps));
  serve(app, calls.addMetalRates, async (request) => {
    await addRates(deps, requireAdmin(await request.actor()), request.body);
    return list(deps);
  });
};

async function list({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<calls.MetalRates> {
  const { METAL_RATE_DAYS: days, METAL_RATE_CHANGE: changePercent } = await readSettings({
    db,
    env,
  });
  const [rates, history] = await Promise.all([listRates(db, days), listRateHistory(db)]);
  return {
    rates: rates.map(presentRate),
    days,
    changePercent,
    history: history.map(({ metal, paisePerGram, validFrom, createdAt }) => ({
      metal,
      paisePerGram,
      validFrom: validFrom.toISOString(),
      enteredAt: createdAt.toISOString(),
    })),
  };
}

type NewRates = {
  rates: readonly { metal: calls.MetalRates['rates'][number]['metal']; rupees: number }[];
  validFrom?: string | undefined;
  confirmed?: boolean | undefined;
};

/**
 * Adds metal rates.
 * @throws ShopError rate_unconfirmed for an unusual change, likely a typing error, which would take
 * effect immediately
 */
async function addRates(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Admin,
  { rates, validFrom: from, confirmed = false }: NewRates,
): Promise<void> {
  const validFrom = from === undefined ? undefined : new Date(from);
  await transact(db, async (tx) => {
    const { METAL_RATE_DAYS: days, METAL_RATE_CHANGE: most } = await readSettings({ db: tx, env });
    const before = new Map((await listRates(tx, days)).map((rate) => [rate.metal, rate]));
    const isLarge = ({ metal, rupees }: NewRates['rates'][number]) => {
      const previous = before.get(metal);
      if (!previous || previous.sample) return false;
      return Math.abs(toPaise(rupees) - previous.paisePerGram) * 100 > previous.paisePerGram * most;
    };
    if (!confirmed && rates.some(isLarge)) throw new ShopError('rate_unconfirmed');
    await insertRates(
      tx,
      rates.map(({ metal, rupees }) => ({ metal, paisePerGram: toPaise(rupees) })),
      validFrom,
    );
    const changes = rates.map(({ metal, rupees }) => {
      const previous = before.get(metal);
      return [
        metal,
        { before: previous === undefined ? null : previous.paisePerGram / 100, after: rupees },
      ];
    });
    await audit(tx, actor, 'metals.rate', 'metals', {
      ...Object.fromEntries(changes),
      ...(validFrom && { validFrom }),
    });
  });
}
