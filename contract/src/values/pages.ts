/** Lists that the sitemaps are made of: a page's one address, or one for each remedy, article, city and day. */
export type SitemapList = 'itself' | 'remedies' | 'articles' | 'panchang';
/** Where the words on the image next to a link come from: the list of texts by path, a remedy, an article, a day's panchang. */
export type ShareKind = 'words' | 'remedy' | 'article' | 'panchang';

/** Anyone's page: the same for everyone, kept by caches. */
type PublicFacts = {
  audience: 'everyone';
  /** Null: search engines find it by links alone. */
  sitemap: SitemapList | null;
  /** Null: it shows the image of another page. */
  share: ShareKind | null;
  /** Can be read without a connection by who has seen it. */
  offline?: true;
};
/** Shows one person's things or does something for one: no cache keeps it, no search engine is let in. */
type PrivateFacts = {
  audience: 'person' | 'admin';
  /** 'payment' lets the payment provider's hosts in, 'room' the server of voice and video rooms, camera and microphone. */
  policy?: 'payment' | 'room';
  /** Banks open windows of their own while a customer pays. */
  popups?: true;
};
/** A file; 'worker' may fetch what the shop itself serves, 'alone' brings its styles along. */
type FileFacts = { audience: 'machines'; policy?: 'worker' | 'alone' };
/** Leads to another address, or says that there is none. */
type NoPageFacts = { audience: 'nobody' };

/** What a page is to all that handle it unseen. Stands once, in the `handle` of its file in `web/routes`. */
export type PageFacts = (PublicFacts | PrivateFacts | FileFacts | NoPageFacts) & {
  /** Parameters that its HTML may depend on; without it those that are usual for its audience. */
  query?: readonly string[];
  /** Values of them that say the same as their absence. */
  defaults?: Readonly<Record<string, string>>;
};

/** A page of the built storefront: what its file says, and where it is. */
export type Page = {
  /** As in `web/routes.ts`, from the root and without the language: `/remedies/:slug`. */
  path: string;
  audience: PageFacts['audience'];
  sitemap: SitemapList | null;
  share: ShareKind | null;
  offline: boolean;
  policy: 'page' | 'payment' | 'room' | 'worker' | 'alone';
  popups: boolean;
  query: readonly string[];
  /** By parameter; an empty value says nothing anyway. */
  defaults: Readonly<Record<string, string>>;
};

/** What personal and administrators' screens read in the browser: where to go next, links of mails, filters of tables. */
const screens = ['next', 'token', 'code', 'state', 'error', 'for', 'id', 'cursor', 'before', 'status', 'from', 'to'];
const tables = [...screens, 'subject', 'actor', 'action', 'search', 'category', 'sort', 'workshop'];
const usual = { everyone: [], person: screens, admin: tables, machines: [], nobody: [] };

export function pageOf(path: string, facts: PageFacts): Page {
  const { audience, query = usual[audience] } = facts;
  const rest = { sitemap: null, share: null, offline: false, policy: 'page', popups: false, defaults: {} } as const;
  return { ...rest, ...facts, path, audience, query };
}

/** Routes of a build as the router has them, by id. */
type BuiltRoutes = Readonly<
  Record<string, { path?: string | undefined; parentId?: string | undefined; module: { handle?: unknown } } | undefined>
>;

/** The pages of a build: all of its routes whose `handle` says what they are. Layouts have none. */
export function pagesOf(routes: BuiltRoutes): Page[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  return Object.entries(routes).flatMap(([id, route]) => {
    const facts = route?.module.handle as Partial<PageFacts> | undefined;
    return facts?.audience ? [pageOf(pathOf(id) || '/', facts as PageFacts)] : [];
  });
}

/** No cache keeps it and no search engine may have it. */
export function isPrivate({ audience }: Pick<Page, 'audience'>): boolean {
  return audience === 'person' || audience === 'admin';
}

export type FoundPage = { page: Page; params: Readonly<Record<string, string>> };

/** Finds the page at a path (from the root, without language and query) as the router does; undefined where none is. */
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
