import type { FastifyInstance } from 'fastify';
import { readSandboxSettings } from '../platform/couriers/sandbox/settings.ts';
import type { Database, OpenDatabase } from '../platform/database/open-database.ts';
import { decideSetting } from '../platform/database/settings-queries.ts';
import type { Env } from '../platform/env.ts';
import { ownAddress } from '../platform/own-address.ts';
import type { Keep } from '../platform/payment-providers/adapter.ts';
import { readGatewaySettings } from '../platform/payment-providers/razorpay/settings.ts';
import { readTextSandboxSettings } from '../platform/text-messages/sandbox-settings.ts';
import { mountSandbox } from './mount-sandbox.ts';

/**
 * Serves the sandbox's payment gateway, courier and message providers, as far as the environment
 * selects them.
 */
export async function mountOwnSandbox(
  app: FastifyInstance,
  { env, db, lead }: { env: Env; db: Database; lead: OpenDatabase['lead'] },
): Promise<void> {
  const keep: Keep = (name, make) => decideSetting(db, name, make);
  const gateway = await readGatewaySettings(env, keep);
  const payments = gateway?.embedded ? gateway : null;
  const settings = env.COURIER === 'sandbox' ? await readSandboxSettings(env, keep) : null;
  const courier = settings?.embedded
    ? { ...settings, stepMs: env.COURIER_DEMO_SECONDS * 1000 }
    : null;
  const senders = env.TEXT_MESSAGES === 'sandbox' ? await readTextSandboxSettings(env, keep) : null;
  if (!payments && !courier && !senders) return;
  const own = { dataDir: env.DATA_DIR, ownAddress: ownAddress(env) };
  await mountSandbox(app, { db, lead, ...own, payments, courier, messaging: senders });
}
