import type { Recipe } from './recipe.ts';

const route = `import type { PageFacts } from '@jyotiratna/contract';
import { stoneCare } from '#messages/catalogue/stone-care.ts';
import { pageMeta } from '../meta.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/stone-care.ts';

export const handle = { audience: 'everyone', sitemap: 'itself', share: 'words', offline: true } satisfies PageFacts;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: stoneCare.metaTitle, description: stoneCare.description, path: '/stone-care' });

export default function StoneCare() {
  return (
    <>
      <PageHead title={stoneCare.share.title} />
      <p className="page pb-16">{stoneCare.description}</p>
    </>
  );
}
`;

const en = `export const stoneCare = {
  metaTitle: 'How to care for a stone | Jyotiratna',
  description: 'Lukewarm water, a soft cloth and a pouch of its own keep a worn stone clear for years.',
  share: { title: 'How to care for a stone', line: 'Lukewarm water and a soft cloth' },
};
`;

const hindi = `import type { stoneCare as English } from '../../en/catalogue/stone-care.ts';

export const stoneCare: typeof English = {
  metaTitle: 'रत्न की देखभाल कैसे करें | Jyotiratna',
  description: 'गुनगुना पानी, मुलायम कपड़ा और अलग थैली पहने हुए रत्न को बरसों साफ़ रखते हैं।',
  share: { title: 'रत्न की देखभाल कैसे करें', line: 'गुनगुना पानी और मुलायम कपड़ा' },
};
`;

const proof = `import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { pages } from './pages.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop('embedded', {}, { mount: (app, deps) => pages(app, { deps }) });
});
afterAll(() => shop.close());

it.each([['/stone-care', 'How to care for a stone'], ['/hi/stone-care', 'रत्न की देखभाल कैसे करें']])(
  'has %s, listed and kept for who has no connection',
  async (url, title) => {
    const get = async (address: string) => (await shop.app.inject({ url: address })).body;
    expect(await get(url)).toMatch(new RegExp('<h1[^>]*>' + title));
    expect(await get('/sitemap.xml')).toContain(url + '</loc>');
    expect(await get('/sw.js')).toContain('/stone-care');
  },
);
`;

/** A public page, in both languages, in the sitemap, with a share image, available offline. */
export const recipe: Recipe = {
  name: 'add a page',
  title: 'A page',
  edits: [
    {
      file: 'web/routes.ts',
      before: "    route('about', 'routes/about.tsx'),\n",
      add: "    route('stone-care', 'routes/stone-care.tsx'),\n",
    },
    {
      file: 'web/seo/share-labels.ts',
      before: "import { dateText } from '../features/almanac/times.ts';\n",
      add: "import { stoneCare } from '#messages/catalogue/stone-care.ts';\n",
    },
    {
      file: 'web/seo/share-labels.ts',
      before: '  about: share.about,\n',
      add: "  'stone-care': stoneCare.share,\n",
    },
  ],
  files: {
    'web/routes/stone-care.tsx': route,
    'messages/en/catalogue/stone-care.ts': en,
    'messages/hi/catalogue/stone-care.ts': hindi,
  },
  // The copy has its own build.
  generate: [['rm', '-f', 'web/build']],
  upTo: 6,
  proofs: { 'server/pages/stone-care.int.test.ts': proof },
  checks: [
    ['tsc', '-p', '.'],
    ['react-router', 'typegen', 'web'],
    ['tsc', '-p', 'web'],
    ['vitest', 'run', '--project', 'unit', 'messages', 'web/seo', 'web/offline'],
    ['node', 'scripts/prepare.mjs', 'build'],
    ['vitest', 'run', '--project', 'integration', 'pages/stone-care.int', 'pages/seo.int'],
  ],
};
