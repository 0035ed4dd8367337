import type { Page } from '@playwright/test';
import { imageFile } from '../open-admin.ts';
import { each, mocks } from './answers.ts';
import { neverReply, press, reject, type Screen, type Stage } from './screen.ts';

const over = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').first().waitFor();

/** A screen with a dialog opened by its first button of this name. */
const opened = (
  group: string,
  name: string,
  path: Screen['path'],
  button: string | RegExp,
  before?: Screen['before'],
): Screen => ({
  group,
  name,
  path,
  viewer: 'owner',
  ...(before && { before }),
  visit: async (page) => {
    await page.getByRole('button', { name: button }).first().click();
    await over(page);
  },
  viewportOnly: true,
});

/** Enabling the second factor, up to the code of the app or to the recovery codes. */
const turningOn = (name: string, confirmed: boolean): Screen => ({
  group: 'Access to the administration',
  name,
  path: '/admin/account',
  viewer: 'owner',
  before: each(mocks.sessions, mocks.factorOff, mocks.factorStarts, mocks.factorConfirmed),
  visit: async (page) => {
    await press(page, 'Turn on');
    await page.getByLabel('Your password', { exact: true }).fill('quiet marigold 41');
    await press(page, 'Continue');
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    if (!confirmed) return;
    await page.getByRole('textbox', { name: 'Code' }).fill('492039');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  },
  viewportOnly: true,
});

/** The add-remedy wizard up to a step. */
const step = (name: string, last: number): Screen => ({
  group: 'Add a remedy',
  name,
  path: '/admin/remedies/add',
  viewer: 'owner',
  visit: async (page) => {
    const next = () => page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Jade Palm Stone');
    await page.getByRole('radio', { name: /^Precious/ }).check();
    await next();
    await page.getByRole('textbox', { name: 'Original price' }).fill('1200');
    await page.getByRole('textbox', { name: 'Discounted price' }).fill('899');
    if (last < 3) return;
    await next();
    await page.getByLabel('Add images').setInputFiles(await imageFile('view', '#2e7d4f'));
    if (last < 4) return;
    await next();
    await page.getByText('Images, 1 of 5').waitFor();
  },
});

const order = ({ orderId }: Stage) => `/admin/orders/${orderId}`;

/** The administration. */
export const adminScreens: Screen[] = [
  { group: 'Administration', name: 'admin-login', path: '/admin/login' },
  { group: 'Administration', name: 'admin-register', path: '/admin/register' },
  { group: 'Administration', name: 'admin', path: '/admin', viewer: 'owner' },
  {
    group: 'Administration',
    name: 'admin-loading',
    path: '/admin',
    viewer: 'owner',
    before: neverReply('**/api/admin/**'),
    loadingMark: 'text=Loading the figures',
    viewportOnly: true,
  },
  {
    group: 'Administration',
    name: 'admin-fails',
    path: '/admin',
    viewer: 'owner',
    before: reject('**/api/admin/**'),
    viewportOnly: true,
  },
  {
    ...opened('Administration', 'admin-menu', '/admin', 'Open menu'),
    size: 'phone',
  },
  { group: 'Remedies', name: 'admin-remedies', path: '/admin/remedies', viewer: 'owner' },
  { group: 'Remedies', name: 'admin-designs', path: '/admin/designs', viewer: 'owner' },
  { group: 'Administration', name: 'admin-healers', path: '/admin/healers', viewer: 'owner' },
  {
    group: 'Remedies',
    name: 'admin-remedies-none',
    path: '/admin/remedies?search=zzzz',
    viewer: 'owner',
    viewportOnly: true,
  },
  opened('Remedies', 'admin-remedy-edit', '/admin/remedies?search=ruby', /^Edit /),
  opened('Remedies', 'admin-remedy-delete', '/admin/remedies?search=ruby', /^Del /),
  opened('Remedies', 'admin-remedies-import', '/admin/remedies', 'Import CSV'),
  { group: 'Add a remedy', name: 'admin-add-1', path: '/admin/remedies/add', viewer: 'owner' },
  step('admin-add-2', 2),
  step('admin-add-3', 3),
  step('admin-add-4', 4),
  { group: 'Coupons', name: 'admin-coupons', path: '/admin/coupons', viewer: 'owner' },
  opened('Coupons', 'admin-coupon-delete', '/admin/coupons', /^Delete /),
  { group: 'Coupons', name: 'admin-coupon-add', path: '/admin/coupons/add', viewer: 'owner' },
  {
    group: 'Coupons',
    name: 'admin-coupon-edit',
    path: ({ couponId }) => `/admin/coupons/add?id=${couponId}`,
    viewer: 'owner',
  },
  {
    group: 'Coupons',
    name: 'admin-coupon-unknown',
    path: '/admin/coupons/add?id=none',
    viewer: 'owner',
    viewportOnly: true,
  },
  { group: 'Orders of customers', name: 'admin-orders', path: '/admin/orders', viewer: 'owner' },
  {
    group: 'Orders of customers',
    name: 'admin-orders-none',
    path: '/admin/orders?search=zzzz',
    viewer: 'owner',
    viewportOnly: true,
  },
  { group: 'Orders of customers', name: 'admin-order', path: order, viewer: 'owner' },
  opened('Orders of customers', 'admin-order-ship', order, 'Mark shipped'),
  opened('Orders of customers', 'admin-order-refund', order, /^Refund$/),
  { group: 'The administration', name: 'admin-bookings', path: '/admin/bookings', viewer: 'owner' },
  ...[
    'customers',
    'stock',
    'reports',
    'returns',
    'reviews',
    'delivery',
    'metals',
    'taxes',
    'settings',
    'consultations',
  ].map(
    (name): Screen => ({
      group: 'The running of the shop',
      name: `admin-${name}`,
      path: `/admin/${name}`,
      viewer: 'owner',
      viewportOnly: true,
    }),
  ),
  { group: 'The running of the shop', name: 'healer-login', path: '/healer/login' },
  { group: 'The administration', name: 'admin-team', path: '/admin/team', viewer: 'owner' },
  opened(
    'The administration',
    'admin-team-sessions',
    '/admin/team',
    /^Sessions of /,
    mocks.sessions,
  ),
  {
    group: 'The administration',
    name: 'admin-messages',
    path: '/admin/messages',
    viewer: 'owner',
    before: mocks.messages,
    viewportOnly: true,
  },
  opened(
    'The administration',
    'admin-message',
    '/admin/messages',
    /^Read Ring size/,
    mocks.messages,
  ),
  {
    group: 'The administration',
    name: 'admin-messages-none',
    path: '/admin/messages?search=zzzz',
    viewer: 'owner',
    viewportOnly: true,
  },
  {
    group: 'The administration',
    name: 'admin-newsletter',
    path: '/admin/newsletter',
    viewer: 'owner',
    before: mocks.subscribers,
    viewportOnly: true,
  },
  // Only coupons: crawls of the administration may have downloaded files, which are logged as well.
  {
    group: 'The administration',
    name: 'admin-audit',
    path: '/admin/audit?action=coupon.',
    viewer: 'owner',
    viewportOnly: true,
  },
  {
    group: 'The administration',
    name: 'admin-mails',
    path: '/admin/mails',
    viewer: 'owner',
    viewportOnly: true,
  },
  {
    group: 'Access to the administration',
    name: 'admin-password',
    path: '/admin/password',
    viewer: 'owner',
  },
  {
    group: 'Access to the administration',
    name: 'admin-password-one-time',
    path: '/admin/password',
    viewer: 'owner',
    before: mocks.oneTimePassword,
  },
  {
    group: 'Access to the administration',
    name: 'admin-account',
    path: '/admin/account',
    viewer: 'owner',
    before: each(mocks.sessions, mocks.factorOff),
  },
  {
    group: 'Access to the administration',
    name: 'admin-account-safe',
    path: '/admin/account',
    viewer: 'owner',
    before: each(mocks.sessions, mocks.factorOn),
  },
  turningOn('admin-factor-scan', false),
  turningOn('admin-factor-codes', true),
];
