import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const contract = path.resolve(import.meta.dirname, '../../contract/src');
const resolved = /^import \{([^}]*)\} from '@jyotiratna\/contract';$/gm;

/**
 * Has each value of `@jyotiratna/contract` imported from the file that declares it. Through the
 * index a page that reads one value would get a file with those of all other pages: bundlers split
 * by file, and follow every one that an index names.
 */
export function directImports() {
  let files: Promise<Map<string, string>>;
  return {
    name: 'direct-imports',
    enforce: 'pre' as const,
    buildStart() {
      files = filesOfValues();
    },
    async transform(code: string): Promise<string | null> {
      if (!code.includes("'@jyotiratna/contract'")) return null;
      const fileOf = await files;
      return code.replaceAll(resolved, (_statement, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import { ${name} } from '@jyotiratna/contract${fileOf.get(name) ?? ''}';`)
          .join(''),
      );
    },
  };
}

/** The path inside the package, such as `/values/money`, of each value that the index hands on. */
async function filesOfValues(): Promise<Map<string, string>> {
  const index = readFileSync(path.join(contract, 'index.ts'), 'utf8');
  const found = new Map<string, string>();
  for (const [, file = ''] of index.matchAll(/^export (?:\*|\{[^}]*\}) from '\.\/(.+)\.ts';$/gm)) {
    const values = await import(pathToFileURL(path.join(contract, `${file}.ts`)).href);
    for (const name of Object.keys(values)) found.set(name, `/${file}`);
  }
  return found;
}
