import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWebhookServer } from './testing/start-receiver.ts';

const main = new URL('./main.ts', import.meta.url).pathname;
const authorization = `Basic ${Buffer.from('rzp_test_sandbox:sandbox_key_secret').toString('base64')}`;

let folder: string;
let running: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-process-'));
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

/** Starts the gateway as a separate process on the test's file; resolves with its origin. */
async function start(webhookUrl: string): Promise<string> {
  running = spawn(process.execPath, [main], {
    env: {
      SANDBOX_STORE: join(folder, 'ledger.jsonl'),
      SANDBOX_WEBHOOK_URL: webhookUrl,
      SANDBOX_CONTROLS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(running.stdout!, 'data');
  return /http:\/\/[\d.:]+/.exec(String(line))![0];
}

async function kill(): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const finished = once(running, 'exit');
  running.kill('SIGKILL');
  await finished;
}

const post = async (url: string, body: unknown): Promise<Record<string, string>> =>
  (
    await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json() as Promise<Record<string, string>>;

test('acknowledged payments persist after kill -9, and pending webhooks are sent', async () => {
  const shop = await startWebhookServer();
  shop.replyNext(...Array(3).fill(503));
  const first = await start(shop.url);
  const order = await post(`${first}/v1/orders`, {
    amount: 5000,
    currency: 'INR',
    receipt: 'ord_1',
  });
  const paid = await post(`${first}/v1/checkout/attempt`, {
    key: 'rzp_test_sandbox',
    order_id: order.id,
    outcome: 'succeed',
  });
  await kill();

  const second = await start(shop.url);
  const found = await fetch(`${second}/v1/payments/${paid.razorpay_payment_id}`, {
    headers: { authorization },
  });
  expect(await found.json()).toMatchObject({ status: 'captured', order_id: order.id });

  await vi.waitFor(async () => {
    await post(`${second}/__sandbox/clock/advance`, { ms: 10_000 });
    const delivered = new Set(shop.received.map(({ event }) => event));
    expect([...delivered].sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
  }, 10_000);
  await shop.close();
});
