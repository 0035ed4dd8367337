import type { DeliveryEntity, OrderEntity, Payment, Refund } from '../entities.ts';
import type { NewId } from '../ids.ts';

/** An event, with the objects as of its time. */
export type WebhookEvent = {
  event: string;
  payment?: Payment;
  order?: OrderEntity;
  refund?: Refund;
};

/** The body of a webhook as text, of which exactly these bytes are signed. */
export function envelope({ event, ...objects }: WebhookEvent, nowMs: number): string {
  const contains = (['refund', 'payment', 'order'] as const).filter((name) => objects[name]);
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_Sandbox0000000',
    event,
    contains,
    payload: Object.fromEntries(contains.map((name) => [name, { entity: objects[name] }])),
    created_at: Math.floor(nowMs / 1000),
  });
}

export function newDelivery(newId: NewId, happening: WebhookEvent, nowMs: number): DeliveryEntity {
  const body = envelope(happening, nowMs);
  return {
    id: newId('evt'),
    entity: 'delivery',
    event: happening.event,
    body,
    signedBody: body,
    signWith: 'current',
    withEventId: true,
    copies: 1,
    once: false,
    createdMs: nowMs,
    nextMs: nowMs,
    attempts: 0,
    state: 'pending',
  };
}
