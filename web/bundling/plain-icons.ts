import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const lucide = path.resolve(path.dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm');
const builder = path.resolve(import.meta.dirname, '../ui/icon.ts');
const named = /^import \{([^}]*)\} from 'lucide-react';$/gm;

type Drawing = [tag: string, attributes: Record<string, string>][];

/**
 * Has each icon of lucide imported from the file that draws it and made by `ui/icon.ts`. Through lucide's index every page
 * would count as one that uses all icons; and its own builder is fifteen times as long, with names, keys and sizes in each
 * icon that nothing here reads.
 */
export function plainIcons() {
  let files: Map<string, string>;
  return {
    name: 'plain-icons',
    enforce: 'pre' as const,
    apply: 'build' as const,
    buildStart() {
      files = filesOfIcons();
    },
    async transform(code: string, id: string): Promise<string | null> {
      if (id.startsWith(path.join(lucide, 'icons'))) return drawnPlainly(id);
      if (!code.includes("'lucide-react'")) return null;
      return code.replaceAll(named, (_statement, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => {
            const [of = '', as = of] = name.split(' as ');
            return `import ${as} from ${JSON.stringify(files.get(of))};`;
          })
          .join(''),
      );
    },
  };
}

async function drawnPlainly(file: string): Promise<string> {
  const { __iconData: icon } = (await import(pathToFileURL(file).href)) as { __iconData: { node: Drawing } };
  const lines = icon.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
  return `import { createIcon } from ${JSON.stringify(builder)};
const Icon = /*#__PURE__*/ createIcon(${JSON.stringify(lines)});
export { Icon as default };`;
}

/** The file of each icon by the names that lucide's index gives it. */
function filesOfIcons(): Map<string, string> {
  const index = readFileSync(path.join(lucide, 'lucide-react.mjs'), 'utf8');
  const found = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(/^export \{(.*)\} from '\.\/(icons\/.+\.mjs)';$/gm)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) found.set(name, path.join(lucide, file));
  }
  return found;
}
