import type { Browser, BrowserContext, Page } from '@playwright/test';
import { codeAt } from '../server/testing/totp.ts';
import { checkA11y, expectNoHorizontalScroll, newVisitor, type Watched } from './browser.ts';
import { now } from './clock.ts';
import { expect, test } from './journey.ts';
import { linkFromEmail } from './mailbox.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { toast } from './shopping.ts';

/**
 * The steps depend on each other: the first administrator of a shop, from the first start to a
 * secured account.
 */
test.describe('the first administrator', () => {
  test.describe.configure({ mode: 'serial' });
  const password = 'quiet marigold 41';
  let browser: Browser;
  let shop: ShopProcess;
  let visitor: Watched;
  let page: Page;
  let email: string;
  let oneTime: string;
  let secret: string;
  let recoveryCode: string;

  test.beforeAll(async ({ browser: started }) => {
    browser = started;
    shop = await startShop({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SEED: 'none' });
    [, email = '', oneTime = ''] =
      /shown this once: (\S+) with the password (\S+)/.exec(shop.output()) ?? [];
    visitor = await newVisitor(browser, { allowed: /status of 40[01]/ });
    page = visitor.page;
  });
  test.afterAll(async () => {
    await visitor?.close();
    await shop?.remove();
  });
  test.afterEach(() => visitor.expectNoOutput());

  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = (name: string) => page.getByRole('dialog', { name });

  async function logIn(typed: string, query = ''): Promise<void> {
    await page.goto(`${shop.url}/admin/login${query}`);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(typed);
    await press('Login');
  }
  async function logOut(): Promise<void> {
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/admin/login');
  }
  /** Asserts that the page also fits, and is accessible, on a phone. */
  async function expectWell(): Promise<void> {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalScroll(page);
      await checkA11y(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }

  test('must set a password first, and is then redirected to the requested page', async () => {
    await logIn(oneTime, '?next=/admin/team');
    await heading('Choose a new password');
    await page.goto(`${shop.url}/admin/account`);
    await page.waitForURL(`${shop.url}/admin/password?next=%2Fadmin%2Faccount`);
    await expectWell();
    await page.getByLabel('One-time password', { exact: true }).fill(oneTime);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await press('Change password');
    await heading('My account');
    await expectWell();
  });

  test('enables the second factor with an app, and gets recovery codes', async () => {
    await press('Turn on');
    const setUp = dialog('Turn the second factor on');
    await setUp.getByLabel('Your password', { exact: true }).fill(password);
    await setUp.getByRole('button', { name: 'Continue' }).click();
    await setUp.getByRole('img', { name: /^QR code/ }).waitFor();
    await expectWell();
    secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await setUp.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, now()));
    await setUp.getByRole('button', { name: 'Turn on' }).click();
    const codes = dialog('Your recovery codes')
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem');
    await codes.first().waitFor();
    await expect(codes).toHaveCount(10);
    recoveryCode = (await codes.first().textContent()) ?? '';
    await expectWell();
    await press('I have kept them');
    await toast(page, 'The second factor is on').waitFor();
    await page.getByText('10 of 10 recovery codes are left.').waitFor();
  });

  test('logs in with password and code, and is redirected to the requested page', async () => {
    await logOut();
    await logIn(password, '?next=/admin/team');
    await expectWell();
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await press('Login');
    await page.getByRole('alert').getByText('This code is wrong').waitFor();
    // The code used for enabling cannot be reused; the next interval's is accepted early, for
    // phones whose clock is fast.
    await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, now() + 30_000));
    await press('Login');
    await heading('Team');
    await page.getByRole('row', { name: new RegExp(`${email}.*On`) }).waitFor();
  });

  test('sees another session of the same account and revokes it', async () => {
    const other = await newVisitor(browser, { allowed: /status of 401/ });
    const login = { email, password, code: recoveryCode };
    expect(
      (await other.context.request.post(`${shop.url}/api/admin/login`, { data: login })).ok(),
    ).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: `Sessions of ${email}` }).click();
    const sessions = page.getByRole('dialog');
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
    await sessions.getByText('This device').waitFor();
    await checkA11y(page);
    await sessions.getByRole('button', { name: 'End all other sessions' }).click();
    await toast(page, '1 session ended').waitFor();
    expect((await other.context.request.get(`${shop.url}/api/user/checkToken`)).status()).toBe(401);
    await other.close();
    await page.keyboard.press('Escape');
  });

  test('sees a badge for a new message in the navigation, reads it and resolves it', async () => {
    const data = {
      name: 'Meera Sharma',
      email: 'meera@example.com',
      subject: 'Ring size',
      message: 'Is it 14?',
    };
    expect((await page.context().request.post(`${shop.url}/api/contact`, { data })).ok()).toBe(
      true,
    );
    await page.goto(`${shop.url}/admin`);
    await page.getByRole('link', { name: 'Read: 1 message waits for an answer' }).click();
    await heading('Messages');
    await page.getByRole('link', { name: 'Messages 1 open' }).waitFor();
    await page.getByRole('button', { name: 'Read Ring size, from Meera Sharma' }).click();
    const message = dialog('Ring size');
    const reply = message.getByRole('link', { name: 'Reply by email' });
    await expect(reply).toHaveAttribute(
      'href',
      'mailto:meera%40example.com?subject=Re%3A%20Ring%20size',
    );
    await expectWell();
    await message.getByRole('button', { name: 'Mark as done' }).click();
    await toast(page, 'Message marked as done').waitFor();
    await page.getByRole('heading', { name: 'No open messages' }).waitFor();
    await page.getByRole('combobox', { name: 'State' }).selectOption('Done');
    await page.getByRole('row', { name: /Ring size.*Done/ }).waitFor();
    await expectWell();
  });

  test('sees a new message counted in the navigation within a minute', async () => {
    const newAdmin = await newVisitor(browser, {
      storageState: await visitor.context.storageState(),
    });
    const { page } = newAdmin;
    await page.clock.install();
    const first = page.waitForResponse((reply) => reply.url().endsWith('/api/admin/waiting'));
    await page.goto(`${shop.url}/admin`);
    await (await first).finished();
    await page.getByRole('heading', { level: 1, name: 'Admin Home' }).waitFor();
    const data = {
      name: 'Asha Rao',
      email: 'asha@example.com',
      subject: 'Pearl',
      message: 'Is it real?',
    };
    expect((await newAdmin.context.request.post(`${shop.url}/api/contact`, { data })).ok()).toBe(
      true,
    );
    await page.clock.fastForward(61_000);
    await page.getByRole('link', { name: 'Messages 1 open' }).waitFor();
    newAdmin.expectNoOutput();
    await newAdmin.close();
  });

  test('assigns a role to another administrator, who then sees only the screens of that role, also on a phone', async () => {
    const packer = {
      email: `packer-${crypto.randomUUID()}@example.com`,
      password: 'calm teak window 7',
    };
    const post = async (context: BrowserContext, path: string, data: object) => {
      const reply = await context.request.post(`${shop.url}/api${path}`, { data });
      expect(reply.ok(), await reply.text()).toBe(true);
      return reply.json();
    };
    const { invitation } = await post(page.context(), '/admin/invitations', {
      email: packer.email,
    });
    const other = await newVisitor(browser, { screen: 'phone', allowed: /status of 40[13]/ });
    await post(other.context, '/admin/register', {
      ...packer,
      name: 'Kabir',
      invite: invitation.code,
    });
    await page.goto(`${shop.url}/admin/team`);
    await page.getByRole('button', { name: `Duty of ${packer.email}` }).click();
    const adminRole = dialog(`What is ${packer.email} there for?`);
    await adminRole.getByRole('combobox', { name: 'Duty' }).selectOption('packing');
    await expectWell();
    await adminRole.getByLabel('Your password', { exact: true }).fill('not this one');
    await adminRole.getByRole('button', { name: 'Save' }).click();
    await adminRole.getByRole('alert').first().waitFor();
    await expect(adminRole.getByRole('combobox', { name: 'Duty' })).toHaveValue('packing');
    await adminRole.getByLabel('Your password', { exact: true }).fill(password);
    await adminRole.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Duty saved').waitFor();
    await page.getByRole('row', { name: new RegExp(`${packer.email}.*Packing`) }).waitFor();

    await other.page.goto(`${shop.url}/admin`);
    await other.page.getByRole('heading', { level: 1, name: 'Admin Home' }).waitFor();
    const tiles = other.page.getByRole('main').getByRole('listitem');
    await expect(tiles).toHaveText([/^Orders/, /^Parcels/, /^Returns/, /^Stock/, /^My account/]);
    await expectNoHorizontalScroll(other.page);
    await checkA11y(other.page);
    expect((await other.context.request.get(`${shop.url}/api/admin/team`)).status()).toBe(403);
    other.expectNoOutput();
    await other.close();
  });

  test('changes their own email by a link to the new one, and logs in with it', async () => {
    const next = `owner-${crypto.randomUUID()}@example.com`;
    await page.goto(`${shop.url}/admin/account`);
    await press('Change email');
    const form = dialog('Change email');
    await expectWell();
    await form.getByRole('textbox', { name: 'New email' }).fill(next);
    await form.getByLabel('Current password', { exact: true }).fill('not this one');
    await form.getByRole('button', { name: 'Send link' }).click();
    await form.getByRole('alert').waitFor();
    await form.getByLabel('Current password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Send link' }).click();
    await toast(page, 'Please open the link in your email').waitFor();
    await page.getByText(email, { exact: true }).first().waitFor();
    await page.goto(await linkFromEmail(shop.dataDir, next, '/user/verify-email'));
    await heading('Email confirmed');
    await page.goto(`${shop.url}/admin/account`);
    await page.getByText(next, { exact: true }).first().waitFor();
    await expect(page.getByText(email, { exact: true })).toHaveCount(0);
    email = next;
  });

  test('cannot disable the second factor with a used code', async () => {
    await page.goto(`${shop.url}/admin/account`);
    await page.getByText('9 of 10 recovery codes are left.').waitFor();
    await press('Turn off');
    const proof = dialog('Turn the second factor off?');
    await proof.getByLabel('Your password', { exact: true }).fill(password);
    await proof.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
    await proof.getByRole('button', { name: 'Turn off' }).click();
    await proof.getByText('This code is wrong').first().waitFor();
  });
});
