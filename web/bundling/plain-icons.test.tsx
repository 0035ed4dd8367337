import path from 'node:path';
import { CircleAlert, type LucideIcon, Star } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createIcon } from '../ui/icon.ts';
import { plainIcons } from './plain-icons.ts';

const icons = plainIcons();
icons.buildStart();

/** The icon as the build makes it of the file that draws it. */
async function built(file: string): Promise<LucideIcon> {
  const code = await icons.transform('', file);
  const lines = /createIcon\((.*)\);/.exec(code ?? '')?.[1] ?? '';
  return createIcon(JSON.parse(lines)) as LucideIcon;
}

/** Extra output of lucide: class names, and a namespace that is implicit in HTML. */
const bare = (html: string) => html.replace(/ xmlns="[^"]*"| class="lucide[^"]*"/g, '');

describe('icons as the build makes them', () => {
  it('imports each from the file that draws it, by any of its names', async () => {
    const code = await icons.transform(
      "import { CircleAlert, type LucideIcon, Star as StarIcon } from 'lucide-react';",
      '/web/ui/any.tsx',
    );
    const files = [...(code ?? '').matchAll(/import (\w+) from "([^"]+)";/g)].map(
      ([, name, file = '']) => [name, path.basename(file)],
    );
    expect(files).toEqual([
      ['CircleAlert', 'circle-exclamation-point.mjs'],
      ['StarIcon', 'star.mjs'],
    ]);
    expect(code).not.toContain("lucide-react'");
  });

  it.each([
    ['Star', Star],
    ['CircleAlert', CircleAlert],
  ])(
    'renders %s like lucide, hidden from screen readers unless it has a label',
    async (name, Lucide) => {
      const code =
        (await icons.transform(`import { ${name} } from 'lucide-react';`, '/web/ui/any.tsx')) ?? '';
      const Built = await built(/from "([^"]+)"/.exec(code)?.[1] ?? '');
      for (const props of [
        {},
        { size: 20, strokeWidth: 1.6 },
        { 'aria-label': 'Rated' },
        { 'aria-hidden': true },
      ]) {
        const [ours, theirs] = [
          renderToStaticMarkup(<Built {...props} />),
          renderToStaticMarkup(<Lucide {...props} />),
        ];
        const attributes = (html: string) =>
          [...bare(html).matchAll(/[\w-]+="[^"]*"/g)].map(([pair]) => pair).sort();
        expect(attributes(ours)).toEqual(attributes(theirs));
      }
    },
  );
});
