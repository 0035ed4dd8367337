import fastify from 'fastify';
import { createGateway } from './gateway.ts';
import { openFileStore } from './ledger/file-store.ts';
import { createMemoryStore } from './ledger/store.ts';
import type { ReceiptMode } from './options.ts';

/**
 * Runs the gateway as a separate process, so that its ledger outlives the shop's. README.md lists
 * the variables.
 */
const {
  PORT = '0',
  HOST = '127.0.0.1',
  SANDBOX_KEY_ID = 'rzp_test_sandbox',
  SANDBOX_KEY_SECRET = 'sandbox_key_secret',
  SANDBOX_WEBHOOK_SECRETS = 'sandbox_webhook_secret',
  SANDBOX_WEBHOOK_URL,
  SANDBOX_STORE,
  SANDBOX_CONTROLS,
  SANDBOX_RECEIPTS = 'accept',
} = process.env;

const server = fastify({ logger: false, forceCloseConnections: true });
await server.register(
  createGateway({
    keyId: SANDBOX_KEY_ID,
    keySecret: SANDBOX_KEY_SECRET,
    webhookSecrets: SANDBOX_WEBHOOK_SECRETS.split(','),
    webhookUrl: SANDBOX_WEBHOOK_URL ?? null,
    store: SANDBOX_STORE ? openFileStore(SANDBOX_STORE) : createMemoryStore(),
    controls: SANDBOX_CONTROLS === '1',
    receiptMode: SANDBOX_RECEIPTS as ReceiptMode,
  }),
);
const address = await server.listen({ port: Number(PORT), host: HOST });
console.log(`The sandbox gateway is ready at ${address}; no money moves`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close());
