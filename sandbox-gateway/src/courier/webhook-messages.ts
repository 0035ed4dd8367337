import { createHmac } from 'node:crypto';
import type { GatewayClock } from '../clock.ts';
import type { Book } from './book.ts';
import type { CourierWebhook, Scan, ShipmentEntity } from './entities.ts';
import type { ErrorRates } from './options.ts';
import type { RandomSource } from './random-source.ts';

const firstPauseMs = 10_000;
const maxAttempts = 8;
const timeoutMs = 5_000;

type Target = { url: () => string | null; secret: string };

/** The body of a webhook, also an entry of a tracking response. */
export function present(shipment: ShipmentEntity, scan: Scan) {
  return {
    id: scan.id,
    awb: shipment.awb,
    reference: shipment.reference,
    status: scan.status,
    at: new Date(scan.atMs).toISOString(),
    place: scan.place,
    remark: scan.remark,
    expected_on: shipment.expectedOn,
    attempts: shipment.attempts,
  };
}

/** Sends signed events to the shop, retried until accepted, with the configured failures. */
export function createWebhookMessages(
  { book, clock, random }: { book: Book; clock: GatewayClock; random: RandomSource },
  errorRates: () => ErrorRates,
  target: Target,
) {
  const schedule = (message: CourierWebhook) => clock.at(message.nextMs, () => deliver(message.id));

  async function deliver(id: string): Promise<void> {
    const message = book.webhookMessages.get(id);
    if (message?.state !== 'pending') return;
    if (await post(message)) {
      book.commit({ ...message, state: 'delivered' });
      return;
    }
    const attempts = message.attempts + 1;
    const later: CourierWebhook = {
      ...message,
      attempts,
      nextMs: clock.now() + firstPauseMs * 2 ** message.attempts,
      state: attempts >= maxAttempts || !message.signed ? 'given_up' : 'pending',
    };
    book.commit(later);
    if (later.state === 'pending') schedule(later);
  }

  async function post({ body, signed }: CourierWebhook): Promise<boolean> {
    const url = target.url();
    if (url === null) return false;
    const signature = createHmac('sha256', signed ? target.secret : 'not the secret')
      .update(body)
      .digest('hex');
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
        body,
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  const compose = (id: string, content: object, delayMs = 0): CourierWebhook => ({
    ...{
      id,
      entity: 'notice',
      body: JSON.stringify(content),
      signed: true,
      attempts: 0,
      state: 'pending',
    },
    nextMs: clock.now() + delayMs,
  });

  return {
    /**
     * Creates the webhook messages of an event; the caller commits them with the event, then calls
     * `start`.
     */
    of(shipment: ShipmentEntity, scan: Scan): CourierWebhook[] {
      if (target.url() === null) return [];
      const { doubled, late, lateMs, lost, lies } = errorRates();
      if (random(lost)) return [];
      const delayMs = random(late) ? lateMs : 0;
      const event = present(shipment, scan);
      const copies = random(doubled) ? 2 : 1;
      const all = Array.from({ length: copies }, (_, at) =>
        compose(`ntc_${scan.id}_${at}`, event, delayMs * (at + 1)),
      );
      if (random(lies)) {
        const false_ = {
          ...event,
          id: `${scan.id}x`,
          status: 'IN_TRANSIT',
          remark: 'Shipment in transit',
        };
        all.push(compose(`ntc_${scan.id}_x`, false_, lateMs));
        all.push({
          ...compose(`ntc_${scan.id}_y`, { ...event, status: 'DELIVERED' }),
          signed: false,
        });
      }
      return all;
    },
    start(webhookMessages: readonly CourierWebhook[]): void {
      for (const message of webhookMessages) schedule(message);
    },
    /** Resumes the messages that were pending when the process exited. */
    resume(): void {
      for (const message of book.webhookMessages.values())
        if (message.state === 'pending') schedule(message);
    },
  };
}
