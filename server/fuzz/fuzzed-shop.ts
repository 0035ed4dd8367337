import type { StartedGateway } from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import type { Deps } from '../platform/deps.ts';
import type { TestMember } from '../testing/members.ts';
import type { TestShop, Visitor } from '../testing/test-shop.ts';

/** The shop as the commands see it: in this process, or as several processes on one database. */
export type ShopUnderTest = Pick<TestShop, 'visitor'> & {
  /** Of each process that runs the shop's jobs. */
  workers: readonly Deps[];
  deps: Deps;
  gateway: StartedGateway;
  /** Two guests, then the member. */
  buyers: readonly BuyerUnderTest[];
  member: TestMember;
  admin: TestMember;
  healer: TestMember;
  /** Remedies of this run. */
  remedies: readonly string[];
  coupons: readonly string[];
  /** The log so far, a line for each command. */
  protocol: string[];
  /**
   * Latency of the provider's responses, in ms; `Infinity` means no response. 0 if the network is
   * the real one.
   */
  slowProvider: (ms: number) => void;
  /** Sends an event of the provider to the webhook, signed. */
  sendWebhook: (event: { id: string; body: string }) => Promise<void>;
  /** Advances the clock by so many minutes, for the shop and for its provider. */
  pass: (minutes: number) => Promise<void>;
  /**
   * Whether a failure of the provider was injected in this run: requests may then return that
   * payments are unavailable.
   */
  faulty: boolean;
};

export type BuyerUnderTest = { browser: Visitor; email: string; isMember: boolean };

/**
 * A client whose requests fail the run when the shop returns a 5xx not caused by an injected
 * failure of the provider.
 */
export function guarded(browser: Visitor, shop: Pick<ShopUnderTest, 'faulty'>): Visitor {
  const guard =
    <Given extends unknown[]>(
      method: 'get' | 'post' | 'put' | 'delete',
      send: (...given: Given) => ReturnType<Visitor['get']>,
    ) =>
    async (...given: Given) => {
      const reply = await send(...given);
      const injected =
        shop.faulty && reply.status === 503 && reply.body.code === 'payments_unavailable';
      if (reply.status >= 500 && !injected)
        throw new Error(
          `${method} ${given[0]} answers ${reply.status} ${JSON.stringify(reply.body)}`,
        );
      return reply;
    };
  return {
    cookies: browser.cookies,
    get: guard('get', browser.get),
    post: guard('post', browser.post),
    put: guard('put', browser.put),
    delete: guard('delete', browser.delete),
  };
}
