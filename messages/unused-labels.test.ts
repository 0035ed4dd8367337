import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '../web');
const sources = globSync('{features,layouts,offline,routes,seo,session,shell,ui}/**/*.{ts,tsx}', {
  cwd: web,
})
  .concat(globSync('*.{ts,tsx}', { cwd: web }))
  .map((file) => readFileSync(path.join(web, file), 'utf8'));
/**
 * Labels of the server, and parts of other labels; `errors.test.ts` checks that error messages are
 * used.
 */
const ofServer =
  /^engine\/|errors$|mails$|^(?:notices|pushes)$|\/(chart-day-tables|chart-part-tables|chart-year-tables|failure-page|graha-states|kundli-print|matching-labels|porutham-labels|extras|statement|tax-documents|templates)$/;
/** Keys used by other languages and by the server. */
const toSiblings = ['name', 'invitation', 'data'];
const en = path.join(import.meta.dirname, 'en');
const areas = globSync('**/*.ts', { cwd: en })
  .map((file) => file.split(path.sep).join('/').replace(/\.ts$/, ''))
  .filter((area) => !ofServer.test(area));

/**
 * The local name under which a source file imports the labels of an area: `import { order as texts
 * } from '#messages/orders/order.ts'`.
 */
function nameIn(source: string, area: string, name: string): string | null {
  const [, names = ''] =
    source.match(new RegExp(`import \\{([^}]*)\\} from '#messages/${area}\\.ts'`)) ?? [];
  const [, localName, alias] =
    names.match(new RegExp(`(?:^|[ ,])(${name})(?: as (\\w+))?(?=[ ,]|$)`)) ?? [];
  return alias ?? localName ?? null;
}

/**
 * Whether a source file reads a key, directly or by a computed key (`weekdays[day]`), or passes on
 * or destructures all labels.
 */
function reads(source: string, name: string, key: string): boolean {
  return new RegExp(
    `\\b${name}(?:\\??\\.${key}\\b|\\[)|[=(,] ?${name}[;),]|=\\{${name}\\}|\\.\\.\\.${name}\\b`,
  ).test(source);
}

test.each(areas)('%s has no unused labels', async (area) => {
  const messages: Record<string, unknown> = await import(
    /* @vite-ignore */ path.join(en, `${area}.ts`)
  );
  const unused = Object.entries(messages).flatMap(([name, value]) => {
    const users = sources.flatMap((source) => {
      const localName = nameIn(source, area, name);
      return localName ? [{ source, known: localName }] : [];
    });
    if (users.length === 0) return [name];
    if (typeof value !== 'object' || value === null) return [];
    return Object.keys(value).filter(
      (key) =>
        !(area === 'language' && toSiblings.includes(key)) &&
        !users.some(({ source, known: localName }) => reads(source, localName, key)),
    );
  });
  expect(unused).toEqual([]);
});
