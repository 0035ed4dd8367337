import type { Browser } from '@playwright/test';
import {
  checkA11y,
  expectNoHorizontalScroll,
  newVisitor,
  screens,
  type Watched,
} from './browser.ts';
import { launchFullBrowser } from './full-browser.ts';
import { expect, test } from './journey.ts';
import { standInForRooms } from './room-stand-in.ts';
import { acceptChat, openDashboard, requestChat } from './sessions.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

/** Console output of the browser about the missing room server. */
const provoked =
  /ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource|websocket|livekit|Permission/i;

let browser: Browser;
let shop: ShopProcess;
let customer: Watched;
let healer: Watched;

test.beforeAll(async () => {
  // A fake microphone and camera, without a permission prompt.
  browser = await launchFullBrowser('--use-fake-device-for-media-stream');
  shop = await startShop({
    ...{ PAYMENTS: 'sandbox', SESSION_ROOMS: 'livekit', LIVEKIT_URL: 'ws://127.0.0.1:9' },
    ...{ LIVEKIT_API_KEY: 'journeys', LIVEKIT_API_SECRET: crypto.randomUUID() },
  });
  customer = await newVisitor(browser, { allowed: provoked, screen: 'phone' });
  healer = await newVisitor(browser, { allowed: provoked });
  await openDashboard(healer.page, shop);
});
test.afterAll(async () => {
  await customer?.close();
  await healer?.close();
  await browser?.close();
  await shop?.remove();
});

test('a denied microphone and an unavailable room server leave the session in text mode', async () => {
  test.slow();
  const { page } = customer;
  const healerPage = healer.page;
  await requestChat(page, shop);
  await acceptChat(healerPage, page);

  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const rooms = page.getByRole('region', { name: 'Voice and video' });
  await rooms.getByRole('button', { name: 'Talk', exact: true }).click();
  await rooms.getByRole('alert').getByText('is blocking the microphone').waitFor();
  await rooms.getByText('The session continues in chat.').waitFor();
  await checkA11y(page);

  await customer.context.grantPermissions(['microphone', 'camera']);
  await rooms.getByRole('button', { name: 'Talk with video' }).click();
  await rooms.getByRole('alert').getByText('cannot be reached').waitFor();
  await healerPage.getByText('Meera Sharma is waiting to talk with you.').waitFor();
  for (const [participantPage, path] of [
    [page, null],
    [healerPage, null],
    [page, '/hi'],
    [healerPage, '/hi'],
  ] as const) {
    if (path) {
      const { pathname, search } = new URL(participantPage.url());
      await participantPage.goto(`${shop.url}${path}${pathname}${search}`);
      await participantPage.getByRole('button', { name: 'बात करें', exact: true }).waitFor();
    }
    for (const screen of [screens.phone, screens.desktop]) {
      await participantPage.setViewportSize(screen);
      await expectNoHorizontalScroll(participantPage);
      await checkA11y(participantPage);
    }
  }

  await page.getByRole('textbox').fill('नमस्ते');
  await page.keyboard.press('Enter');
  await healerPage.getByRole('log').getByText('नमस्ते').waitFor();
  await page.reload();
  await page.getByRole('log').getByText('नमस्ते').waitFor();
  expect(
    requested.some(
      (url) => url.startsWith('ws://127.0.0.1:9/') || url.startsWith('http://127.0.0.1:9/'),
    ),
  ).toBe(true);
  await page.getByRole('button', { name: 'सत्र समाप्त करें' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'सत्र समाप्त करें' }).click();
  await page.getByText('आपने सत्र समाप्त किया।').waitFor();
});

test('a call is joined, heard, seen and left by keyboard only', async () => {
  test.slow();
  const healerPage = healer.page;
  const caller = await newVisitor(browser, { allowed: provoked, screen: 'phone' });
  const { page } = caller;
  await caller.context.grantPermissions(['microphone', 'camera']);
  await standInForRooms(caller.context);
  await healerPage.goto(`${shop.url}/healer`);
  await requestChat(page, shop);
  await acceptChat(healerPage, page);
  const rooms = page.getByRole('region', { name: 'Voice and video' });
  // The page was opened by client-side navigation: it reloads, and preserves the request.
  await rooms.getByRole('button', { name: 'Talk with video' }).press('Enter');
  const microphone = rooms.getByRole('button', { name: 'Microphone' });
  await expect(microphone).toHaveAttribute('aria-pressed', 'true');
  await rooms.getByText(/You are talking with Pandit Raghunath/).waitFor({ state: 'attached' });
  await rooms.getByLabel('Video of Pandit Raghunath').waitFor();
  await rooms.getByLabel('Your own video').waitFor();
  await healerPage.getByText('Meera Sharma is waiting to talk with you.').waitFor();
  await microphone.focus();
  await page.keyboard.press('Space');
  await expect(microphone).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(rooms.getByRole('button', { name: 'Camera' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await rooms.getByLabel('Your own video').waitFor({ state: 'detached' });
  for (const screen of [screens.desktop, screens.phone]) {
    await page.setViewportSize(screen);
    await expectNoHorizontalScroll(page);
    await checkA11y(page);
  }
  await page.keyboard.press('Tab');
  await expect(rooms.getByRole('button', { name: 'Hang up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rooms.getByRole('button', { name: 'Talk', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(microphone).toBeFocused();
  // Closing the session also leaves the room.
  await healerPage.getByRole('button', { name: 'End session' }).click();
  await healerPage.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await page.getByText('The healer ended the session.').waitFor();
  await expect(rooms).toHaveCount(0);
  await caller.close();
});

test('no other page may use the room server, microphone or camera', async ({ request }) => {
  const policyOf = async (path: string) => {
    const headers = (await request.get(`${shop.url}${path}`)).headers();
    return `${headers['content-security-policy']} ${headers['permissions-policy']}`;
  };
  for (const path of ['/sessions/con_1', '/hi/sessions/con_1', '/healer'])
    expect(await policyOf(path)).toMatch(
      /ws:\/\/127\.0\.0\.1:9 http:\/\/127\.0\.0\.1:9;.*microphone=\(self\)/,
    );
  for (const path of ['/', '/sessions', '/sessions/new', '/healer/profile', '/spiritual-healers']) {
    expect(await policyOf(path)).not.toContain('127.0.0.1:9');
    expect(await policyOf(path)).toContain('camera=(), microphone=()');
  }
});
