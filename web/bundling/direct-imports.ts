import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const contract = path.resolve(import.meta.dirname, '../../contract/src');
const namedImport = /^import \{([^}]*)\} from '(@jyotiratna\/contract|lucide-react)';$/gm;

/**
 * Bundler plugin: rewrites imports of a value of `@jyotiratna/contract`, or of an icon of lucide,
 * to the file that declares it. Through the index, a page that reads one value would get a chunk
 * with those of all other pages, because bundlers split by file and follow every re-export.
 */
export function directImports() {
  let files: Promise<Map<string, string>>;
  return {
    name: 'direct-imports',
    enforce: 'pre' as const,
    apply: 'build' as const,
    buildStart() {
      files = filesOfValues();
    },
    async transform(code: string): Promise<string | null> {
      const fileOf = await files;
      const direct = code.replaceAll(namedImport, (_statement, names: string, from: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) =>
            from === 'lucide-react'
              ? importOfIcon(name)
              : `import { ${name} } from '${from}${fileOf.get(name) ?? ''}';`,
          )
          .join(''),
      );
      return direct === code ? null : direct;
    },
  };
}

/**
 * The import of an icon from its own file. @param specifier such as `Trash2 as Bin`, from the file
 * `trash-2`
 */
function importOfIcon(specifier: string): string {
  const [name = '', as = name] = specifier.split(' as ');
  const file = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
  return `import ${as} from 'lucide-react/icons/${file}';`;
}

/**
 * The path inside the package, such as `/values/money`, of each value that the index re-exports.
 */
async function filesOfValues(): Promise<Map<string, string>> {
  const index = readFileSync(path.join(contract, 'index.ts'), 'utf8');
  const found = new Map<string, string>();
  for (const [, file = ''] of index.matchAll(/^export (?:\*|\{[^}]*\}) from '\.\/(.+)\.ts';$/gm)) {
    const values = await import(pathToFileURL(path.join(contract, `${file}.ts`)).href);
    for (const name of Object.keys(values)) found.set(name, `/${file}`);
  }
  return found;
}
