type Route = Record<string, unknown> & { id: string; imports?: string[] };
type Manifest = { entry: { imports: string[] }; routes: Record<string, Route> };

/** Routes preloaded by links (`prefetch`): for these the browser loads all files at once. */
const prefetched = ['routes/remedy', 'routes/blog-article'];

/**
 * The route manifest downloaded by every page, without data that the browser never reads: files
 * imported by a route's module itself, absent properties of a route, and the preloads that the
 * server has rendered into the page.
 * @param script the manifest as emitted by the router's build @throws Error where it is not a
 *   manifest
 */
export function shortManifest(script: string): string {
  const [, start = '', json = ''] =
    /^(window\.__reactRouterManifest=)(\{.*\});?$/s.exec(script) ?? [];
  const manifest = JSON.parse(json || 'null') as Manifest | null;
  if (!manifest)
    throw new Error('This is no list of routes as this version of the router writes it.');
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const used = Object.entries(route).filter(
      ([name, value]) =>
        value !== false &&
        !(Array.isArray(value) && value.length === 0) &&
        (name !== 'imports' || prefetched.includes(id)),
    );
    return [id, Object.fromEntries(used)];
  });
  const short = {
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: Object.fromEntries(routes),
  };
  return `${start}${JSON.stringify(short)};`;
}
