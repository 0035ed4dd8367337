import type { Page } from '@playwright/test';
import { fillLocalCart, paymentWindow } from '../shopping.ts';
import { mocks } from './answers.ts';
import { fillCheckout, payButton } from './fill-checkout.ts';
import type { Messages } from './labels.ts';
import { neverReply, press, reject, type Screen, type Stage, submitButton } from './screen.ts';

const twoItems = (page: Page, { anyRemedy }: Stage) =>
  fillLocalCart(page, [{ remedy: anyRemedy, quantity: 2 }]);

async function enter(page: Page): Promise<void> {
  await page.locator('input[name=email]').fill('nobody@example.com');
  await page.locator('input[name=password]').fill('not this one');
  await submitButton(page.locator('main')).click();
  await page.getByRole('alert').waitFor();
}

async function pay(page: Page): Promise<void> {
  await fillCheckout(page);
  await payButton(page).click();
}

/** A dialog of the profile. */
const profileDialog = (name: string, button: (messages: Messages) => string): Screen => ({
  group: 'Profile',
  name,
  path: '/user/profile',
  viewer: 'customer',
  visit: async (page, messages) => {
    await page
      .getByRole('button', { name: button(messages), exact: true })
      .first()
      .click();
    await page.locator('[role=dialog], [role=alertdialog]').waitFor();
  },
  viewportOnly: true,
});

/** Screens from the cart to the order, and of the account. */
export const buyingScreens: Screen[] = [
  { group: 'Cart', name: 'cart-empty', path: '/cart' },
  { group: 'Cart', name: 'cart', path: '/cart', before: twoItems },
  { group: 'Cart', name: 'cart-unavailable', path: '/cart', viewer: 'owner', viewportOnly: true },
  {
    group: 'Cart',
    name: 'cart-price-changed',
    path: '/cart',
    before: (page, { anyRemedy }) =>
      fillLocalCart(page, [{ remedy: anyRemedy, quantity: 1, price: 99 }]),
    viewportOnly: true,
  },
  { group: 'Checkout', name: 'checkout-empty', path: '/checkout' },
  { group: 'Checkout', name: 'checkout', path: '/checkout', before: twoItems },
  {
    group: 'Checkout',
    name: 'checkout-errors',
    path: '/checkout',
    before: twoItems,
    visit: async (page, { validation }) => {
      await payButton(page).click();
      await page.getByText(validation.missing).first().waitFor();
    },
  },
  {
    group: 'Checkout',
    name: 'checkout-coupon',
    path: '/checkout',
    before: twoItems,
    visit: async (page, { coupon }) => {
      const form = page.locator('form:has(> * [name=coupon])').last();
      await form.locator('input').fill('JYOTI50');
      await submitButton(form).click();
      await page.getByText(coupon.applied).first().waitFor();
    },
    viewportOnly: true,
  },
  {
    group: 'Checkout',
    name: 'checkout-busy',
    path: '/checkout',
    before: async (page, stage) => {
      await twoItems(page, stage);
      await neverReply('**/api/payments/create-order')(page);
    },
    visit: async (page) => {
      await pay(page);
      await page.locator('[aria-busy=true]').first().waitFor();
    },
  },
  {
    group: 'Checkout',
    name: 'payment-window',
    changes: true,
    path: '/checkout',
    before: twoItems,
    visit: async (page) => {
      await pay(page);
      await paymentWindow(page).waitFor();
    },
    viewportOnly: true,
  },
  {
    group: 'Orders',
    name: 'order-confirmation',
    changes: true,
    path: '/checkout',
    before: twoItems,
    visit: async (page, { confirmation }) => {
      await pay(page);
      await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
      await page.waitForURL('**/order-confirmation');
      await page.getByText(confirmation.next).waitFor();
    },
  },
  {
    group: 'Orders',
    name: 'order-confirmation-none',
    path: '/order-confirmation',
    viewportOnly: true,
  },
  {
    group: 'Orders',
    name: 'order',
    path: ({ orderId }) => `/order/${orderId}`,
    viewer: 'customer',
  },
  {
    group: 'Orders',
    name: 'order-loading',
    path: '/order/none',
    before: neverReply('**/api/payments/orders/*'),
    loadingMark: 'main [role="status"] svg',
    viewportOnly: true,
  },
  { group: 'Orders', name: 'order-unknown', path: '/order/none', viewportOnly: true },
  { group: 'Account', name: 'login', path: '/user/login' },
  { group: 'Account', name: 'login-refused', path: '/user/login', visit: enter },
  { group: 'Account', name: 'register', path: '/user/register' },
  { group: 'Account', name: 'forgot-password', path: '/user/forgot-password' },
  {
    group: 'Account',
    name: 'forgot-password-sent',
    path: '/user/forgot-password',
    visit: async (page, { accountEmailLabels: accountEmail }) => {
      await page.locator('input[name=email]').fill('nobody@example.com');
      await press(page, accountEmail.send);
      await page.getByText(accountEmail.sent).waitFor();
    },
  },
  { group: 'Account', name: 'reset-password', path: '/user/reset-password?token=none' },
  { group: 'Account', name: 'email-not-confirmed', path: '/user/verify-email?token=none' },
  { group: 'Account', name: 'google-failed', path: '/user/google/callback?error=access_denied' },
  { group: 'Profile', name: 'profile', path: '/user/profile', viewer: 'customer' },
  { group: 'Profile', name: 'sessions', path: '/sessions', viewer: 'customer' },
  {
    group: 'Profile',
    name: 'profile-orders-fail',
    path: '/user/profile',
    viewer: 'customer',
    before: reject('**/api/users/orders'),
  },
  {
    group: 'Profile',
    name: 'profile-bookings',
    path: '/user/profile',
    viewer: 'customer',
    before: mocks.myBookings,
  },
  profileDialog('profile-address', ({ addressBook }) => addressBook.add),
  profileDialog('profile-name', ({ profile }) => profile.name.edit),
  profileDialog('profile-password', ({ profile }) => profile.password.change),
  profileDialog('profile-sign-out', ({ profile }) => profile.signOutAll.everywhere),
  profileDialog('profile-delete', ({ profile }) => profile.delete.button),
];
