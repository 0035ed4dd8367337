import { vi } from 'vitest';
import type { Deps } from '../platform/deps.ts';
import { createProvider } from '../platform/payment-providers/razorpay/provider.ts';
import { configuredSettings } from '../platform/payment-providers/razorpay/settings.ts';
import { createCheckoutShop } from '../testing/checkout-shop.ts';
import type { DatabaseKind } from '../testing/test-database.ts';
import { createVirtualNetwork } from '../testing/virtual-network.ts';
import { fuzzEnvironment, type RunPlace } from './new-run.ts';

/** The shop in this process, with a simulated network to its provider. */
export async function openInProcess(
  kind: DatabaseKind,
): Promise<RunPlace & { close: () => Promise<void> }> {
  const network = createVirtualNetwork();
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation(network.timeout);
  const throughNetwork = (deps: Deps): Deps => {
    const { fetch, clock, timing } = network;
    return {
      ...deps,
      payments: createProvider(configuredSettings(deps.env)!, { fetch, clock, timing }),
    };
  };
  const shop = await createCheckoutShop(kind, fuzzEnvironment, { change: throughNetwork });
  return {
    ...shop,
    workers: [shop.deps],
    sendWebhook: async ({ id, body }) => {
      const { status } = await shop.sendWebhook(body, { 'x-razorpay-event-id': id });
      if (status !== 200) throw new Error(`The webhook answers ${status}.`);
    },
    slowProvider: (ms) => {
      network.latencyMs = ms;
    },
    passOnNetwork: network.pass,
    close: async () => {
      await shop.close();
      timeouts.mockRestore();
    },
  };
}
