import type { Deps } from '../platform/deps.ts';
import { processWebhooks } from './process-webhooks.ts';

export type WebhookDrain = {
  /** Processes all due webhooks; a call during a run makes it check for due webhooks once more. */
  wake: () => void;
  /** Resolves when the worker is idle. */
  idle: () => Promise<void>;
};

/**
 * Runs webhook processing in this process, one run at a time: webhooks arrive in bursts, and
 * customers' requests need database connections too.
 */
export function createWebhookDrain(deps: Deps): WebhookDrain {
  let running: Promise<void> | null = null;
  let second = false;

  async function run(): Promise<void> {
    do {
      second = false;
      await processWebhooks(deps);
    } while (second);
  }

  return {
    wake() {
      second = true;
      running ??= run()
        .catch((error: unknown) =>
          deps.log.error({ err: error }, 'webhooks could not be processed'),
        )
        .finally(() => {
          running = null;
        });
    },
    idle: async () => {
      await running;
    },
  };
}
