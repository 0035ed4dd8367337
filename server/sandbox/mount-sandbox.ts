import path from 'node:path';
import {
  type CourierRow,
  createGateway,
  createSandboxCourier,
  createTextSandbox,
  openFileStore,
} from '@jyotiratna/sandbox-gateway';
import Fastify, { type FastifyInstance } from 'fastify';
import type { SandboxSettings } from '../platform/couriers/sandbox/settings.ts';
import type { Database, OpenDatabase } from '../platform/database/open-database.ts';
import { readSetting, writeSetting } from '../platform/database/settings-queries.ts';
import type { Settings } from '../platform/payment-providers/razorpay/settings.ts';
import type { TextSandboxSettings } from '../platform/text-messages/sandbox-settings.ts';
import { forward } from './forward.ts';

type Options = {
  db: Database;
  lead: OpenDatabase['lead'];
  dataDir: string;
  /** The address of this process, for its own requests. */
  ownAddress: string;
  /** Null where the shop does not use the sandbox's payment gateway. */
  payments: Settings | null;
  /**
   * Null where the shop does not use the sandbox's courier; `stepMs`: the time between two events
   * of a parcel.
   */
  courier: (SandboxSettings & { stepMs: number }) | null;
  /** Null where the shop does not use the sandbox's message providers. */
  messaging: TextSandboxSettings | null;
};

const homeKey = 'sandbox.home';
/** The time between two delivery states of a message. */
const textStepMs = 3_000;

/**
 * Serves the built-in test gateway, courier and message providers below /sandbox. Their data belong
 * to one process: the other processes of the shop forward such requests to it over HTTP, and one of
 * them takes over when it has exited.
 */
export async function mountSandbox(app: FastifyInstance, options: Options): Promise<void> {
  const { ownAddress } = options;
  let gateway: FastifyInstance | null = null;
  let giveBack: (() => Promise<void>) | null = null;

  async function tryToKeepLedger(): Promise<boolean> {
    giveBack ??= await options.lead('sandbox ledger');
    if (!giveBack) return false;
    if (!gateway) {
      gateway = await openGateway(options);
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
    // The body is not parsed here: the gateway, or the process that owns it, reads it.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/sandbox/*', { config: { foreignCallers: true } }, async (request, reply) => {
      if (!gateway) {
        const home = await readSetting(options.db, homeKey);
        const responded =
          typeof home === 'string' && home !== ownAddress && (await forward(home, request, reply));
        if (responded || !(await tryToKeepLedger()))
          return responded ? reply : reply.code(503).send();
      }
      reply.hijack();
      gateway?.routing(request.raw, reply.raw);
      return reply;
    });
  });
}

/** The sandbox as a server that does not listen: requests are injected into it. */
async function openGateway({
  dataDir,
  ownAddress,
  payments,
  courier,
  messaging,
}: Options): Promise<FastifyInstance> {
  const gatewayApp = Fastify({ logger: false });
  const fileOf = (name: string) => path.join(dataDir, 'sandbox', name);
  if (payments) {
    const { keyId, keySecret, webhookSecrets } = payments;
    const webhookUrl = `${ownAddress}/api/payments/webhook`;
    const store = openFileStore(fileOf('ledger.jsonl'));
    await gatewayApp.register(
      createGateway({ keyId, keySecret, webhookSecrets, webhookUrl, store }),
      {
        prefix: '/sandbox',
      },
    );
  }
  if (courier) {
    const { key, webhookSecret, stepMs } = courier;
    const webhookUrl = `${ownAddress}/api/parcels/events`;
    const store = openFileStore<CourierRow>(fileOf('courier.jsonl'));
    await gatewayApp.register(
      createSandboxCourier({ key, webhookSecret, webhookUrl, store, stepMs }),
      {
        prefix: '/sandbox',
      },
    );
  }
  if (messaging) {
    const { token, secret, shop } = messaging;
    await gatewayApp.register(createTextSandbox({ token, secret, shop, stepMs: textStepMs }), {
      prefix: '/sandbox',
    });
  }
  await gatewayApp.ready();
  return gatewayApp;
}
