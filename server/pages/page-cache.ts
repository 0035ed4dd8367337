import { LRUCache } from 'lru-cache';
import type { ByteReply } from '../platform/http/byte-reply.ts';

/** A page as it is answered; only what is kept has bytes of its own in every encoding. */
export type Page<Once> = { kept: ByteReply } | { once: Once };

export type PageCache<Once> = {
  /** The page at that address, rendered at most once at a time. */
  remember: (address: string, render: () => Promise<Page<Once>>) => Promise<Page<Once>>;
  /** The kept page, where nothing has to be asked to know that it is of today. */
  peek: (address: string) => ByteReply | null;
};

type Options = {
  version: () => Promise<string>;
  /** The version where it is known without asking. */
  knownVersion: () => string | null;
  capacityBytes: number;
};

/** Pages by address, all of one version, the least recently used going first. Only whole successes are kept: errors are rare and must heal at once. */
export function createPageCache<Once>({ version, knownVersion, capacityBytes }: Options): PageCache<Once> {
  const kept = new LRUCache<string, ByteReply>({
    maxSize: capacityBytes,
    sizeCalculation: ({ size }, address) => 2 * address.length + size,
  });
  /** What is being rendered just now, by version and address. */
  const underWay = new Map<string, Promise<Page<Once>>>();
  let current = '';

  async function fill(address: string, rendering: string, render: () => Promise<Page<Once>>): Promise<Page<Once>> {
    const page = await render();
    // A page rendered during an edit may show either side of it.
    const unchanged = rendering === current && (await version()) === rendering;
    if ('kept' in page && unchanged) kept.set(address, page.kept);
    return page;
  }

  return {
    peek: (address) => (knownVersion() === current ? (kept.get(address) ?? null) : null),
    async remember(address, render) {
      const now = await version();
      if (now !== current) kept.clear();
      current = now;
      const known = kept.get(address);
      if (known) return { kept: known };
      const place = `${now} ${address}`;
      const running = underWay.get(place);
      if (running) return running;
      const page = fill(address, now, render).finally(() => underWay.delete(place));
      underWay.set(place, page);
      return page;
    },
  };
}
