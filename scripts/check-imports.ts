import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Which way imports may run, as data: for files below `folder`, a bare package must match `packages` and a relative path
 * must not enter `closed`. Tests, benches and fixtures may import more, since nothing imports them.
 */
type Rule = { folder: string; packages?: RegExp; forbidden?: RegExp; closed?: string[]; why: string };

const rules: Rule[] = [
  { folder: 'contract/src', packages: /^zod$/, why: 'the contract knows zod and nothing else' },
  { folder: 'contract/src/values', packages: /^$/, why: 'values go to the browser, so they import no package' },
  { folder: 'contract/src/shop', packages: /^zod$/, why: 'the caller takes types from zod at most' },
  { folder: 'jyotish/src', packages: /^astronomia(\/|$)/, why: 'the engine is pure: astronomia and nothing else' },
  { folder: 'messages', packages: /^@jyotiratna\/contract$/, why: 'messages know the contract, without zod' },
  { folder: 'sandbox-gateway/src', packages: /^(fastify|node:.+)$/, why: 'shop and gateway meet only over HTTP' },
  {
    folder: 'server/payments/razorpay',
    forbidden: /^(fastify|drizzle-orm(\/.+)?)$/,
    closed: ['server/checkout', 'server/orders', 'server/platform/database', 'server/platform/http'],
    why: 'a payment provider knows only the outside world',
  },
  {
    folder: 'web',
    forbidden: /^(@jyotiratna\/(server|jyotish|sandbox-gateway).*|@jyotiratna\/contract\/calls\/.+|zod)$/,
    closed: ['server', 'jyotish', 'sandbox-gateway'],
    why: 'a page knows the contract, without zod',
  },
  {
    folder: 'web/ui',
    closed: ['web/features', 'web/content', 'web/routes', 'web/shell'],
    why: 'ui components know no shop words',
  },
  {
    folder: 'web/content',
    closed: ['web/features', 'web/routes', 'web/shell', 'web/ui'],
    why: 'content is plain data',
  },
];

/** A type-only import vanishes: `import type …` or `export type …`. */
const importing =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|(?:^|[^.\w])import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Faults as 'file: imports x (why)'. */
export function importFaults(root: string): string[] {
  const files = globSync('{contract,jyotish,messages,sandbox-gateway,server,web}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|build|\.react-router)(\/|$)/.test(name),
  }).filter((file) => !/\.(test|int\.test|fixture)\.tsx?$|\/(testing|bench|golden)\//.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const imports = [...text.matchAll(importing)].map((match) => match[1] ?? match[2] ?? '');
    return imports.flatMap((specifier) => faultsOf(file, specifier));
  });
}

function faultsOf(file: string, specifier: string): string[] {
  const relative = specifier.startsWith('.');
  const target = relative ? path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)) : '';
  const faults = rules
    .filter((rule) => file.startsWith(`${rule.folder}/`))
    .filter((rule) =>
      relative
        ? rule.closed?.some((folder) => target.startsWith(`${folder}/`))
        : (rule.packages && !rule.packages.test(specifier)) || rule.forbidden?.test(specifier),
    )
    .map((rule) => `${file}: imports ${specifier} (${rule.why})`);
  const [feature, other] = [file, target].map((name) => /^web\/features\/([^/]+)\//.exec(name)?.[1]);
  if (feature && other && feature !== other && !shared.has(other)) {
    faults.push(`${file}: imports ${specifier} (features do not import each other)`);
  }
  return faults;
}

/** Features that others build on: who is logged in, what is in the cart, how an order is drawn, how a provider is opened. */
const shared = new Set(['account', 'cart', 'orders', 'payments']);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = importFaults(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
  for (const fault of faults) console.error(fault);
  process.exit(faults.length ? 1 : 0);
}
