import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from './journey.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

const main = path.join(import.meta.dirname, '..', 'server', 'build', 'main.js');

/** Runs the server with this environment until it exits. */
async function runToEnd(
  env: Record<string, string>,
): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'exit');
  return { code, stderr };
}

test.describe('the process', () => {
  let shop: ShopProcess;
  test.beforeAll(async () => {
    shop = await startShop();
  });
  test.afterAll(() => shop.remove());

  test('is live and ready, and exports metrics', async () => {
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${shop.url}/metrics`)).text()).toContain(
      'http_request_duration_seconds',
    );
  });

  test('rejects a second process on its data folder with a one-line error', async () => {
    const { code, stderr } = await runToEnd({ DATA_DIR: shop.dataDir, PORT: '0' });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining(`${shop.dataDir} is in use by another`),
    ]);
  });

  test('rejects an occupied port with a one-line error that names PORT', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'jyotiratna-shop-'));
    const { code, stderr } = await runToEnd({
      DATA_DIR: dataDir,
      PORT: new URL(shop.url).port,
      SEED: 'none',
    });
    await rm(dataDir, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^PORT \d+ is in use/)]);
  });

  test('exits on an invalid variable with a one-line error that names it', async () => {
    const { code, stderr } = await runToEnd({ PAYMENTS: 'cash' });
    expect(code).toBe(1);
    expect(stderr).toBe('PAYMENTS must be one of razorpay, sandbox, none\n');
  });

  test('exits on an unresponsive database with a one-line error that names its variable', async () => {
    const { code, stderr } = await runToEnd({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^DATABASE_URL must be /)]);
  });

  test('serves an API description with every endpoint of the contract', async () => {
    const api = await (await fetch(`${shop.url}/api/openapi.json`)).json();
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining(['/api/products', '/api/products/{key}', '/api/config']),
    );
    expect((await fetch(`${shop.url}/docs`)).status).toBe(200);
  });

  test('exits with 0 on SIGTERM, and retains its catalogue for the next start', async () => {
    const before = await (await fetch(`${shop.url}/api/products`)).json();
    expect(before.total).toBeGreaterThanOrEqual(28);
    expect(await shop.stop()).toBe(0);
    await shop.restart();
    expect(await (await fetch(`${shop.url}/api/products`)).json()).toEqual(before);
  });
});
