type Route = Record<string, unknown> & { id: string; imports?: string[] };
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> };

/** Routes that links load before they are followed (`prefetch`): for these the browser asks for all files at once. */
const prefetched = ['routes/remedy', 'routes/blog-article'];

/**
 * The list of all routes that every page downloads, without what the browser never reads: files that a route's module
 * imports by itself, what a route does not have, and the preloads that the server has written into the page.
 * @param script the list as the router's build writes it @throws Error where it is no such list
 */
export function shortManifest(script: string): string {
  const [, start = '', json = ''] = /^(window\.__reactRouterManifest=)(\{.*\});?$/s.exec(script) ?? [];
  const manifest = JSON.parse(json || 'null') as Manifest | null;
  if (!manifest) throw new Error('This is no list of routes as this version of the router writes it.');
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const kept = Object.entries(route).filter(
      ([name, value]) =>
        value !== false &&
        !(Array.isArray(value) && value.length === 0) &&
        (name !== 'imports' || prefetched.includes(id)),
    );
    return [id, Object.fromEntries(kept)];
  });
  const short = { ...manifest, entry: { ...manifest.entry, imports: [] }, routes: Object.fromEntries(routes) };
  return `${start}${JSON.stringify(short)};`;
}
