import type { Browser, Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { linkFromEmail } from './mailbox.ts';
import { administrator, type ShopProcess } from './shop-process.ts';
import { register, toast } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let visitor: Watched;
let page: Page;

test.beforeAll(({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
});
test.beforeEach(async () => {
  visitor = await newVisitor(browser, {
    allowed: /^Failed to load resource: the server responded with a status of 40[013]/,
  });
  page = visitor.page;
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

const passwordField = (label = 'Password') => page.getByLabel(label, { exact: true });

async function logIn(email: string, password: string, at = '/user/login'): Promise<void> {
  await page.goto(shop.url + at);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await passwordField().fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test.describe('a password', () => {
  test('is revealed and hidden by its button', async () => {
    await page.goto(`${shop.url}/user/login`);
    await passwordField().fill('secret words');
    await expect(passwordField()).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(passwordField()).toHaveAttribute('type', 'text');
    await expect(passwordField()).toHaveValue('secret words');
  });

  test('is rejected at its field, with focus, when too common', async () => {
    await page.goto(`${shop.url}/user/register`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Meera Sharma');
    await page.getByRole('textbox', { name: 'Email' }).fill('meera@example.com');
    await passwordField().fill('password1');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('too common').first().waitFor();
    await expect
      .poll(() => passwordField().evaluate((field) => field === document.activeElement))
      .toBe(true);
    await expect(passwordField()).toHaveValue('password1');
  });

  test('is listed with the other missing fields in the summary of the sign-up form', async () => {
    await page.goto(`${shop.url}/user/register`);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('alert').getByText('Please provide your name.').waitFor();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  });

  test('is reset by the emailed link when lost', async () => {
    const { email } = await register(page, shop.url, '/');
    await page.context().clearCookies();
    await page.goto(`${shop.url}/user/forgot-password`);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('is on its way').waitFor();
    await page.goto(await linkFromEmail(shop.dataDir, email, '/user/reset-password'));
    await passwordField('New password').fill('brave lotus river 7');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your password is changed.').waitFor();
    await logIn(email, 'brave lotus river 7');
    await page.waitForURL(`${shop.url}/`);
  });
});

test('an email address is verified by the emailed link, once', async () => {
  const { email } = await register(page, shop.url, '/');
  const link = await linkFromEmail(shop.dataDir, email, '/user/verify-email');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Email confirmed' }).waitFor();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Email not confirmed' }).waitFor();
});

test.describe('the profile', () => {
  test('changes name and password, and signs out everywhere', async () => {
    const { email, password } = await register(page, shop.url, '/user/profile');
    const read: string[] = [];
    page.on(
      'request',
      (request) => request.method() === 'GET' && read.push(new URL(request.url()).pathname),
    );
    await page.reload();
    await expect.poll(() => read).toContain('/api/users/consents');
    await page.waitForLoadState('networkidle');
    read.length = 0;
    await page.getByRole('button', { name: 'Edit name' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Meera Rao');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Meera Rao' }).waitFor();
    await page.waitForLoadState('networkidle');
    // The rendered list is not refetched: all content below would shift, and open dialogs would
    // close.
    expect(read.filter((path) => path.startsWith('/api/'))).toEqual([]);

    await page.getByRole('button', { name: 'Change password' }).click();
    await passwordField('Current password').fill(password);
    await passwordField('New password').fill('calm silver bridge 9');
    await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
    await toast(page, 'Password changed').waitFor();

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await page.waitForURL(`${shop.url}/`);
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await logIn(email, 'calm silver bridge 9');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
  });

  test('exports the data, and deletes the account only with the password', async () => {
    const { email, password } = await register(page, shop.url, '/user/profile');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('jyotiratna-my-data.json');

    const agreed = page.getByRole('list', { name: 'What you agreed to' });
    await agreed.getByText(/^Agreed on \d+ \w{3} \d{4}, privacy notice of/).waitFor();
    await expect(agreed.getByRole('button')).toHaveCount(0);
    const birth = {
      name: 'Asha',
      gender: 'female',
      dob: '14-08-1995',
      location: 'Jaipur, Rajasthan, India',
    };
    expect((await page.request.post(`${shop.url}/api/users/kundlis`, { data: birth })).ok()).toBe(
      true,
    );
    await page.reload();
    await agreed.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await agreed.getByText(/^Withdrawn on /).waitFor();
    const stored = await page.request.get(`${shop.url}/api/users/kundlis`);
    expect((await stored.json()).kundlis).toEqual([]);

    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await toast(page, 'Account deleted').waitFor();
    await logIn(email, password);
    await page.getByRole('alert').getByText('The email or password is not right.').waitFor();
  });
});

test.describe('an administrator', () => {
  test('logs in only on the admin login page, and has no cart', async () => {
    await logIn(administrator.email, administrator.password);
    await page.getByRole('alert').waitFor();
    await logIn(administrator.email, administrator.password, '/admin/login?next=/cart');
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { name: 'Cart Unavailable' }).waitFor();
    await page
      .getByText('Admins do not have a shopping cart. Log in as a user to add products.')
      .waitFor();
    await page.goto(`${shop.url}/checkout`);
    await page.getByRole('heading', { name: 'Cart Unavailable' }).waitFor();
  });

  test('registers only with an invitation', async () => {
    const admin = await browser.newContext();
    const call = (path: string, data: object) =>
      admin.request.post(`${shop.url}/api${path}`, { data });
    await call('/admin/login', administrator);
    const email = `new-${crypto.randomUUID()}@example.com`;
    const { invitation } = await (await call('/admin/invitations', { email })).json();
    await admin.close();
    await page.goto(`${shop.url}/admin/register?next=/cart`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await passwordField().fill('quiet marigold 41');
    await page.getByRole('textbox', { name: 'Invitation code' }).fill('0000-0000');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('alert').getByText('This invitation is not valid.').waitFor();
    await page.getByRole('textbox', { name: 'Invitation code' }).fill(invitation.code);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { name: 'Cart Unavailable' }).waitFor();
  });
});
