import type { Page } from 'playwright-core';
import { fillKundli } from './fill-kundli.ts';
import { neverAnswer, refuse, type Screen } from './screen.ts';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const chart = '**/api/astrology/kundli';

async function generate(page: Page): Promise<void> {
  await fillKundli(page);
  await press('Generate kundli')(page);
}

/** What anyone can see: looking around, the chart, healers, words. */
export const shopScreens: Screen[] = [
  { group: 'Home', name: 'home', path: '/' },
  {
    group: 'Home',
    name: 'home-horoscope-offline',
    path: '/',
    before: refuse('**/api/create/horoscope'),
    windowOnly: true,
  },
  { group: 'Home', name: 'menu', path: '/', reach: press('Open menu'), windowOnly: true, size: 'phone' },
  { group: 'Catalogue', name: 'catalogue', path: '/remedies' },
  {
    group: 'Catalogue',
    name: 'catalogue-filtered',
    path: '/remedies?category=Precious&sort=price-low',
    windowOnly: true,
  },
  { group: 'Catalogue', name: 'catalogue-nothing-found', path: '/remedies?search=zzzz' },
  { group: 'Remedy', name: 'remedy', path: '/remedies/tigers-eye-bracelet' },
  { group: 'Remedy', name: 'remedy-sold-out', path: '/remedies/crystal-tree', windowOnly: true },
  {
    group: 'Remedy',
    name: 'remedy-zoom',
    path: '/remedies/tigers-eye-bracelet',
    reach: async (page) => {
      await press('Zoom picture')(page);
      await page.getByRole('dialog').waitFor();
    },
    windowOnly: true,
  },
  {
    group: 'Remedy',
    name: 'toast-added',
    path: ({ endless }) => `/remedies/${endless.slug}`,
    reach: async (page) => {
      await press('Add to Cart')(page);
      await page.getByText('Remedy added successfully').first().waitFor();
    },
    windowOnly: true,
  },
  { group: 'Kundli', name: 'kundli', path: '/kundli' },
  {
    group: 'Kundli',
    name: 'kundli-faults',
    path: '/kundli',
    reach: async (page) => {
      await press('Generate kundli')(page);
      await page.getByText('Please give a name.').waitFor();
    },
  },
  {
    group: 'Kundli',
    name: 'kundli-busy',
    path: '/kundli',
    before: neverAnswer(chart),
    reach: async (page) => {
      await generate(page);
      await page.getByRole('status').getByText('Generating...').waitFor();
    },
  },
  {
    group: 'Kundli',
    name: 'kundli-refused',
    path: '/kundli',
    before: refuse(chart, 429, { retryAfter: 12 }),
    reach: async (page) => {
      await generate(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    group: 'Kundli',
    name: 'kundli-result',
    path: '/kundli',
    reach: async (page) => {
      await generate(page);
      await page.getByRole('heading', { name: 'Yoga Details' }).waitFor();
    },
  },
  { group: 'Horoscope', name: 'horoscope', path: '/horoscope', daily: 'main li p, main details' },
  { group: 'Healers', name: 'healers', path: '/spiritual-healers' },
  { group: 'Healers', name: 'healers-none', path: '/spiritual-healers?search=zzzz', windowOnly: true },
  {
    group: 'Healers',
    name: 'healers-filters',
    path: '/spiritual-healers',
    reach: async (page) => {
      await press('Filters')(page);
      await page.getByRole('dialog').waitFor();
    },
    windowOnly: true,
    size: 'phone',
  },
  {
    group: 'Healers',
    name: 'healer-profile',
    path: '/spiritual-healers',
    reach: async (page) => {
      await press('View Profile')(page);
      await page.getByRole('dialog').waitFor();
    },
    windowOnly: true,
  },
  {
    group: 'Healers',
    name: 'healer-booking',
    path: '/spiritual-healers',
    reach: async (page) => {
      await press('View Profile')(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Video/ })
        .click();
      await page.getByRole('dialog').locator('input[name=time]').first().waitFor({ state: 'attached' });
    },
    windowOnly: true,
  },
  {
    group: 'Healers',
    name: 'healer-booking-refused',
    path: '/spiritual-healers',
    reach: async (page) => {
      await press('View Profile')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^Video/ }).click();
      await dialog.getByRole('group', { name: 'Day' }).getByRole('radio').nth(2).check({ force: true });
      await dialog.locator('input[name=time]:enabled').first().check({ force: true });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
      await dialog.getByRole('textbox', { name: 'Phone' }).fill('+91 98290 00000');
      await dialog.getByRole('textbox', { name: 'Email' }).fill('asha@example.in');
      await page.route('**/api/bookings', (route) =>
        route.fulfill({ status: 409, json: { message: 'This time has just been taken.' } }),
      );
      await dialog.locator('button[type=submit]').last().click();
      await dialog.getByRole('alert').first().waitFor();
    },
    windowOnly: true,
  },
  { group: 'Healers', name: 'booking-unknown', path: '/booking/none', windowOnly: true },
  { group: 'Articles', name: 'blog', path: '/blog' },
  { group: 'Articles', name: 'article', path: '/blog/choosing-a-first-gemstone' },
  { group: 'About the shop', name: 'about', path: '/about' },
  { group: 'About the shop', name: 'careers', path: '/careers' },
  { group: 'About the shop', name: 'faqs', path: '/faqs' },
  { group: 'About the shop', name: 'contact', path: '/contact-us' },
  {
    group: 'About the shop',
    name: 'contact-refused',
    path: '/contact-us',
    reach: async (page) => {
      for (const label of ['Name', 'Email', 'Subject', 'Message']) await page.getByLabel(label).fill('meera');
      await press('Send message')(page);
      await page.getByRole('alert').first().waitFor();
    },
    windowOnly: true,
  },
  { group: 'About the shop', name: 'newsletter-confirm', path: '/newsletter/confirm?token=none', windowOnly: true },
  {
    group: 'About the shop',
    name: 'newsletter-unsubscribe',
    path: '/newsletter/unsubscribe?token=none',
    windowOnly: true,
  },
  { group: 'Policies', name: 'refund-policy', path: '/refund-policy' },
  { group: 'Policies', name: 'shipping-policy', path: '/shipping-policy' },
  { group: 'Policies', name: 'privacy-policy', path: '/privacy-policy' },
  { group: 'Policies', name: 'terms-conditions', path: '/terms-conditions' },
  { group: 'When something is wrong', name: 'not-found', path: '/no/such/page' },
  { group: 'When something is wrong', name: 'offline', path: '/offline.html', english: true, windowOnly: true },
  {
    group: 'When something is wrong',
    name: 'offline-notice',
    path: '/careers',
    reach: (page) => page.context().setOffline(true),
    windowOnly: true,
  },
];
