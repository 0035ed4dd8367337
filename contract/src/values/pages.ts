/**
 * Lists that the sitemaps are made of: a page's one address, or one for each remedy, article, page
 * with the owner's words, sign, city and day.
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
 * Source of the text on a page's share image: the list of texts by path, a remedy, an article, a
 * page with the owner's words, a sign's horoscope, a day's panchang.
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
  /** Null: search engines find it by links alone. */
  sitemap: SitemapList | null;
  /** Null: it shows the image of another page. */
  share: ShareKind | null;
  /** Available offline after a visit. */
  offline?: true;
};
/** Displays or changes a user's data: never cached, and not indexable. */
type PrivateDetails = {
  audience: 'person' | 'admin';
  /**
   * 'payment' lets the payment provider's hosts in, 'room' the server of voice and video rooms,
   * camera and microphone, 'session' both.
   */
  policy?: 'payment' | 'room' | 'session';
  /** Banks open windows of their own while a customer pays. */
  popups?: true;
  /** Can be installed as an app of its own: the healer's dashboard. */
  app?: 'desk';
};
/** A file; 'worker' may fetch the shop's own resources, 'alone' has inline styles. */
type FileDetails = { audience: 'machines'; policy?: 'worker' | 'alone' };
/** Redirects to another URL, or responds with not found. */
type NoPageDetails = { audience: 'nobody' };

/**
 * Metadata of a page for all generic handling. Defined once, in the `handle` of its file in
 * `web/routes`.
 */
export type PageMeta = (PublicDetails | PrivateDetails | FileDetails | NoPageDetails) & {
  /** Parameters that its HTML may depend on; by default those of its audience. */
  query?: readonly string[];
  /** Default values, equivalent to their absence. */
  defaults?: Readonly<Record<string, string>>;
};

/** A page of the built storefront: the metadata of its file, and its path. */
export type Page = {
  /** As in `web/routes.ts`, from the root and without the language: `/remedies/:slug`. */
  path: string;
  audience: PageMeta['audience'];
  sitemap: SitemapList | null;
  share: ShareKind | null;
  offline: boolean;
  policy: 'page' | 'payment' | 'room' | 'session' | 'worker' | 'alone';
  popups: boolean;
  query: readonly string[];
  /** By parameter; an empty value is ignored anyway. */
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

/** Routes of a build as the router has them, by id. */
type BuiltRoutes = Readonly<
  Record<
    string,
    | { path?: string | undefined; parentId?: string | undefined; module: { handle?: unknown } }
    | undefined
  >
>;

/**
 * The pages of a build: all of its routes with page metadata in their `handle`. Layouts do not
 * have any.
 */
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

/** The payment provider's hosts may be reached from it. */
export function allowsPayment({ policy }: { policy?: string | undefined }): boolean {
  return policy === 'payment' || policy === 'session';
}

/** Voice and video rooms may be reached from it, with camera and microphone. */
export function allowsRooms({ policy }: { policy?: string | undefined }): boolean {
  return policy === 'room' || policy === 'session';
}

/** Not cacheable and not indexable. */
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

/** Each part of a path as it is meant; one that is no text stays as it is. */
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
