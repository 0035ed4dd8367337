import type { Deps } from '../platform/deps.ts';
import { processWebhooks } from './process-webhooks.ts';

export type WebhookDrain = {
  /** Processes every due webhook; a call during a run makes that run check once more. */
  wake: () => void;
  /** Resolves when the worker is idle. */
  idle: () => Promise<void>;
};

/**
 * One run at a time in this process: webhooks arrive in bursts, and buyers need the database's
 * connections too.
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
