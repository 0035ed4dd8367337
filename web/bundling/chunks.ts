type Info = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Context = { getModuleInfo: (id: string) => Info | null };

/** Pages on which most first visits start, grouped by their shared modules. */
const families = [
  ['home'],
  ['remedies', 'remedy'],
  ['cart', 'checkout'],
  ['kundli', 'kundli-matching', 'horoscope', 'panchang'],
  ['spiritual-healers'],
];
const pages = families.flat();

const frame = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//;
const everyPage = /\/web\/(root|layouts\/shop)\.tsx/;
const route = /\/web\/routes\/([\w-]+)\.tsx/;

/** Files from the most to the least shared: the imports of a file are in it or in one before it. */
const shared = [
  'home remedies cart',
  'home remedies',
  'home cart',
  'remedies cart',
  'home',
  'remedies',
  'cart',
  'kundli',
];
const parts = (page: string) => [`${page} lazy parts`, `${page} parts`];
const files = ['frame', 'shell', ...shared, ...pages.flatMap(parts)];

/**
 * Assigns modules to chunks (code splitting), by the families of pages that import them. The
 * bundler's default would create five times as many files, and some 10 KB more for each first visit
 * (docs/decisions/pages.md).
 */
export function chunks() {
  const fileById = new Map<string, string | null>();
  const fileOf = (id: string, context: Context) => {
    if (!fileById.has(id)) fileById.set(id, findFile(id, context));
    return fileById.get(id);
  };
  return files.map((file) => ({
    name: (id: string, context: Context) =>
      fileOf(id, context) === file ? file.replaceAll(' ', '-') : null,
  }));
}

/** The chunk of a module; null leaves it to the bundler. */
function findFile(id: string, context: Context): string | null {
  if (frame.test(id)) return 'frame';
  const importerIds = new Set([id]);
  for (const importerId of importerIds)
    for (const importer of context.getModuleInfo(importerId)?.importers ?? [])
      importerIds.add(importer);
  const entries = new Set<string>();
  for (const importerId of importerIds) {
    if (everyPage.test(importerId)) return 'shell';
    const page = route.exec(importerId)?.[1];
    if (page ?? context.getModuleInfo(importerId)?.dynamicImporters.length)
      entries.add(page ?? importerId);
  }
  if (entries.size < 2) return null;
  const [page, ...extra] = pages.filter((name) => entries.has(name));
  // A lazily loaded component, perhaps of another page, must not bring more modules than it
  // imports.
  const isLazy = [...entries].some((entry) => entry.includes('/'));
  if (page && extra.length === 0) return isLazy ? `${page} lazy parts` : `${page} parts`;
  const sharing = families
    .filter((family) => family.some((name) => entries.has(name)))
    .map(([name]) => name);
  // The healers' page uses the chunks of the other families: a chunk of its own would be too small.
  const remaining = sharing.filter((name) => name !== 'spiritual-healers');
  return remaining.length > 1 && remaining.includes('kundli')
    ? 'shell'
    : remaining.join(' ') || null;
}
