import type { Browser, Page } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll, newVisitor, screens } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';
import { register, toast } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;

test.beforeAll(({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
});

/** A device with a fingerprint reader that always recognises its owner. */
async function addDevice(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasUserVerification: true, isUserVerified: true },
  });
}

test('a passkey is added with the password, logs in without it, and is removed', async () => {
  test.slow();
  const { page, expectNoOutput, close } = await newVisitor(browser, {
    allowed: /status of (400|401)/,
  });
  await addDevice(page);
  const { password } = await register(page, shop.url, '/user/profile');
  await page.getByText('No passkey yet.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name of the device' }).fill('My telephone');
  await dialog.getByLabel(/^Your password/).fill('wrong password');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByLabel(/^Your password/)).toBeFocused();
  await dialog.getByLabel(/^Your password/).fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await toast(page, 'Passkey added').waitFor();
  await page.getByText('My telephone').waitFor();
  for (const screen of [screens.phone, screens.desktop]) {
    await page.setViewportSize(screen);
    await expectNoHorizontalScroll(page);
    await checkA11y(page);
  }

  await page.request.post(`${shop.url}/api/user/logout`, { headers: { origin: shop.url } });
  await page.goto(`${shop.url}/user/login?next=/user/profile`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText(/last used on/).waitFor();

  await page.getByRole('button', { name: 'Remove the passkey My telephone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm with a passkey' }).click();
  await page.getByText('No passkey yet.').waitFor();
  await page.request.post(`${shop.url}/api/user/logout`, { headers: { origin: shop.url } });
  await page.goto(`${shop.url}/user/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('This passkey was not accepted.').waitFor();
  expectNoOutput();
  await close();
});

test('a browser without passkey support offers none', async () => {
  const { page, expectNoOutput, close } = await newVisitor(browser);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto(`${shop.url}/user/login`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
  expectNoOutput();
  await close();
});
