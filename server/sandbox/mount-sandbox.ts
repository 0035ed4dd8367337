import path from 'node:path';
import { createGateway, openFileStore } from '@jyotiratna/sandbox-gateway';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database, OpenDatabase } from '../platform/database/open-database.ts';
import { readSetting, writeSetting } from '../platform/database/settings-queries.ts';
import type { Settings } from '../platform/payment-providers/razorpay/settings.ts';
import { forward } from './forward.ts';

type Options = {
  db: Database;
  lead: OpenDatabase['lead'];
  dataDir: string;
  settings: Settings;
};

const homeKey = 'sandbox.home';

/**
 * Serves the built-in test gateway below /sandbox. Its ledger belongs to one process: where
 * several serve one shop, the rest forward such requests to it over HTTP, and take over the
 * ledger when it is gone.
 */
export async function mountSandbox(app: FastifyInstance, options: Options): Promise<void> {
  const ownAddress = new URL(options.settings.apiBase).origin;
  let gateway: FastifyInstance | null = null;
  let giveBack: (() => Promise<void>) | null = null;

  async function tryToKeepLedger(): Promise<boolean> {
    giveBack ??= await options.lead('sandbox ledger');
    if (!giveBack) return false;
    if (!gateway) {
      gateway = await openGateway(options, ownAddress);
      await writeSetting(options.db, homeKey, ownAddress);
    }
    return true;
  }

  await tryToKeepLedger();
  app.addHook('onClose', async () => {
    await gateway?.close();
    await giveBack?.();
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is left unread here: the gateway, or the process that has it, reads it.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/sandbox/*', { config: { foreignCallers: true } }, async (request, reply) => {
      if (!gateway) {
        const home = await readSetting(options.db, homeKey);
        const responded = typeof home === 'string' && home !== ownAddress && (await forward(home, request, reply));
        if (responded || !(await tryToKeepLedger())) return responded ? reply : reply.code(503).send();
      }
      reply.hijack();
      gateway?.routing(request.raw, reply.raw);
      return reply;
    });
  });
}

/** The gateway as a server of its own that never listens: requests are handed to it. */
async function openGateway({ dataDir, settings }: Options, ownAddress: string): Promise<FastifyInstance> {
  const gateway = Fastify({ logger: false });
  await gateway.register(
    createGateway({
      keyId: settings.keyId,
      keySecret: settings.keySecret,
      webhookSecrets: settings.webhookSecrets,
      webhookUrl: `${ownAddress}/api/payments/webhook`,
      store: openFileStore(path.join(dataDir, 'sandbox', 'ledger.jsonl')),
    }),
    { prefix: '/sandbox' },
  );
  await gateway.ready();
  return gateway;
}
