import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const lucide = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve('lucide-react')),
  '../esm',
);
const builder = path.resolve(import.meta.dirname, '../ui/icon.ts');
const resolved = /^import \{([^}]*)\} from 'lucide-react';$/gm;

type Drawing = [tag: string, attributes: Record<string, string>][];

/**
 * Imports each lucide icon from its own file and creates it by `ui/icon.ts`. Through lucide's
 * index every page would count as using all icons; and its own builder is fifteen times as
 * long, with unused names, keys and sizes in each icon.
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
      return code.replaceAll(resolved, (_statement, names: string) =>
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
  const { __iconData: icon } = (await import(pathToFileURL(file).href)) as {
    __iconData: { node: Drawing };
  };
  const lines = icon.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
  return `import { createIcon } from ${JSON.stringify(builder)};
const Icon = /*#__PURE__*/ createIcon(${JSON.stringify(lines)});
export { Icon as default };`;
}

/** The file of each icon by its names in lucide's index. */
function filesOfIcons(): Map<string, string> {
  const index = readFileSync(path.join(lucide, 'lucide-react.mjs'), 'utf8');
  const found = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(
    /^export \{(.*)\} from '\.\/(icons\/.+\.mjs)';$/gm,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      found.set(name, path.join(lucide, file));
  }
  return found;
}
