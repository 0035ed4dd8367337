import type { Browser } from '@playwright/test';
import { type FakeIssuer, startFakeIssuer, type User } from '../server/testing/fake-issuer.ts';
import { checkA11y, newVisitor, type Watched } from './browser.ts';
import { now } from './clock.ts';
import { expect, test } from './journey.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

test.describe('login with Google', () => {
  let issuer: FakeIssuer;
  let shop: ShopProcess;
  let browser: Browser;
  test.beforeAll(async ({ browser: started }) => {
    issuer = await startFakeIssuer(now);
    const env = {
      GOOGLE_CLIENT_ID: issuer.clientId,
      GOOGLE_CLIENT_SECRET: issuer.clientSecret,
      GOOGLE_ISSUER: issuer.url,
    };
    browser = started;
    shop = await startShop(env);
  });
  test.afterAll(async () => {
    await shop.remove();
    await issuer.close();
  });

  /** Clicks the button; at the provider, the given user consents. */
  async function signIn(visitor: Watched, user: User): Promise<void> {
    const { page } = visitor;
    await page.route(`${issuer.url}/authorize**`, async (route) => {
      const { code, state } = issuer.approve(route.request().url(), user);
      const back = new URL('/user/google/callback', shop.url);
      back.search = new URLSearchParams({ code, state }).toString();
      await route.fulfill({ status: 302, headers: { location: back.href } });
    });
    await page.goto(`${shop.url}/user/login`);
    await page.getByRole('button', { name: /Google/ }).click();
  }

  test('creates an account for a verified address, and reuses it the next time', async () => {
    const user = { sub: 'g-1', email: 'asha@example.com', name: 'Asha', email_verified: true };
    for (const _ of ['first', 'second']) {
      const visitor = await newVisitor(browser);
      await signIn(visitor, user);
      await visitor.page.waitForURL(`${shop.url}/`);
      await visitor.page.goto(`${shop.url}/user/profile`);
      await visitor.page.getByText('asha@example.com').first().waitFor();
      visitor.expectNoOutput();
      await visitor.close();
    }
  });

  test('rejects an address that the provider has not verified, with the specified message', async () => {
    const visitor = await newVisitor(browser, { allowed: /status of 4\d\d/ });
    await signIn(visitor, { sub: 'g-2', email: 'unproven@example.com', email_verified: false });
    await visitor.page.getByText('Google authentication failed').first().waitFor();
    await checkA11y(visitor.page);
    visitor.expectNoOutput();
    await visitor.close();
  });

  test('requires the password before it links an account that has one', async () => {
    const register = await fetch(`${shop.url}/api/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'own@example.com',
        password: 'a quiet long phrase',
        name: 'Own',
      }),
    });
    expect(register.status).toBe(200);
    const visitor = await newVisitor(browser, { allowed: /status of 4\d\d/ });
    await signIn(visitor, { sub: 'g-3', email: 'own@example.com', email_verified: true });
    await visitor.page
      .getByText('An account with this email already exists. Log in with your password first.')
      .waitFor();
    visitor.expectNoOutput();
    await visitor.close();
  });
});
