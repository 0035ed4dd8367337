import type { Browser, Locator, Page } from '@playwright/test';
import { newVisitor, type screens, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies, register } from './shopping.ts';

const company = {
  COMPANY_EMAIL: 'namaste@example.com',
  COMPANY_PHONE: '+91 141 400 0000',
  SOCIAL_INSTAGRAM: 'https://instagram.example/jyotiratna',
  SOCIAL_FACEBOOK: 'https://facebook.example/jyotiratna',
  SOCIAL_YOUTUBE: 'https://youtube.example/jyotiratna',
  SOCIAL_X: 'https://x.example/jyotiratna',
};

let browser: Browser;
let shop: ShopProcess;
let visitor: Watched;
let page: Page;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop(company);
});
test.afterAll(() => shop?.remove());
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

async function visit(
  path: string,
  screen: keyof typeof screens = 'desktop',
  allowed?: RegExp,
): Promise<void> {
  visitor = await newVisitor(browser, {
    screen,
    movement: true,
    serviceWorker: true,
    ...(allowed && { allowed }),
  });
  page = visitor.page;
  await page.goto(shop.url + path);
}

/** Links in an element as 'name → path'; the name is its label, or the start of its text. */
function linksIn(box: Locator): Promise<string[]> {
  return box.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()?.textContent;
      return `${link.getAttribute('aria-label') ?? text} → ${link.getAttribute('href')}`;
    }),
  );
}

const header = () => page.getByRole('banner');
const everyone = [
  'Spiritual Healers → /spiritual-healers',
  'Remedies → /remedies',
  'Free Kundli → /kundli',
];

test.describe('the routes', () => {
  test('show the specified screens', async () => {
    await visit('/');
    const titles: Record<string, string> = {
      '/': 'Handcrafted with Intention',
      '/kundli': 'Free Kundli',
      '/remedies': 'Semi-Precious Stones and Bracelets',
      '/cart': 'Your Cart',
      '/spiritual-healers': 'Spiritual Healers',
      '/careers': 'Career With Us',
      '/faqs': 'Frequently Asked Questions',
      '/refund-policy': 'Cancellation & Refund Policy',
      '/contact-us': 'Contact Us',
      '/privacy-policy': 'Privacy Policy',
      '/terms-conditions': 'Terms & Conditions',
      '/shipping-policy': 'Shipping Policy',
      '/user/login': 'Login',
      '/user/register': 'Sign Up',
      '/admin/login': 'Admin login',
      '/admin/register': 'Admin register',
    };
    const headings: Record<string, string> = {};
    for (const path of Object.keys(titles)) {
      await page.goto(shop.url + path);
      headings[path] = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
    }
    expect(headings).toEqual(titles);
    await page.goto(`${shop.url}/blog`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${shop.url}/about`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('redirect from alternative names', async () => {
    await visit('/login?next=%2Fcart');
    await page.waitForURL(`${shop.url}/user/login?next=%2Fcart`);
    await page.goto(`${shop.url}/contact`);
    await page.waitForURL(`${shop.url}/contact-us`);
    const [remedy] = await readRemedies(page.request, shop.url);
    await page.goto(`${shop.url}/products/${remedy?._id}`);
    await page.waitForURL(`${shop.url}/remedies/${remedy?.slug}`);
    await page.goto(`${shop.url}/remedies/${remedy?._id}`);
    await page.getByRole('heading', { level: 1, name: remedy?.name ?? '' }).waitFor();
  });

  test('display the not-found page for unknown paths, and the attempted path is logged', async () => {
    const logged: string[] = [];
    await visit('/', 'desktop', /404|could not be decoded/);
    page.on('console', (message) => logged.push(message.text()));
    const reply = await page.goto(`${shop.url}/no/such/page`);
    expect(reply?.status()).toBe(404);
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    await expect.poll(() => logged.some((line) => line.includes('/no/such/page'))).toBe(true);
    // A URL truncated within a percent-encoded character.
    expect((await page.goto(`${shop.url}/no/such/%E0%A4`))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(`${shop.url}/`);
  });
});

test.describe('the header', () => {
  test('for a visitor has the logo, the shop, the cart and a login', async () => {
    await visit('/careers');
    expect(await linksIn(header())).toEqual([
      'Jyotiratna → /',
      ...everyone,
      'Careers → /careers',
      'हिन्दी → /hi/careers',
      'Login → /user/login',
      'Wishlist → /wishlist',
      'Cart → /cart',
    ]);
  });

  test('for a user has the blog, sessions, the profile and a logout that leads home', async () => {
    await visit('/');
    await register(page, shop.url, '/careers');
    await header().getByRole('button', { name: 'Logout' }).waitFor();
    expect(await linksIn(header())).toEqual([
      'Jyotiratna → /',
      ...everyone,
      'Careers → /careers',
      'Blog → /blog',
      'हिन्दी → /hi/careers',
      'Book Session → /spiritual-healers',
      'Profile of Meera Sharma → /user/profile',
      'Wishlist → /wishlist',
      'Cart → /cart',
    ]);
    await header().getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${shop.url}/`);
    await header().getByRole('link', { name: 'Login' }).waitFor();
  });

  test('has the same links in the mobile menu, and a signup for visitors', async () => {
    await visit('/careers', 'phone');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    expect(await linksIn(menu)).toEqual([
      'Jyotiratna → /',
      ...everyone,
      'Careers → /careers',
      'Wishlist → /wishlist',
      'Cart → /cart',
      'Login → /user/login',
      'Signup → /user/register',
      'हिन्दी → /hi/careers',
    ]);
    await menu.getByRole('link', { name: 'Signup' }).click();
    await page.waitForURL('**/user/register');
  });
});

test.describe('the frame', () => {
  test('lists the unavailable features to users with scripts disabled, in the language of the page', async () => {
    visitor = await newVisitor(browser, { script: false });
    page = visitor.page;
    await page.goto(`${shop.url}/cart`);
    await page.getByText('JavaScript is switched off in this browser.').waitFor();
    await page.goto(`${shop.url}/hi/kundli`);
    await page.getByText('इस ब्राउज़र में जावास्क्रिप्ट बंद है।').waitFor();
  });

  test('ends every page with links, four networks, four labels and the contact options', async () => {
    await visit('/careers');
    const footer = page.getByRole('contentinfo');
    const links = await linksIn(footer);
    for (const path of ['/remedies', '/spiritual-healers', '/about', '/contact', '/faqs'])
      expect(links.filter((link) => link.endsWith(`→ ${path}`))).toHaveLength(1);
    expect(links).toEqual(
      expect.arrayContaining([
        ...Object.values(company)
          .filter((value) => value.startsWith('https:'))
          .map((href) => expect.stringContaining(`→ ${href}`)),
        `${company.COMPANY_EMAIL} → mailto:${company.COMPANY_EMAIL}`,
        `${company.COMPANY_PHONE} → tel:+911414000000`,
      ]),
    );
    for (const label of [
      'Love & Relationships',
      'Health & Vitality',
      'Wealth & Career',
      'Protection & Grounding',
    ]) {
      await footer.getByText(label, { exact: true }).waitFor();
      await expect(footer.getByRole('link', { name: label })).toHaveCount(0);
    }
    await footer.getByText('International shipping available').waitFor();
  });

  test('announces a discount of half with its code in a strip of 36 px, except under /admin', async () => {
    await visit('/careers');
    const strip = page.getByRole('complementary', { name: 'Offer' });
    await expect(strip).toHaveText(/50% off all remedies.*limited time/);
    await expect(strip).toContainText('JYOTI50');
    expect((await strip.boundingBox())?.height).toBe(36);
    await page.goto(`${shop.url}/admin/login`);
    await page.getByRole('heading', { name: 'Admin login' }).waitFor();
    await expect(strip).toHaveCount(0);
  });
});
