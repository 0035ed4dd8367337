import {
  type StartedTextProvider,
  startTextProvider,
  textSenderToken,
} from '@jyotiratna/sandbox-gateway/testing/start-texts';
import { eq, sql } from 'drizzle-orm';
import { freePort } from '../boot/free-port.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { deliverTextMessages } from '../texts/deliver-texts.ts';
import { textMessages } from '../texts/schema.ts';
import { newMember, type TestMember } from './members.ts';
import type { DatabaseKind } from './test-database.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

export type TextShop = TestShop & {
  textProvider: StartedTextProvider;
  admin: TestMember;
  /** Sends all queued messages, postponed ones included. */
  deliver: () => Promise<void>;
  rowOf: (key: string) => Promise<typeof textMessages.$inferSelect | undefined>;
  /** Messages received by the providers for a recipient. */
  sentTo: (to: string) => Promise<string[]>;
};

/** The variables of senders whose providers are a sandbox at this address. */
export function textSettings(origin: string): Record<string, string> {
  return {
    ...{ TEXT_MESSAGES: 'whatsapp,sms', TEXT_PRICES: 'whatsapp=0.115,sms=0.2' },
    ...{
      WHATSAPP_PHONE_ID: '100000000000000',
      WHATSAPP_TOKEN: textSenderToken,
      WHATSAPP_APP_SECRET: textSenderToken,
    },
    ...{ WHATSAPP_VERIFY_TOKEN: textSenderToken, WHATSAPP_API_BASE: `${origin}/graph/v24.0` },
    ...{
      SMS_ACCOUNT: 'shop',
      SMS_KEY: 'sandbox',
      SMS_TOKEN: textSenderToken,
      SMS_SENDER: 'JYOTIR',
    },
    ...{
      SMS_WEBHOOK_SECRET: textSenderToken,
      SMS_DLT_ENTITY: '1101000000000',
      SMS_API_BASE: `${origin}/sms/v1`,
    },
    SMS_TEMPLATES:
      'order-placed.en=1107000000001,cash-question.en=1107000000002,code.en=1107000000003',
  };
}

/** A listening shop with the sandbox's message providers, which report delivery states to it. */
export async function createTextShop(
  kind: DatabaseKind,
  env: Record<string, string> = {},
): Promise<TextShop> {
  const port = await freePort('127.0.0.1');
  const providers = await startTextProvider({ shop: `http://127.0.0.1:${port}` });
  const shop = await createTestShop(kind, {
    PORT: String(port),
    ...textSettings(providers.origin),
    ...env,
  });
  await shop.app.listen({ port, host: '127.0.0.1' });
  const { db } = shop.deps;
  return {
    ...shop,
    textProvider: providers,
    admin: await newMember(shop, 'admin'),
    async deliver() {
      await db.update(outbox).set({ dueAt: sql`now()` }).where(eq(outbox.kind, 'text'));
      await deliverTextMessages(shop.deps);
    },
    rowOf: async (key) =>
      (await db.select().from(textMessages).where(eq(textMessages.key, key)))[0],
    sentTo: async (to) =>
      (await providers.messages())
        .filter((one) => one.to.replace('+', '') === to.replace('+', ''))
        .map(({ key }) => key),
    async close() {
      await providers.close();
      await shop.close();
    },
  };
}
