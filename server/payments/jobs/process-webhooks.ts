import type { Deps } from '../../platform/deps.ts';
import { processNextWebhook } from '../process-webhooks.ts';

/** Acts on stored webhooks that are due: those that failed, came too early, or whose process died before acting. */
export async function processWebhooks(deps: Deps): Promise<void> {
  while (await processNextWebhook(deps));
}
