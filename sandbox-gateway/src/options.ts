import type { GatewayClock } from './clock.ts';
import type { Store } from './ledger/store.ts';

/** Response to a second order with the same receipt: accounts of the provider differ in this. */
export type ReceiptMode = 'accept' | 'refuse' | 'return';

export type GatewayOptions = {
  /** Starts with `rzp_test_sandbox`. */
  keyId: string;
  keySecret: string;
  /** The current one first; the one after it signs where a test requests an old signature. */
  webhookSecrets: readonly string[];
  /**
   * Destination URL of events. A function if the URL is only available after the shop listens;
   * null sends no events.
   */
  webhookUrl: string | null | (() => string | null);
  store: Store;
  /** Defaults to the machine's time. */
  clock?: GatewayClock;
  /** Opens `/__sandbox`: for tests only. Defaults to false. */
  controls?: boolean;
  /** Defaults to `accept`, the least helpful of the three. */
  receiptMode?: ReceiptMode;
  /** Timeout of the shop's response to a webhook, in ms. Defaults to the provider's 5000. */
  webhookTimeoutMs?: number;
};

/**
 * @throws RangeError for options with which the sandbox could be mistaken for the real provider.
 */
export function checkOptions({ keyId, keySecret, webhookSecrets }: GatewayOptions): void {
  if (!/^rzp_test_sandbox\w*$/.test(keyId))
    throw new RangeError('a sandbox key id starts with rzp_test_sandbox');
  if (keySecret === '') throw new RangeError('the sandbox needs a key secret');
  if (webhookSecrets.length === 0 || webhookSecrets.includes(''))
    throw new RangeError('the sandbox needs a webhook secret');
}
