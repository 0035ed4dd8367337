import type { Recipe } from './recipe.ts';

/**
 * Copies a language's folders and adds a row for the copy: the starting point of a translation.
 */
const copy = `
const { cpSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
for (const folder of ['messages', 'web/content']) cpSync(folder + '/en', folder + '/xa', { recursive: true });
const own = 'messages/xa/language.ts';
writeFileSync(own, readFileSync(own, 'utf8').replace("'en'", "'xa'"));
// What the engine says is a message, too.
const names = 'messages/xa/engine/names.ts';
writeFileSync(names, readFileSync(names, 'utf8').replaceAll("'Simha'", "'Xinxa'"));
const list = 'contract/src/values/languages.json';
const rows = JSON.parse(readFileSync(list, 'utf8'));
rows.xa = { ...rows.en, name: 'Pseudo', tag: 'en-XA', dates: 'en-XA-u-nu-latn', prefix: '/xa' };
writeFileSync(list, JSON.stringify(rows, null, 2));
// The copy builds for itself.
rmSync('web/build', { force: true });
`;

const proof = `import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { pages } from './pages.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop('embedded', {}, { mount: (app, deps) => pages(app, { deps }) });
});
afterAll(() => shop.close());

it('speaks a language that no code names', async () => {
  const get = async (url: string) => (await shop.app.inject({ url })).body;
  for (const path of ['', '/remedies', '/faqs', '/panchang', '/offline.html']) {
    expect(await get('/xa' + path)).toContain('<html lang="en-XA"');
  }
  expect(await get('/remedies')).toContain('href="/xa/remedies"');
  expect(await get('/sitemap.xml')).toContain('/xa/faqs</loc>');
  expect(await get('/robots.txt')).toContain('Disallow: /xa/cart');
  expect(await get('/sw.js')).toContain('"/xa"');
});

it('words a chart and its drawing in it', async () => {
  const birth = { name: 'Asha', gender: 'female', dob: '14-08-1995', birthTime: '07:40', location: 'Jaipur' };
  const { body } = await shop.visitor().post('/astrology/kundli', { ...birth, language: 'xa' });
  expect(body.chart.lagna.rashi).toBe('Xinxa');
  expect(body.kundliChart).toContain('Lagna in Xinxa.');
});
`;

/**
 * Requires no code: an entry in the list of languages, a folder of messages, and one of content.
 */
export const recipe: Recipe = {
  name: 'add a pseudo-language',
  title: 'A language',
  edits: [],
  generate: [['node', '-e', copy]],
  counts: (file) =>
    !/^(messages|web\/content)\/xa\//.test(file) && file !== 'contract/src/values/languages.json',
  upTo: 0,
  proofs: { 'server/pages/pseudo-language.int.test.ts': proof },
  checks: [
    ['tsc', '-p', '.'],
    ['react-router', 'typegen', 'web'],
    ['tsc', '-p', 'web'],
    ['vitest', 'run', '--project', 'unit', 'messages', 'web/seo/pages', 'web/offline'],
    ['node', 'scripts/prepare.mjs', 'build'],
    ['vitest', 'run', '--project', 'integration', 'pages/pseudo-language.int'],
  ],
};
