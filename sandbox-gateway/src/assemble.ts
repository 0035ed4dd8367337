import { createSystemClock } from './clock.ts';
import { createErrorQueue } from './faults/registry.ts';
import { createIds, type NewId } from './ids.ts';
import { createJobs } from './jobs.ts';
import { openLedger } from './ledger/ledger.ts';
import { createMoney } from './money.ts';
import type { GatewayOptions } from './options.ts';
import { createRequestLog } from './request-log.ts';
import { createWebhooks } from './webhooks/queue.ts';

/** Components of the gateway, for its routes. */
export type Gateway = ReturnType<typeof assemble>;

/** Creates the gateway's components. */
export function assemble(options: GatewayOptions) {
  const {
    webhookUrl,
    webhookSecrets,
    clock = createSystemClock(),
    webhookTimeoutMs = 5_000,
  } = options;
  let makeId = createIds();
  let urlInUse = typeof webhookUrl === 'function' ? webhookUrl : () => webhookUrl;
  const newId: NewId = (prefix) => makeId(prefix);
  const ledger = openLedger(options.store);
  const errorQueue = createErrorQueue();
  const target = { url: () => urlInUse(), secrets: webhookSecrets, timeoutMs: webhookTimeoutMs };
  const webhooks = createWebhooks(ledger, clock, newId, errorQueue, target);
  const money = createMoney(ledger, webhooks);
  const jobs = createJobs(ledger, clock, money);
  const log = createRequestLog(clock);

  return {
    options,
    clock,
    newId,
    ledger,
    errorQueue,
    webhooks,
    money,
    jobs,
    log,
    sendWebhooksTo(url: string | null): void {
      urlInUse = () => url;
    },
    /**
     * Resets the gateway to the state of a new account. @param seed makes subsequent ids repeatable
     */
    reset(seed: string | undefined): void {
      clock.reset();
      ledger.clear();
      errorQueue.clear();
      log.clear();
      webhooks.enable();
      makeId = createIds(seed);
    },
  };
}
