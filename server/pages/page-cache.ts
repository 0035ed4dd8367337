import { createHash } from 'node:crypto';

export type Page = { status: number; headers: [name: string, value: string][]; body: string; etag: string };
export type Rendered = Omit<Page, 'etag'>;

export type PageCache = { remember: (url: string, render: () => Promise<Rendered>) => Promise<Page> };

/**
 * Rendered pages by address, all of one version, the least recently used going first. Each address is rendered
 * once at a time. Only successful pages are kept: errors are rare and must heal at once.
 */
export function createPageCache(options: { version: () => Promise<string>; capacityBytes: number }): PageCache {
  const pages = new Map<string, Promise<Page>>();
  const sizes = new Map<string, number>();
  let held = 0;
  let current = '';

  function forget(url: string): void {
    pages.delete(url);
    held -= sizes.get(url) ?? 0;
    sizes.delete(url);
  }

  function keep(url: string, page: Page): void {
    const size = page.body.length * 2;
    sizes.set(url, size);
    held += size;
    for (const oldest of pages.keys()) {
      if (held <= options.capacityBytes) break;
      forget(oldest);
    }
  }

  return {
    async remember(url, render) {
      const version = await options.version();
      if (version !== current) {
        pages.clear();
        sizes.clear();
        held = 0;
        current = version;
      }
      const known = pages.get(url);
      if (known) {
        pages.delete(url);
        pages.set(url, known);
        return known;
      }
      const fresh = render().then((page) => ({ ...page, etag: etagOf(page.body) }));
      pages.set(url, fresh);
      fresh.then(
        (page) => {
          if (pages.get(url) !== fresh) return;
          if (page.status === 200 && version === current) keep(url, page);
          else forget(url);
        },
        () => pages.get(url) === fresh && forget(url),
      );
      return fresh;
    },
  };
}

function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
