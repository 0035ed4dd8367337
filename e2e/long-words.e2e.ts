import { expectNoSidewaysScroll, newVisitor } from './browser.ts';
import { test } from './journey.ts';
import { readRemedies } from './shopping.ts';

const word = 'Antiinflammatoryhealingstonebracelet'.repeat(3);

test('a long word widens no page of a small phone', async ({ browser, shop }) => {
  const visitor = await newVisitor(browser, { screen: 'small' });
  const { page } = visitor;
  const [remedy] = await readRemedies(visitor.context.request, shop.url);
  const paths = [
    '/',
    '/remedies',
    `/remedies/${remedy!.slug}`,
    '/spiritual-healers',
    '/contact-us',
    '/about',
    '/user/login',
  ];
  for (const path of [...paths, `/remedies?search=${word}`, '/hi/remedies', '/checkout', '/free-kundli']) {
    await page.goto(shop.url + path);
    await page.evaluate((text) => {
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, dt, blockquote, address)'))
        if (element.childElementCount === 0) element.textContent = text;
    }, word);
    await test.step(path, () => expectNoSidewaysScroll(page));
  }
  visitor.expectSilence();
  await visitor.close();
});
