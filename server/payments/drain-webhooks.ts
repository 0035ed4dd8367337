import type { Deps } from '../platform/deps.ts';
import { processWebhooks } from './process-webhooks.ts';

export type WebhookDrain = {
  /** Acts on every webhook that is due; a call during a run makes that run look once more. */
  wake: () => void;
  /** When nothing is being done any more. */
  idle: () => Promise<void>;
};

/** One run at a time in this process: webhooks come in bursts, and buyers need the database's connections too. */
export function createWebhookDrain(deps: Deps): WebhookDrain {
  let running: Promise<void> | null = null;
  let again = false;

  async function run(): Promise<void> {
    do {
      again = false;
      await processWebhooks(deps);
    } while (again);
  }

  return {
    wake() {
      again = true;
      running ??= run()
        .catch((error: unknown) => deps.log.error({ err: error }, 'webhooks could not be processed'))
        .finally(() => {
          running = null;
        });
    },
    idle: async () => {
      await running;
    },
  };
}
