import type { GatewayClock } from './clock.ts';
import type { Store } from './ledger/store.ts';

/** Response to a second order with the same receipt; accounts at the provider differ. */
export type ReceiptMode = 'accept' | 'refuse' | 'return';

export type GatewayOptions = {
  /** Starts with `rzp_test_sandbox`. */
  keyId: string;
  keySecret: string;
  /** The current secret first; the next one signs if a test requests an old signature. */
  webhookSecrets: readonly string[];
  /**
   * Destination URL of events, a function if it is only known after the shop listens; null sends
   * none.
   */
  webhookUrl: string | null | (() => string | null);
  store: Store;
  /** Defaults to the machine's time. */
  clock?: GatewayClock;
  /** Enables `/__sandbox`: for tests only. Defaults to false. */
  controls?: boolean;
  /** Defaults to `accept`, which does not prevent duplicates. */
  receiptMode?: ReceiptMode;
  /** Timeout for the shop's response to a webhook in ms. Defaults to the provider's 5000. */
  webhookTimeoutMs?: number;
};

/**
 * Validates the options. @throws RangeError if the sandbox could be mistaken for the real provider
 */
export function checkOptions({ keyId, keySecret, webhookSecrets }: GatewayOptions): void {
  if (!/^rzp_test_sandbox\w*$/.test(keyId))
    throw new RangeError('a sandbox key id starts with rzp_test_sandbox');
  if (keySecret === '') throw new RangeError('the sandbox needs a key secret');
  if (webhookSecrets.length === 0 || webhookSecrets.includes(''))
    throw new RangeError('the sandbox needs a webhook secret');
}
