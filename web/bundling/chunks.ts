import { readdirSync } from 'node:fs';
import path from 'node:path';

type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Context = { getModuleInfo: (id: string) => Info | null };
type Page = (typeof pages)[number];
/**
 * The importers of a module: pages of the list below, and the total number of pages and lazy
 * parts.
 */
type Users = { pages: Set<Page>; all: number };

/**
 * The landing pages of most first visits, and those next to them. Sharing between the rest is
 * left to the bundler.
 */
const pages = [
  'home',
  'remedies',
  'remedy',
  'cart',
  'checkout',
  'kundli',
  'kundli-matching',
  'horoscope',
  'panchang',
] as const;
const frame = /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/;
const icon = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/**
 * A module with at least this number of importing pages and parts is separated from those
 * nearly exclusive to one.
 */
const many = 4;
/** Where such a module of one page of the list goes. */
const alsoExternal: Record<Page, string> = {
  home: 'home-also',
  remedies: 'stones',
  remedy: 'remedy-also',
  cart: 'checkout-also',
  checkout: 'checkout-also',
  kundli: 'stars',
  'kundli-matching': 'stars',
  horoscope: 'stars',
  panchang: 'panchang-also',
};

/**
 * Files from the most shared to the most exclusive: a file's imports are in it or in an earlier
 * one.
 */
const files = [
  ...new Set([
    'shell',
    'cards',
    'offer',
    ...Object.values(alsoExternal),
    'buying',
    ...pages.map((page) => `${page}-parts`),
  ]),
];

/**
 * The grouping of modules into chunks. On a mobile network a separate file costs more than the
 * few hundred bytes of most modules, and forty of them compress worse than ten; a page should
 * not load unneeded code. So modules are grouped by their importers: the immutable frame, code
 * common to all pages, code common to pages of a kind, and code nearly exclusive to one page.
 * Fully exclusive code is in the file that the router loads.
 */
export function chunks() {
  let users: Map<string, Users> | undefined;
  const fileOf = (id: string, context: Context) => {
    users ??= usersOf(context);
    return nameOf(id, users.get(id));
  };
  return [
    // A second style sheet for a page costs a round trip before the first paint, for a kilobyte.
    { name: 'styles', test: /web[\\/].*\.css$/ },
    { name: 'frame', test: frame },
    ...files.map((name) => ({ name: (id: string, context: Context) => (fileOf(id, context) === name ? name : null) })),
    { name: 'icons', test: icon, minShareCount: 2 },
  ];
}

function nameOf(id: string, users: Users | undefined): string | null {
  if (!users || frame.test(id) || id.endsWith('.css')) return null;
  const of = (...some: Page[]) => some.filter((page) => users.pages.has(page)).length;
  const [inShop, inBuying, inStars] = [of('home', 'remedies', 'remedy'), of('cart', 'checkout'), of(...pages.slice(5))];
  if (users.all === Number.POSITIVE_INFINITY || (inStars > 0 && inShop + inBuying > 0)) return 'shell';
  const [page] = users.pages;
  if (page === undefined || users.all === 1) return null;
  if (icon.test(id) && users.all >= many) return 'shell';
  if (users.pages.size === 1) return users.all < many ? `${page}-parts` : alsoExternal[page];
  if (inStars > 1) return 'stars';
  if (inShop === 0) return 'buying';
  if (users.pages.has('home') || (users.pages.has('remedies') && inBuying > 0)) return 'cards';
  return inBuying > 0 ? 'offer' : 'stones';
}

/**
 * The direct and transitive importers of each module; infinite for the entry shared by all
 * pages of the shop.
 */
function usersOf(context: Context): Map<string, Users> {
  const found = new Map<string, Users>();
  const everywhere = ['root.tsx', 'layouts/shop.tsx'].map(inWeb);
  // Iterating a set includes items added during the iteration: lazy parts are entries as well.
  const begins = new Set([...everywhere, ...readdirSync(inWeb('routes')).map((file) => inWeb(`routes/${file}`))]);
  for (const begin of begins) {
    const page = pages.find((name) => begin === inWeb(`routes/${name}.tsx`));
    for (const id of reachable(begin, context)) {
      for (const part of context.getModuleInfo(id)?.dynamicallyImportedIds ?? []) begins.add(part);
      const users = found.get(id) ?? { pages: new Set(), all: 0 };
      if (page) users.pages.add(page);
      users.all += everywhere.includes(begin) ? Number.POSITIVE_INFINITY : 1;
      found.set(id, users);
    }
  }
  return found;
}

/** Modules that one is made of, itself among them. */
function reachable(begin: string, context: Context): Set<string> {
  const found = new Set<string>();
  const open = [begin];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** A file of `web/` as the bundler names it. */
function inWeb(file: string): string {
  return path.join(import.meta.dirname, '..', file).replaceAll('\\', '/');
}
