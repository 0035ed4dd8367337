import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { variableNames } from '../server/platform/env.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Generates `.env.example`: every variable of the environment's schema, below its description from
 * README's table.
 * @throws Error naming the variables that only one of the two contains
 */
export function envExample(): string {
  const rows = configuration(readFileSync(path.join(root, 'README.md'), 'utf8'));
  const worded = new Set(rows.flatMap(({ names }) => names));
  const missing = [...new Set(variableNames).symmetricDifference(worded)];
  if (missing.length > 0)
    throw new Error(`README's table and the environment's schema differ: ${missing.join(', ')}`);
  const parts = rows.map(({ names, without, meaning }) =>
    [`# ${meaning}`, `# Default: ${without}`, ...names.map((name) => `#${name}=`)].join('\n'),
  );
  return [
    [
      "# Generated from the environment's schema and README's table: `npm run env-example`. Every variable is optional.",
      '# Copied to `.env`, it is read by `npm start`, `npm run dev` and `npm run admin`; the environment itself takes precedence.',
    ].join('\n'),
    ...parts,
  ]
    .join('\n\n')
    .concat('\n');
}

/** The rows of README's table of variables. */
function configuration(readme: string): { names: string[]; without: string; meaning: string }[] {
  const table = readme.slice(readme.indexOf('## Configure it')).split('\n## ')[0] ?? '';
  return [...table.matchAll(/^\| (`[A-Z].*?) \| (.*?) \| (.*) \|$/gm)].map(
    ([, names = '', without = '', meaning = '']) => ({
      names: [...names.matchAll(/`([A-Z0-9_]+)`/g)].map((match) => match[1]!),
      without: plain(without),
      meaning: plain(meaning),
    }),
  );
}

/** A cell's text without its links. */
function plain(cell: string): string {
  return cell.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(path.join(root, '.env.example'), envExample());
}
