import type { Page } from '@playwright/test';
import { selectTime } from '../select-time.ts';
import { mocks } from './answers.ts';
import { generateKundli, matchKundlis } from './fill-kundli.ts';
import type { Messages } from './labels.ts';
import { neverReply, press, reject, type Screen, submitButton } from './screen.ts';

const chart = '**/api/astrology/kundli';
const dialogOf = (page: Page) => page.getByRole('dialog');

async function openHealer(page: Page, { healers }: Messages): Promise<void> {
  await press(page, healers.profile);
  await dialogOf(page).waitFor();
}

/** Opens the form for a video session, the third mode. */
async function openBooking(page: Page, messages: Messages): Promise<void> {
  await openHealer(page, messages);
  await dialogOf(page).locator('button.facet-button').nth(2).click();
  await dialogOf(page).locator('input[name=time]').first().waitFor({ state: 'attached' });
}

async function book(page: Page, messages: Messages): Promise<void> {
  await openBooking(page, messages);
  const field = (name: string) => dialogOf(page).locator(`input[name=${name}]`);
  await field('date').nth(2).check({ force: true });
  await selectTime(dialogOf(page).locator('input[name=time]:enabled').first());
  await field('name').fill('Asha Rao');
  await field('phone').fill('+91 98290 00000');
  await field('email').fill('asha@example.in');
  await submitButton(dialogOf(page)).click();
}

async function write(page: Page): Promise<void> {
  for (const name of ['name', 'email', 'subject', 'message'])
    await page.locator(`main [name=${name}]`).fill('meera@example.com');
  await submitButton(page.locator('main')).first().click();
}

/** Public screens: catalogue, chart, healers, content. */
export const shopScreens: Screen[] = [
  { group: 'Home', name: 'home', path: '/' },
  {
    group: 'Home',
    name: 'home-horoscope-offline',
    path: '/',
    before: reject('**/api/create/horoscope*'),
    viewportOnly: true,
  },
  {
    group: 'Home',
    name: 'menu',
    path: '/',
    visit: async (page, { shell }) => {
      await press(page, shell.menu.open);
      await dialogOf(page).waitFor();
    },
    viewportOnly: true,
    size: 'phone',
  },
  { group: 'Catalogue', name: 'catalogue', path: '/remedies' },
  {
    group: 'Catalogue',
    name: 'catalogue-filtered',
    path: '/remedies?category=Precious&sort=price-low',
    viewportOnly: true,
  },
  { group: 'Catalogue', name: 'catalogue-nothing-found', path: '/remedies?search=zzzz' },
  { group: 'Remedy', name: 'remedy', path: '/remedies/tigers-eye-bracelet' },
  { group: 'Remedy', name: 'remedy-sizes', path: '/remedies/opal-ring', viewportOnly: true },
  { group: 'Remedy', name: 'remedy-stone', path: '/remedies/yellow-sapphire-4-26-ct' },
  { group: 'Remedy', name: 'remedy-sold-out', path: '/remedies/crystal-tree', viewportOnly: true },
  {
    group: 'Remedy',
    name: 'remedy-zoom',
    path: '/remedies/tigers-eye-bracelet',
    visit: async (page, { product }) => {
      await press(page, product.zoom);
      await dialogOf(page).waitFor();
    },
    viewportOnly: true,
  },
  {
    group: 'Remedy',
    name: 'toast-added',
    path: ({ anyRemedy }) => `/remedies/${anyRemedy.slug}`,
    visit: async (page, { product }) => {
      await press(page, product.add);
      await page.getByText(product.addedToast).first().waitFor();
    },
    viewportOnly: true,
  },
  { group: 'Kundli', name: 'kundli', path: '/kundli' },
  {
    group: 'Kundli',
    name: 'kundli-errors',
    path: '/kundli',
    visit: async (page, { kundli }) => {
      await press(page, kundli.generate);
      await page.getByText(kundli.errors.name).waitFor();
    },
  },
  {
    group: 'Kundli',
    name: 'kundli-busy',
    path: '/kundli',
    before: neverReply(chart),
    visit: async (page, messages) => {
      await generateKundli(page, messages);
      await page.getByRole('status').getByText(messages.kundli.generating).waitFor();
    },
  },
  {
    group: 'Kundli',
    name: 'kundli-refused',
    path: '/kundli',
    before: reject(chart, 429, { retryAfter: 12 }),
    visit: async (page, messages) => {
      await generateKundli(page, messages);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    group: 'Kundli',
    name: 'kundli-result',
    path: '/kundli',
    before: mocks.chartIsNew,
    visit: async (page, messages) => {
      await generateKundli(page, messages);
      await page.getByRole('heading', { name: messages.kundliResult.yogas.title }).waitFor();
    },
  },
  { group: 'Horoscope', name: 'horoscope', path: '/horoscope', daily: 'main li p, main details' },
  // A day other than that of the screenshots, so that no part is time-dependent.
  { group: 'Matching', name: 'matching', path: '/kundli-matching' },
  { group: 'Matching', name: 'matching-result', path: '/kundli-matching', visit: matchKundlis },
  { group: 'Panchang', name: 'panchang', path: '/panchang/jaipur/2026-11-22' },
  { group: 'Panchang', name: 'panchang-month', path: '/panchang/jaipur/month/2026-11' },
  { group: 'Healers', name: 'healers', path: '/spiritual-healers' },
  {
    group: 'Healers',
    name: 'healers-none',
    path: '/spiritual-healers?search=zzzz',
    viewportOnly: true,
  },
  {
    group: 'Healers',
    name: 'healers-filters',
    path: '/spiritual-healers',
    visit: async (page, { healers }) => {
      await press(page, healers.filter.open);
      await dialogOf(page).waitFor();
    },
    viewportOnly: true,
    size: 'phone',
  },
  {
    group: 'Healers',
    name: 'healer-profile',
    path: '/spiritual-healers',
    visit: openHealer,
    viewportOnly: true,
  },
  {
    group: 'Healers',
    name: 'healer-booking',
    path: '/spiritual-healers',
    visit: openBooking,
    viewportOnly: true,
  },
  {
    group: 'Healers',
    name: 'healer-booking-refused',
    path: '/spiritual-healers',
    before: reject('**/api/bookings', 409, { message: 'This time has just been taken.' }),
    visit: async (page, messages) => {
      await book(page, messages);
      await dialogOf(page).getByRole('alert').first().waitFor();
    },
    viewportOnly: true,
  },
  {
    group: 'Healers',
    name: 'healer-booked',
    path: '/spiritual-healers',
    before: mocks.booked,
    visit: async (page, messages) => {
      await book(page, messages);
      await page.getByRole('heading', { name: messages.booking.done }).waitFor();
    },
    viewportOnly: true,
  },
  {
    group: 'Healers',
    name: 'booking',
    path: '/booking/one',
    before: mocks.oneBooking,
    viewportOnly: true,
  },
  { group: 'Healers', name: 'booking-unknown', path: '/booking/none', viewportOnly: true },
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
    before: reject('**/api/contact', 400, { message: 'Please provide a valid email.' }),
    visit: async (page) => {
      await write(page);
      await page.locator('main').getByRole('alert').first().waitFor();
    },
    viewportOnly: true,
  },
  {
    group: 'About the shop',
    name: 'contact-sent',
    path: '/contact-us',
    before: mocks.messageSent,
    visit: async (page) => {
      await write(page);
      await page.locator('main form [role=status] p').waitFor();
    },
  },
  {
    group: 'About the shop',
    name: 'newsletter-joined',
    path: '/',
    before: mocks.joined,
    visit: async (page) => {
      const form = page.locator('form:has(input[name=email])').last();
      await form.locator('input').fill('meera@example.com');
      await submitButton(form).click();
      await form.locator('[role=status] p').waitFor();
    },
    region: 'section:has(input[name=email])',
  },
  {
    group: 'About the shop',
    name: 'newsletter-confirm',
    path: '/newsletter/confirm?token=none',
    viewportOnly: true,
  },
  {
    group: 'About the shop',
    name: 'newsletter-confirmed',
    path: '/newsletter/confirm?token=one',
    before: mocks.letterLink,
    visit: async (page, { newsletter }) => {
      await press(page, newsletter.confirm.button);
      await page.getByRole('heading', { name: newsletter.confirm.done.title }).waitFor();
    },
    viewportOnly: true,
  },
  {
    group: 'About the shop',
    name: 'newsletter-unsubscribe',
    path: '/newsletter/unsubscribe?token=none',
    viewportOnly: true,
  },
  {
    group: 'About the shop',
    name: 'newsletter-left',
    path: '/newsletter/unsubscribe?token=one',
    before: mocks.letterLink,
    visit: async (page, { newsletter }) => {
      await press(page, newsletter.leave.button);
      await page.getByRole('heading', { name: newsletter.leave.done.title }).waitFor();
    },
    viewportOnly: true,
  },
  { group: 'Policies', name: 'refund-policy', path: '/refund-policy' },
  { group: 'Policies', name: 'shipping-policy', path: '/shipping-policy' },
  { group: 'Policies', name: 'privacy-policy', path: '/privacy-policy' },
  { group: 'Policies', name: 'terms-conditions', path: '/terms-conditions' },
  { group: 'When something is wrong', name: 'not-found', path: '/no/such/page' },
  {
    group: 'When something is wrong',
    name: 'offline',
    path: '/offline.html',
    untranslated: true,
    viewportOnly: true,
  },
  {
    group: 'When something is wrong',
    name: 'offline-notice',
    path: '/careers',
    visit: (page) => page.context().setOffline(true),
    viewportOnly: true,
  },
];
