import type { StartedGateway } from '@jyotiratna/sandbox-gateway/testing/start-gateway';
import type { Deps } from '../platform/deps.ts';
import type { TestMember } from '../testing/members.ts';
import type { TestShop, Visitor } from '../testing/test-shop.ts';

/** The shop under test, in this process or in several processes on one database. */
export type ShopUnderTest = Pick<TestShop, 'visitor'> & {
  /** The dependencies of each process that runs the shop's jobs. */
  workers: readonly Deps[];
  deps: Deps;
  gateway: StartedGateway;
  /** Two guests and the member. */
  buyers: readonly BuyerUnderTest[];
  member: TestMember;
  admin: TestMember;
  healer: TestMember;
  /** Ids of this run's remedies. */
  remedies: readonly string[];
  coupons: readonly string[];
  /** The log so far, a line for each command. */
  protocol: string[];
  /**
   * Sets the latency of the provider's responses in ms (`Infinity`: no response). No effect on a
   * real network.
   */
  slowProvider: (ms: number) => void;
  /** Sends a signed event of the provider to the webhook. */
  sendWebhook: (event: { id: string; body: string }) => Promise<void>;
  /** Advances the clocks of the shop and its provider by this many minutes. */
  pass: (minutes: number) => Promise<void>;
  /**
   * Whether a failure of the provider was injected in this run: responses may then be that payments
   * are unavailable.
   */
  faulty: boolean;
};

export type BuyerUnderTest = { browser: Visitor; email: string; isMember: boolean };

/**
 * A client whose requests fail the run if the shop responds with a 5xx that no injected failure
 * explains.
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
