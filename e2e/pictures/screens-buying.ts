import type { Page } from 'playwright-core';
import { applyCoupon, fillCheckout, fillLocalCart, payButton, paymentWindow, toast } from '../shopping.ts';
import { neverAnswer, refuse, type Screen, type Stage } from './screen.ts';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const twoPieces = (page: Page, { endless }: Stage) => fillLocalCart(page, [{ remedy: endless, quantity: 2 }]);

async function enter(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('alert').waitFor();
}

/** A dialog of the profile. */
const profileDialog = (name: string, button: string): Screen => ({
  group: 'Profile',
  name,
  path: '/user/profile',
  who: 'customer',
  reach: async (page) => {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await page.locator('[role=dialog], [role=alertdialog]').waitFor();
  },
  windowOnly: true,
});

/** From the cart to the order, and the account. */
export const buyingScreens: Screen[] = [
  { group: 'Cart', name: 'cart-empty', path: '/cart' },
  { group: 'Cart', name: 'cart', path: '/cart', before: twoPieces },
  { group: 'Cart', name: 'cart-unavailable', path: '/cart', who: 'owner', windowOnly: true },
  {
    group: 'Cart',
    name: 'cart-price-changed',
    path: '/cart',
    before: (page, { endless }) => fillLocalCart(page, [{ remedy: endless, quantity: 1, price: 99 }]),
    windowOnly: true,
  },
  { group: 'Checkout', name: 'checkout-empty', path: '/checkout' },
  { group: 'Checkout', name: 'checkout', path: '/checkout', before: twoPieces },
  {
    group: 'Checkout',
    name: 'checkout-faults',
    path: '/checkout',
    before: twoPieces,
    reach: async (page) => {
      await payButton(page).click();
      await toast(page, 'Missing Information').waitFor();
    },
  },
  {
    group: 'Checkout',
    name: 'checkout-coupon',
    path: '/checkout',
    before: twoPieces,
    reach: async (page) => {
      await applyCoupon(page, 'JYOTI50');
      await toast(page, 'Coupon applied').waitFor();
    },
    windowOnly: true,
  },
  {
    group: 'Checkout',
    name: 'checkout-busy',
    path: '/checkout',
    before: async (page, stage) => {
      await twoPieces(page, stage);
      await neverAnswer('**/api/payments/create-order')(page);
    },
    reach: async (page) => {
      await fillCheckout(page);
      await payButton(page).click();
      await page.locator('[aria-busy=true]').first().waitFor();
    },
  },
  {
    group: 'Checkout',
    name: 'payment-window',
    changes: true,
    path: '/checkout',
    before: twoPieces,
    reach: async (page) => {
      await fillCheckout(page);
      await payButton(page).click();
      await paymentWindow(page).waitFor();
    },
    windowOnly: true,
  },
  {
    group: 'Orders',
    name: 'order-confirmation',
    changes: true,
    path: '/checkout',
    before: twoPieces,
    reach: async (page) => {
      await fillCheckout(page);
      await payButton(page).click();
      await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
      await page.waitForURL('**/order-confirmation');
      await page.getByText('What happens next').waitFor();
    },
  },
  { group: 'Orders', name: 'order-confirmation-none', path: '/order-confirmation', windowOnly: true },
  { group: 'Orders', name: 'order', path: ({ orderId }) => `/order/${orderId}`, who: 'customer' },
  {
    group: 'Orders',
    name: 'order-loading',
    path: '/order/none',
    before: neverAnswer('**/api/payments/orders/*'),
    waiting: true,
    windowOnly: true,
  },
  { group: 'Orders', name: 'order-unknown', path: '/order/none', windowOnly: true },
  { group: 'Account', name: 'login', path: '/user/login' },
  { group: 'Account', name: 'login-refused', path: '/user/login', reach: enter },
  { group: 'Account', name: 'register', path: '/user/register' },
  { group: 'Account', name: 'forgot-password', path: '/user/forgot-password' },
  {
    group: 'Account',
    name: 'forgot-password-sent',
    path: '/user/forgot-password',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
      await press('Send link')(page);
      await page.getByText('is on its way').waitFor();
    },
  },
  { group: 'Account', name: 'reset-password', path: '/user/reset-password?token=none' },
  { group: 'Account', name: 'email-not-confirmed', path: '/user/verify-email?token=none' },
  { group: 'Account', name: 'google-failed', path: '/user/google/callback?error=access_denied' },
  { group: 'Profile', name: 'profile', path: '/user/profile', who: 'customer' },
  {
    group: 'Profile',
    name: 'profile-orders-fail',
    path: '/user/profile',
    who: 'customer',
    before: refuse('**/api/users/orders'),
  },
  profileDialog('profile-address', 'Add address'),
  profileDialog('profile-name', 'Edit name'),
  profileDialog('profile-password', 'Change password'),
  profileDialog('profile-sign-out', 'Sign out everywhere'),
  profileDialog('profile-delete', 'Delete account'),
];
