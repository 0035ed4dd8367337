/**
 * Lists of which sitemaps consist: a single page, or one page for each remedy, article, collection,
 * owner's page, sign, or city and day.
 */
export type SitemapList =
  | 'itself'
  | 'remedies'
  | 'articles'
  | 'collections'
  | 'pages'
  | 'signs'
  | 'panchang';
/**
 * Source of the text on a page's share image (Open Graph): the list of texts by path, a remedy, an
 * article, an owner's page, a sign's horoscope, a day's panchang.
 */
export type ShareKind =
  | 'words'
  | 'remedy'
  | 'article'
  | 'collection'
  | 'page'
  | 'sign'
  | 'panchang';

/** A public page: identical for all clients, cacheable. */
type PublicDetails = {
  audience: 'everyone';
  /** Null: the page is in no sitemap, and found only by links. */
  sitemap: SitemapList | null;
  /** Null: the page uses the share image of another page. */
  share: ShareKind | null;
  /** Available offline after a visit. */
  offline?: true;
};
/** A page that displays or changes a user's data: never cached, and not indexable. */
type PrivateDetails = {
  audience: 'person' | 'admin';
  /**
   * Content security policy. `payment` permits the payment provider's hosts; `room` the server of
   * voice and video rooms, camera and microphone; `session` both.
   */
  policy?: 'payment' | 'room' | 'session';
  /** Permits pop-up windows, which banks open during a payment. */
  popups?: true;
  /** Installable as a separate app (PWA): the healer's dashboard. */
  app?: 'desk';
};
/**
 * A generated file. Its policy `worker` permits requests for the shop's own resources, `alone`
 * inline styles.
 */
type FileDetails = { audience: 'machines'; policy?: 'worker' | 'alone' };
/** Redirects to another URL, or responds with not found. */
type NoPageDetails = { audience: 'nobody' };

/**
 * Metadata of a page for all generic handling, defined in the `handle` of its file in `web/routes`.
 */
export type PageMeta = (PublicDetails | PrivateDetails | FileDetails | NoPageDetails) & {
  /** Query parameters on which its HTML may depend; by default those of its audience. */
  query?: readonly string[];
  /** Default values of parameters, equivalent to their absence. */
  defaults?: Readonly<Record<string, string>>;
};

/** A page of the built storefront: the metadata of its file, and its path. */
export type Page = {
  /** The path as in `web/routes.ts`, from the root and without a locale: `/remedies/:slug`. */
  path: string;
  audience: PageMeta['audience'];
  sitemap: SitemapList | null;
  share: ShareKind | null;
  offline: boolean;
  policy: 'page' | 'payment' | 'room' | 'session' | 'worker' | 'alone';
  popups: boolean;
  query: readonly string[];
  /** Default values by parameter; an empty value is always ignored. */
  defaults: Readonly<Record<string, string>>;
};

/**
 * Parameters that users' and administrators' screens read in the browser: redirect targets,
 * email links, table filters.
 */
const screens = [
  'next',
  'token',
  'code',
  'state',
  'error',
  'for',
  'id',
  'cursor',
  'before',
  'status',
  'from',
  'to',
];
const tables = [...screens, 'subject', 'actor', 'action', 'search', 'category', 'sort', 'workshop'];
const standard = { everyone: [], person: screens, admin: tables, machines: [], nobody: [] };

export function pageOf(path: string, metadata: PageMeta): Page {
  const { audience, query = standard[audience] } = metadata;
  const defaults = {
    sitemap: null,
    share: null,
    offline: false,
    policy: 'page',
    popups: false,
    defaults: {},
  } as const;
  return { ...defaults, ...metadata, path, audience, query };
}

/** Routes of a build by id, as returned by the router. */
type BuiltRoutes = Readonly<
  Record<
    string,
    | { path?: string | undefined; parentId?: string | undefined; module: { handle?: unknown } }
    | undefined
  >
>;

/** Pages of a build: all of its routes with page metadata in their `handle`. Layouts have none. */
export function pagesOf(routes: BuiltRoutes): Page[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  return Object.entries(routes).flatMap(([id, route]) => {
    const metadata = route?.module.handle as Partial<PageMeta> | undefined;
    return metadata?.audience ? [pageOf(pathOf(id) || '/', metadata as PageMeta)] : [];
  });
}

/** Whether the page may connect to the payment provider's hosts. */
export function allowsPayment({ policy }: { policy?: string | undefined }): boolean {
  return policy === 'payment' || policy === 'session';
}

/** Whether the page may connect to voice and video rooms, with camera and microphone. */
export function allowsRooms({ policy }: { policy?: string | undefined }): boolean {
  return policy === 'room' || policy === 'session';
}

/** Whether the page must neither be cached nor indexed. */
export function isPrivate({ audience }: Pick<Page, 'audience'>): boolean {
  return audience === 'person' || audience === 'admin';
}

export type FoundPage = { page: Page; params: Readonly<Record<string, string>> };

/**
 * Finds the page at a path (from the root, without language and query) like the router;
 * undefined if there is no match.
 */
export function pageFinder(pages: readonly Page[]): (path: string) => FoundPage | undefined {
  const open = (path: string) => (path.endsWith('*') ? 100 : path.split(':').length);
  const patterns = pages
    .toSorted((one, other) => open(one.path) - open(other.path))
    .map((page) => ({ page, pattern: patternOf(page.path) }));
  return (path) => {
    const plain = decoded(path);
    for (const { page, pattern } of patterns) {
      const found = pattern.exec(plain);
      if (found) return { page, params: { ...found.groups } };
    }
    return undefined;
  };
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/(?<=.)\/$/, '');
  return new RegExp(`^${source === '/' ? '' : source}/?$`, 'i');
}

/** Decodes each segment of a path; malformed encoding is returned unchanged. */
function decoded(path: string): string {
  const part = (text: string) => {
    try {
      return decodeURIComponent(text).replaceAll('/', '%2F');
    } catch {
      return text;
    }
  };
  return path.includes('%') ? path.split('/').map(part).join('/') : path;
}
