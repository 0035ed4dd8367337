import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A page as it was rendered: its HTML in pieces, between which each reply's nonce belongs. */
export type Rendered = {
  status: number;
  headers: [name: string, value: string][];
  body: string[];
  /** Something that the page shows could not be had: it is answered once and kept by nobody. */
  failed: boolean;
};
export type Page = Rendered & { etag: string };

export type PageCache = { remember: (address: string, render: () => Promise<Rendered>) => Promise<Page> };

/**
 * Rendered pages by address, all of one version, the least recently used going first. Each address is rendered
 * once at a time. Only whole successes are kept: errors are rare and must heal at once.
 */
export function createPageCache(options: { version: () => Promise<string>; capacityBytes: number }): PageCache {
  const kept = new LRUCache<string, Page>({
    maxSize: options.capacityBytes,
    sizeCalculation: ({ body }, address) => 2 * (address.length + body.reduce((sum, { length }) => sum + length, 1)),
  });
  /** What is being rendered just now, by version and address. */
  const underWay = new Map<string, Promise<Page>>();
  let current = '';

  async function fill(address: string, version: string, render: () => Promise<Rendered>): Promise<Page> {
    const rendered = await render();
    const page = { ...rendered, etag: etagOf(rendered.body) };
    // A page rendered during an edit may show either side of it.
    const unchanged = version === current && (await options.version()) === version;
    if (page.status === 200 && !page.failed && unchanged) kept.set(address, page);
    return page;
  }

  return {
    async remember(address, render) {
      const version = await options.version();
      if (version !== current) kept.clear();
      current = version;
      const known = kept.get(address);
      if (known) return known;
      const place = `${version} ${address}`;
      const running = underWay.get(place);
      if (running) return running;
      const page = fill(address, version, render).finally(() => underWay.delete(place));
      underWay.set(place, page);
      return page;
    },
  };
}

/** The same in every process: nonces are no part of it. */
function etagOf(body: string[]): string {
  const hash = createHash('sha256');
  for (const piece of body) hash.update(piece).update('\0');
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}
