import type { InstalmentPlan } from '@jyotiratna/contract';
import type { Tag } from '../platform/cache/changes.ts';
import { recordTags } from '../platform/cache/response-tags.ts';
import type { Deps } from '../platform/deps.ts';

/** The cache tag of pages that show instalments. */
const instalmentsTag: Tag = 'instalments';
const hourMs = 3_600_000;

export type InstalmentPlans = { plans: readonly InstalmentPlan[]; readAt: number };

declare module '../platform/deps.ts' {
  interface Deps {
    /** The provider's instalment plans, as last fetched by this process. */
    instalments: InstalmentPlans;
  }
}

export const createInstalmentPlans = (): InstalmentPlans => ({ plans: [], readAt: 0 });

/** The cached instalment plans, for a page: no page waits for the provider. */
export function readInstalmentPlans({ instalments }: Pick<Deps, 'instalments'>): InstalmentPlan[] {
  recordTags([instalmentsTag]);
  return [...instalments.plans];
}

/**
 * Fetches the plans from the provider once an hour. Cached pages are invalidated if they changed;
 * after a failure the previous plans stay until the next run.
 */
export async function refreshInstalmentPlans(
  deps: Pick<Deps, 'payments' | 'instalments' | 'catalogue' | 'clock'>,
): Promise<void> {
  const { payments, instalments, catalogue, clock } = deps;
  if (!payments?.listInstalmentPlans || clock.now() - instalments.readAt < hourMs) return;
  const plans = await payments.listInstalmentPlans();
  instalments.readAt = clock.now();
  if (JSON.stringify(plans) === JSON.stringify(instalments.plans)) return;
  instalments.plans = plans;
  await catalogue.changed([instalmentsTag], { soft: true });
}
