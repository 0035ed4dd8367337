import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Screen } from './screen.ts';
import { adminScreens } from './screens-admin.ts';
import { buyingScreens } from './screens-buying.ts';
import { shopScreens } from './screens-shop.ts';

/** Folder of the committed screenshots. */
export const baseline = path.join(import.meta.dirname, 'baseline');
export const galleryFile = path.join(
  import.meta.dirname,
  '..',
  '..',
  'docs',
  'gallery',
  'index.html',
);

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Viewport sizes and the widths in pixels of their stored images. */
export const imageSizes = [
  ['desktop', 720],
  ['phone', 260],
] as const;

const screens: Screen[] = [...shopScreens, ...buyingScreens, ...adminScreens];

/** Every screen state with each of its languages; the administration is in English only. */
export function shots(): [Screen, Language][] {
  return screens.flatMap((screen) => {
    const pair =
      !screen.untranslated &&
      !screen.path.toString().includes('/admin') &&
      screen.viewer !== 'owner';
    return (pair ? languages : (['en'] as const)).map((language): [Screen, Language] => [
      screen,
      language,
    ]);
  });
}

export const fileOf = (screen: Screen, language: Language, size: 'desktop' | 'phone') =>
  `${screen.name}.${language}.${size}.avif`;

const titleOf = (name: string) =>
  name.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

function galleryRow(screen: Screen): string {
  const images = languages.flatMap((language) =>
    imageSizes.flatMap(([size, width]) => {
      const file = fileOf(screen, language, size);
      if (!existsSync(path.join(baseline, file))) return [];
      const title = `${titleOf(screen.name)}, ${language === 'hi' ? 'Hindi' : 'English'}, ${size}`;
      const source = `../../e2e/pictures/baseline/${file}`;
      return `<a href="${source}" class="${size}"><img src="${source}" alt="${title}" width="${width}" loading="lazy"></a>`;
    }),
  );
  return `<article id="${screen.name}"><h3>${titleOf(screen.name)}</h3><div>${images.join('\n')}</div></article>`;
}

/** The page with every committed screenshot, grouped like the screens. */
export function galleryPage(): string {
  const groups = Map.groupBy(screens, ({ group }) => group);
  const contents = [...groups.keys()].map((group) => `<a href="#${anchor(group)}">${group}</a>`);
  const sections = [...groups].map(
    ([group, members]) =>
      `<section id="${anchor(group)}"><h2>${group}</h2>\n${members.map(galleryRow).join('\n')}</section>`,
  );
  return page(contents.join('\n'), sections.join('\n'));
}

const anchor = (group: string) => `group-${group.toLowerCase().replaceAll(' ', '-')}`;

const page = (contents: string, sections: string) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every screen of Jyotiratna</title>
<style>
body { margin: 0 auto; max-width: 2100px; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #10273a; background: #f3f1ec }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
article > div { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem }
article a { display: block; max-height: 46rem; overflow: hidden auto; border: 1px solid #cfc9bc; background: #fff }
img { display: block; max-width: 100%; height: auto }
.desktop { max-width: 720px }
h3 { margin: 2rem 0 .5rem }
</style>
</head>
<body>
<h1>Every screen of Jyotiratna</h1>
<p>The committed pictures that the tests compare with, each on a desktop and a phone, in English and, where it exists, in Hindi.
Written by <code>npm run pictures</code>.</p>
<nav aria-label="Groups">
${contents}
</nav>
<main>
${sections}
</main>
</body>
</html>
`;
